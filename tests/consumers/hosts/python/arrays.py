"""A library of arrays, whose module _promotion joinery writes: what their dtypes promote to."""
from _promotion import promote_types


class Array:
    def __init__(self, elements, dtype):
        self.elements, self.dtype = [dtype.cast(each) for each in elements], dtype

    def __add__(self, other):
        dtype = promote_types(self.dtype, other.dtype)
        if dtype is None:
            raise TypeError(f"{self.dtype} + {other.dtype}")
        return Array([a + b for a, b in zip(self.elements, other.elements)], dtype)
