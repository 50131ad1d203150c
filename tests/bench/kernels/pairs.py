"""The pairs of dtypes that are measured, and the dtypes that they give."""

import loops


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


class Promotion:
    """Of a generated manifest, as parsed."""

    def __init__(self, facts):
        self.values = {d["name"]: i for i, d in enumerate(facts["dtypes"])}
        self.stands_for = {d["name"]: d["stands_for"] or d["name"] for d in facts["dtypes"]}
        self.table = facts["table"]

    def join(self, a, b):
        return self.stands_for.get(self.table[self.values[a]][self.values[b]])

    def result(self, op, a, b):
        """The dtype that is computed in, and the one that is stored."""
        to = self.join(a, b)
        if op == "divide" and to in ("i64", "u64"):
            to = "f64"
        elif op == "divide" and (to == "b" or loops.is_integer(to)):
            to = "f32"
        return to, "b" if op in loops.COMPARISONS else to
