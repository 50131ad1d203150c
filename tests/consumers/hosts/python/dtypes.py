"""The dtypes of a library: objects."""


class DType:
    def __init__(self, name, cast):
        self.name, self.cast = name, cast

    def __repr__(self):
        return f"dtypes.{self.name}"


bool_, uint8, int8, int16 = DType("bool", bool), DType("uint8", int), DType("int8", int), DType("int16", int)
float32, float64 = DType("float32", float), DType("float64", float)
