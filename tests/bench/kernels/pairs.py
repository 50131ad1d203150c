"""The pairs of dtypes that are measured."""


def pairs_to_measure(dtypes):
    """All pairs of add, and for other operations those that are hard somewhere."""
    some = {
        "multiply": "i8,i8 b,i8 u32,i32 i64,i64 f16,f16 bf16,bf16 i64,f32 f32,c64 f64,c64 c64,c64 c128,c128",
        "maximum": "f16,f16 bf16,bf16 i16,bf16 f16,bf16 f32,f32 f64,f64 i64,i64 u64,u64",
        "less": "i8,u8 u32,i32 u64,i64 i64,i64 i64,f64 f32,f32 f32,f64 f64,f64 f16,f16 f16,bf16 bf16,bf16 i8,f32",
        "divide": "i32,i32 i64,i64 f32,f32 f16,f16",
    }
    pairs = [("add", a, b) for i, a in enumerate(dtypes) for b in dtypes[i:]]
    return pairs + [(op, *pair.split(",")) for op, text in some.items() for pair in text.split()]
