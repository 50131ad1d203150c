import numpy as np
def promote(*dtypes):
    return np.result_type(*dtypes)
def operate(operation, *dtypes):
    return getattr(np, operation)(*(np.ones(1, dtype) for dtype in dtypes)).dtype
