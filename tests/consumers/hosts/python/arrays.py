"""A library whose dtypes are objects, and whose promotions follow from what each promotes to next."""


class DType:
    def __init__(self, name, bits, *above):
        self.name, self.bits, self.above = name, bits, above

    def __repr__(self):
        return f"arrays.{self.name}"

    def ancestors(self):
        """All that it promotes to, itself among them."""
        return {self}.union(*(dtype.ancestors() for dtype in self.above))


float64 = DType("float64", 64)
float32 = DType("float32", 32, float64)
float16 = DType("float16", 16, float32)
bfloat16 = DType("bfloat16", 16, float32)
int32 = DType("int32", 32, float64)
int16 = DType("int16", 16, int32, float32)
int8 = DType("int8", 8, int16, float16, bfloat16)
uint8 = DType("uint8", 8, int16, float16, bfloat16)
bool_ = DType("bool", 8, int8, uint8)
dtypes = {each.name: each for each in (bool_, uint8, int8, int16, int32, float16, bfloat16, float32, float64)}


def promote(a, b):
    """The narrowest dtype that both promote to; of several, the first by name."""
    return min(a.ancestors() & b.ancestors(), key=lambda dtype: (dtype.bits, dtype.name))
