import * as np from "numpy-ts";
const promote = np.promote_types;
const operate = (operation, ...dtypes) => np[operation](...dtypes.map((dtype) => np.ones([1], dtype))).dtype;
