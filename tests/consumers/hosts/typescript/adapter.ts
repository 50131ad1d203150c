import { type DType, promoteTypes } from "./dtypes";
const promote = (a: string, b: string) => promoteTypes(a as DType, b as DType);
