import numpy as np
def promote(*dtypes):
    return np.result_type(*dtypes)
def can_cast(from_, to, casting):
    return np.can_cast(from_, to, casting)
def operate(operation, *dtypes):
    return getattr(np, operation)(*(np.ones(1, dtype) for dtype in dtypes)).dtype
