#!/usr/bin/env python3
"""Promotion tables of systems whose rules are in their sources, by those rules.

Usage:
    make_system_tables.py          write each table beside this script
    make_system_tables.py --check  write nothing; exit with 1 if a file differs from what would be written

Each function below is one rule, retold from the source that README.md names. This script shares no code with joinery,
and does not read its specs. Two Python scalars, which an operator never hands to the system, stay what Python makes of
them, as in NumPy's table: i*, f* or c*.
"""

import csv
import io
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
SCALARS = ["i*", "f*", "c*"]  # from low to high, as Python promotes them
BOOL = ["b"]
UNSIGNED = ["u8", "u16", "u32", "u64"]
SIGNED = ["i8", "i16", "i32", "i64"]
FLOATS = ["bf16", "f16", "f32", "f64"]
COMPLEX = ["c64", "c128"]
DTYPES = BOOL + UNSIGNED + SIGNED + FLOATS + COMPLEX  # of JAX and TensorFlow
UNDEFINED = "-"


def read(file):
    """The dtypes of a table beside this script, and (a, b) -> cell."""
    with open(HERE / file, encoding="utf-8", newline="") as stream:
        header, *rows = csv.reader(stream)
    return header[1:], {(row[0], b): cell for row in rows for b, cell in zip(header[1:], row[1:])}


def with_scalars(strong, cell):
    """The table of the strong dtypes and the Python scalars. cell(a, b): of two strong ones, or with a scalar b."""
    def value(a, b):
        if a in SCALARS and b in SCALARS:
            return max(a, b, key=SCALARS.index)
        return cell(b, a) if a in SCALARS else cell(a, b)

    names = strong + SCALARS
    return names, {(a, b): value(a, b) for a in names for b in names}


# PyTorch -----------------------------------------------------------------------------------------------------------

def pytorch():
    strong, promote = read("pytorch_main.csv")
    default = {"i*": "i64", "f*": "f32", "c*": "c64"}  # what a Python number is before it meets a tensor
    complex_dtypes = {"c32", "c64", "c128"}
    complex_of = {"bf16": "c64", "f16": "c32", "f32": "c64", "f64": "c128"}  # toComplexType; an error for 8-bit floats
    floats = {name for name in strong if name.startswith("f8_")} | set(complex_of)

    def with_number(tensor, number):
        """combine_categories: the tensor keeps its dtype, unless the number is of a higher category."""
        if tensor in complex_dtypes:
            return tensor
        if number in complex_dtypes:
            return complex_of.get(tensor, UNDEFINED) if tensor in floats else number
        if tensor in floats:
            return tensor
        if tensor == "b" or number in floats:
            return promote[tensor, number]
        return tensor

    return with_scalars(strong, lambda a, b: with_number(a, default[b]) if b in SCALARS else promote[a, b])


def renamed(table, names):
    """The table under other names, without the Python scalars."""
    dtypes, cells = table
    kept = [name for name in dtypes if name in names]
    return [names[name] for name in kept], {
        (names[a], names[b]): names.get(cells[a, b], UNDEFINED) for a in kept for b in kept}


SCALAR_TYPE = {  # c10::ScalarType
    "b": "Bool", "u8": "Byte", "u16": "UInt16", "u32": "UInt32", "u64": "UInt64",
    "i8": "Char", "i16": "Short", "i32": "Int", "i64": "Long",
    "f8_e4m3fn": "Float8_e4m3fn", "f8_e4m3fnuz": "Float8_e4m3fnuz",
    "f8_e5m2": "Float8_e5m2", "f8_e5m2fnuz": "Float8_e5m2fnuz",
    "bf16": "BFloat16", "f16": "Half", "f32": "Float", "f64": "Double",
    "c32": "ComplexHalf", "c64": "ComplexFloat", "c128": "ComplexDouble",
}
TORCH_DTYPE = {  # torch.dtype, in Python
    "b": "torch.bool", "u8": "torch.uint8", "u16": "torch.uint16", "u32": "torch.uint32", "u64": "torch.uint64",
    "i8": "torch.int8", "i16": "torch.int16", "i32": "torch.int32", "i64": "torch.int64",
    "f8_e4m3fn": "torch.float8_e4m3fn", "f8_e4m3fnuz": "torch.float8_e4m3fnuz",
    "f8_e5m2": "torch.float8_e5m2", "f8_e5m2fnuz": "torch.float8_e5m2fnuz",
    "bf16": "torch.bfloat16", "f16": "torch.float16", "f32": "torch.float32", "f64": "torch.float64",
    "c32": "torch.complex32", "c64": "torch.complex64", "c128": "torch.complex128",
}


# MLX, TensorFlow, jax.lax --------------------------------------------------------------------------------------------

def mlx():
    strong, promote = read("mlx.csv")
    floats = {"bf16", "f16", "f32", "f64"}

    def as_array(scalar, dtype):
        """to_array: what a Python scalar beside an array of that dtype becomes; a bool array does not keep it."""
        if scalar == "i*":
            return "i32" if dtype == "b" else dtype
        if scalar == "f*":
            return dtype if dtype in floats else "f32"
        return "c64"

    return with_scalars(strong, lambda a, b: promote[a, as_array(b, a) if b in SCALARS else b])


def tensorflow():
    """Tensors are of one dtype. A Python number becomes the tensor's if its kind is no higher (IsCompatible)."""
    takes = {"i*": UNSIGNED + SIGNED + FLOATS + COMPLEX, "f*": FLOATS + COMPLEX, "c*": COMPLEX}
    return with_scalars(DTYPES, lambda a, b: a if a == b or a in takes.get(b, ()) else UNDEFINED)


def jax_lax():
    """check_same_dtypes, with 64-bit dtypes on: a Python scalar is an i64, f64 or c128, and gives way to that."""
    default = {"i*": "i64", "f*": "f64", "c*": "c128"}
    names, cells = with_scalars(DTYPES, lambda a, b: a if a == default.get(b, b) else UNDEFINED)
    two = {(a, b): UNDEFINED for a in SCALARS for b in SCALARS if a != b}  # lax.add(1, 1.0) is a function of JAX's own
    return names, {**cells, **two}


# Arrow, DuckDB: by their own names -----------------------------------------------------------------------------------

def arrow():
    """CommonNumeric; there is none for bool and half_float, which promote to themselves alone."""
    widths = {f"{sign}int{bits}": bits for sign in ("u", "") for bits in (8, 16, 32, 64)}
    names = ["bool", *widths, "halffloat", "float", "double"]

    def value(a, b):
        if a == b:
            return a
        if not {a, b} <= {*widths, "float", "double"}:
            return UNDEFINED
        for name in ("double", "float"):
            if name in (a, b):
                return name
        signed = max((widths[x] for x in (a, b) if x.startswith("i")), default=0)
        unsigned = max((widths[x] for x in (a, b) if x.startswith("u")), default=0)
        if signed == 0:
            return f"uint{unsigned}"
        if signed <= unsigned:
            signed = 2 * unsigned  # a power of two
        return f"int{min(signed, 64)}"

    return names, {(a, b): value(a, b) for a in names for b in names}


def duckdb():
    """CombineNumericTypes without UHUGEINT, DECIMAL and BOOLEAN: one of the two if the other casts to it, else a signed
    integer that holds both. Signed and unsigned integers cast to what is wider, and all to FLOAT and DOUBLE."""
    signed = ["TINYINT", "SMALLINT", "INTEGER", "BIGINT", "HUGEINT"]
    unsigned = ["UTINYINT", "USMALLINT", "UINTEGER", "UBIGINT"]
    floats = ["FLOAT", "DOUBLE"]

    def casts(a, b):
        if a in floats:
            return a == "FLOAT" and b == "DOUBLE"
        if b in floats:
            return True
        own, other = (signed if x in signed else unsigned for x in (a, b))
        return own.index(a) < other.index(b) and not (a in signed and b in unsigned)

    def value(a, b):
        if a == b or casts(b, a):
            return a
        if casts(a, b):
            return b
        low = max((signed if x in signed else unsigned).index(x) for x in (a, b))
        return signed[low + 1]

    names = signed + unsigned + floats
    return names, {(a, b): value(a, b) for a in names for b in names}


TABLES = {
    "pytorch_scalars": pytorch,
    "pytorch_scalar_type": lambda: renamed(pytorch(), SCALAR_TYPE),
    "pytorch_torch_dtype": lambda: renamed(pytorch(), TORCH_DTYPE),
    "mlx_scalars": mlx,
    "tensorflow": tensorflow,
    "jax_lax": jax_lax,
    "arrow": arrow,
    "duckdb": duckdb,
}


def as_csv(names, cells):
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["", *names])
    for a in names:
        writer.writerow([a, *(cells[a, b] for b in names)])
    return out.getvalue()


def main():
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        sys.exit(__doc__)
    stale = []
    for name, make in TABLES.items():
        text = as_csv(*make())
        path = HERE / f"{name}.csv"
        if not check:
            path.write_text(text, encoding="utf-8", newline="\n")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
    if stale:
        sys.exit(f"out of date: {', '.join(stale)}; run make_system_tables.py")


if __name__ == "__main__":
    main()
