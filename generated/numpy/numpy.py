# numpy.py: promotion of dtypes, and results of operations, for Python 3.8 and later.
#
# Made by joinery 0.2.0 from specs/numpy.lua; SHA-256 of what it defines, without comments and free text:
# b5ca44953ee737d6e14127a311ac7b93a90b5e6dd053255607c1593d58cd40aa.
# Do not edit: changes would be lost. To make it again:
#     joinery generate numpy -o DIR --emit tables,python
# The licence of this file is yours to choose.
#
# It needs no other module. Type checkers read numpy.pyi.
"""NumPy 2: promotion of dtypes."""

__all__ = [
    "CASTINGS", "DTYPES", "LOSSES", "OPERATIONS", "PromotionError", "as_dtype", "can_cast", "cast_loss", "dtype",
    "op_result", "promote_types", "result_type",
    "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "f16", "f32", "f64", "c64", "c128", "i_weak",
    "f_weak", "c_weak", "add", "subtract", "multiply", "divide", "minimum", "maximum", "equal", "not_equal",
    "less", "less_equal", "greater", "greater_equal", "bitwise_and", "bitwise_or", "bitwise_xor",
    "bitwise_left_shift", "bitwise_right_shift", "logical_and", "logical_or", "logical_xor", "floor_divide",
    "remainder", "fmod", "power", "copysign", "nextafter", "positive", "negative", "absolute", "sign",
    "square", "sqrt", "reciprocal", "floor", "ceil", "trunc", "round_", "signbit", "isnan", "isinf",
    "isfinite", "bitwise_invert", "logical_not", "conjugate", "real", "imag", "where", "clip", "acos",
    "acosh", "all_", "any_", "argmax", "argmin", "asin", "asinh", "atan", "atan2", "atanh", "cos", "cosh",
    "count_nonzero", "cumulative_prod", "cumulative_sum", "exp", "expm1", "hypot", "log", "log10", "log1p",
    "log2", "logaddexp", "max_", "mean", "min_", "prod", "sin", "sinh", "std", "sum_", "tan", "tanh", "var",
]


class PromotionError(TypeError):
    """The dtypes do not promote, or the operation is not defined for them."""


class _DtypeClass(type):
    def __repr__(cls):
        return cls.__name__


class dtype(metaclass=_DtypeClass):
    """Each dtype is a subclass, so that it can be used as a type. It has no instances.

    name      name in the specification
    kind      "bool", "int", "uint", "float", "complex", "fixed", "opaque" or "abstract"
    bits      bits of a value
    size      bytes of an element; 0 for an abstract dtype without a size
    weak      whether it is the dtype of scalars, which adapt to arrays
    stored    the dtype that its values are stored as: the strong one of a weak dtype, else itself
    aliases   other names
    title     a description
    """

    name = kind = title = ""
    bits = size = 0
    weak = False
    aliases = ()

    def __new__(cls):
        raise TypeError("a dtype has no instances: use the class %s itself" % cls.__name__)


def _dtype(identifier, name, kind, bits, size, weak=False, aliases=(), title=""):
    members = dict(name=name, kind=kind, bits=bits, size=size, weak=weak, aliases=aliases, title=title,
                   __module__=__name__, __qualname__=identifier, __doc__=title or name)
    return _DtypeClass(identifier, (dtype,), members)


# ---- The dtypes ----

b = _dtype("b", "b", "bool", 1, 1)
u8 = _dtype("u8", "u8", "uint", 8, 1)
u16 = _dtype("u16", "u16", "uint", 16, 2)
u32 = _dtype("u32", "u32", "uint", 32, 4)
u64 = _dtype("u64", "u64", "uint", 64, 8)
i8 = _dtype("i8", "i8", "int", 8, 1)
i16 = _dtype("i16", "i16", "int", 16, 2)
i32 = _dtype("i32", "i32", "int", 32, 4)
i64 = _dtype("i64", "i64", "int", 64, 8)
f16 = _dtype("f16", "f16", "float", 16, 2)
f32 = _dtype("f32", "f32", "float", 32, 4)
f64 = _dtype("f64", "f64", "float", 64, 8)
c64 = _dtype("c64", "c64", "complex", 64, 8)
c128 = _dtype("c128", "c128", "complex", 128, 16)
i_weak = _dtype("i_weak", "i*", "int", 64, 8, weak=True)
f_weak = _dtype("f_weak", "f*", "float", 64, 8, weak=True)
c_weak = _dtype("c_weak", "c*", "complex", 128, 16, weak=True)

# Every dtype, in the order of the specification.
DTYPES = (
    b, u8, u16, u32, u64, i8, i16, i32, i64, f16, f32, f64, c64, c128, i_weak, f_weak, c_weak,
)
_BY_IDENTIFIER = {each.__name__: each for each in DTYPES}
_BY_NAME = {name: each for each in DTYPES for name in (each.name,) + each.aliases}
_INDEX = {each: i for i, each in enumerate(DTYPES)}
for _each in DTYPES:
    _each.stored = _each
i_weak.stored = i64
f_weak.stored = f64
c_weak.stored = c128


def _row(text):
    return tuple(_BY_IDENTIFIER.get(word) for word in text.split())


# ---- Promotion ----

# The join of the row's dtype and the column's; "-" if there is none.
_JOINS = tuple(map(_row, (
    "b      u8     u16    u32    u64    i8     i16    i32    i64    f16    f32    f64    c64    c128   i64    f64    c128",
    "u8     u8     u16    u32    u64    i16    i16    i32    i64    f16    f32    f64    c64    c128   u8     f64    c128",
    "u16    u16    u16    u32    u64    i32    i32    i32    i64    f32    f32    f64    c64    c128   u16    f64    c128",
    "u32    u32    u32    u32    u64    i64    i64    i64    i64    f64    f64    f64    c128   c128   u32    f64    c128",
    "u64    u64    u64    u64    u64    f64    f64    f64    f64    f64    f64    f64    c128   c128   u64    f64    c128",
    "i8     i16    i32    i64    f64    i8     i16    i32    i64    f16    f32    f64    c64    c128   i8     f64    c128",
    "i16    i16    i32    i64    f64    i16    i16    i32    i64    f32    f32    f64    c64    c128   i16    f64    c128",
    "i32    i32    i32    i64    f64    i32    i32    i32    i64    f64    f64    f64    c128   c128   i32    f64    c128",
    "i64    i64    i64    i64    f64    i64    i64    i64    i64    f64    f64    f64    c128   c128   i64    f64    c128",
    "f16    f16    f32    f64    f64    f16    f32    f64    f64    f16    f32    f64    c64    c128   f16    f16    c64",
    "f32    f32    f32    f64    f64    f32    f32    f64    f64    f32    f32    f64    c64    c128   f32    f32    c64",
    "f64    f64    f64    f64    f64    f64    f64    f64    f64    f64    f64    f64    c128   c128   f64    f64    c128",
    "c64    c64    c64    c128   c128   c64    c64    c128   c128   c64    c64    c128   c64    c128   c64    c64    c64",
    "c128   c128   c128   c128   c128   c128   c128   c128   c128   c128   c128   c128   c128   c128   c128   c128   c128",
    "i64    u8     u16    u32    u64    i8     i16    i32    i64    f16    f32    f64    c64    c128   i_weak f_weak c_weak",
    "f64    f64    f64    f64    f64    f64    f64    f64    f64    f16    f32    f64    c64    c128   f_weak f_weak c_weak",
    "c128   c128   c128   c128   c128   c128   c128   c128   c128   c64    c64    c128   c64    c128   c_weak c_weak c_weak",
)))

# The upper bounds of each dtype: bit i of the number is DTYPES[i].
_BOUNDS = (
    0x03fff,
    0x03fde,
    0x03d9c,
    0x02918,
    0x02810,
    0x03fe0,
    0x03dc0,
    0x02980,
    0x02900,
    0x03e00,
    0x03c00,
    0x02800,
    0x03000,
    0x02000,
    0x1fffe,
    0x1be00,
    0x13000,
)


def as_dtype(given):
    """A dtype, given as itself, by name or by alias."""
    if isinstance(given, str):
        found = _BY_NAME.get(given)
        if found is None:
            raise KeyError("there is no dtype called %r" % given)
        return found
    if given in _INDEX:
        return given
    raise TypeError("%r is neither a dtype nor the name of one" % (given,))


def _undefined(what, dtypes):
    return PromotionError("%s is not defined for %s" % (what, ", ".join(each.name for each in dtypes)))


def _join(a, b):
    return _JOINS[_INDEX[a]][_INDEX[b]]


# Earlier results, so that a repeated call takes one look-up.
_PROMOTED = {}
_RESULTS = {}


def _keep(answers, given, found):
    if len(answers) >= 65536:
        answers.clear()
    answers[given] = found
    return found


def promote_types(a, b):
    """The dtype that two promote to. PromotionError if there is none."""
    try:
        return _PROMOTED[a, b]
    except (KeyError, TypeError):
        pass
    operands = as_dtype(a), as_dtype(b)
    found = _join(*operands)
    if found is None:
        raise _undefined("promote_types", operands)
    return _keep(_PROMOTED, (a, b), found)


def _fold(dtypes):
    found = dtypes[0]
    for each in dtypes[1:]:
        found = found and _join(found, each)
    return found


def _result_type(dtypes):
    """The least dtype that all promote to; where several are minimal, the fold in the order of DTYPES."""
    distinct = sorted(set(dtypes), key=_INDEX.get)
    if len(dtypes) <= 2 or len(distinct) == 1:
        return _fold(dtypes[:2])
    if len(distinct) == 2:
        return _fold(sorted(distinct, key=dtypes.index))
    bounds = -1
    for each in distinct:
        bounds &= _BOUNDS[_INDEX[each]]
    members = [i for i in range(len(DTYPES)) if bounds >> i & 1]
    minimal = [i for i in members if not any(_BOUNDS[j] >> i & 1 for j in members if j != i)]
    if len(minimal) == 1:
        return DTYPES[minimal[0]]
    return _fold(distinct) if minimal else None


def _weak_last(dtypes):
    """From three dtypes on, folds the weak ones last."""
    strong = [each for each in dtypes if not each.weak]
    if len(dtypes) <= 2 or not strong:
        return _result_type(dtypes)
    join = _result_type([strong[0] if each.weak else each for each in dtypes])
    return join and _fold([join] + [each for each in dtypes if each.weak])


def result_type(*dtypes):
    """The dtype that one or more promote to. PromotionError if there is none."""
    try:
        return _RESULTS[dtypes]
    except (KeyError, TypeError):
        pass
    if not dtypes:
        raise TypeError("result_type takes one dtype or more")
    operands = tuple(as_dtype(each) for each in dtypes)
    found = _weak_last(operands)
    if found is None:
        raise _undefined("result_type", operands)
    return _keep(_RESULTS, dtypes, found) if len(dtypes) <= 4 else found


# ---- Conversions ----

# What a conversion can lose.
LOSSES = (
    "rounds",  # Some value is rounded, or is a NaN that the other dtype lacks.
    "overflows",  # Some value leaves the range: it saturates, wraps, or becomes infinite or NaN.
    "sign",  # The sign of negative values is lost.
    "part",  # The imaginary part is lost.
    "category",  # The category goes down: bool, integer, float and fixed point, complex.
    "unknown",  # Unknown: a dtype is out of range, or opaque or abstract and not the other one.
)
# The conversions that a casting allows, strictest first.
CASTINGS = (
    "exact",  # Every value survives.
    "promote",  # `from` implicitly promotes to `to`, or is `to`.
    "same_kind",  # PROMOTE, or the kind does not go down: bool, uint, int, float and fixed, complex.
    "any",  # Both dtypes have values, or are the same.
)
# From the row's dtype to the column's, two digits each: a bit for each of LOSSES.
_LOSSES = (
    "0000000000000000000000000000000000",
    "1200000000020000000000000000000000",
    "1202000000020200000300000000000000",
    "1202020000020202000301000100000000",
    "1202020200020202020301010101020101",
    "1604040404000000000000000000000000",
    "1606040404020000000100000000000000",
    "1606060404020200000301000100000000",
    "1606060604020202000301010101000101",
    "1717171717131313130000000000130000",
    "1717171717131313130300000000130000",
    "1717171717131313130303000300130000",
    "1f1f1f1f1f1b1b1b1b1b181800001b1800",
    "1f1f1f1f1f1b1b1b1b1b1b1803001b1800",
    "1606060604020202000301010101000101",
    "1717171717131313130303000300130000",
    "1f1f1f1f1f1b1b1b1b1b1b1803001b1800",
)
_RANKS = {"bool": 1, "uint": 2, "int": 3, "float": 4, "fixed": 4, "complex": 5}


def cast_loss(from_, to):
    """What the conversion can lose, a set of LOSSES: frozenset({"rounds", "overflows"})."""
    place = 2 * _INDEX[as_dtype(to)]
    bits = int(_LOSSES[_INDEX[as_dtype(from_)]][place : place + 2], 16)
    return frozenset(loss for i, loss in enumerate(LOSSES) if bits >> i & 1)


def can_cast(from_, to, casting="promote"):
    """Whether a casting allows the conversion.

    "exact": every value survives; "promote": `from_` implicitly promotes to `to`, or is `to`; "same_kind": that, or the kind
    does not go down; "any": both have values, or are the same.
    """
    from_, to = as_dtype(from_), as_dtype(to)
    if casting == "exact":
        return cast_loss(from_, to) <= {"category"}
    if casting == "any":
        return "abstract" not in (from_.kind, to.kind) or "unknown" not in cast_loss(from_, to)
    if casting not in CASTINGS:
        raise ValueError("casting must be one of %s" % ", ".join(CASTINGS))
    if from_ is to or _BOUNDS[_INDEX[from_]] >> _INDEX[to] & 1:
        return True
    low, high = _RANKS.get(from_.kind), _RANKS.get(to.kind)
    return casting == "same_kind" and low is not None and high is not None and low <= high


# ---- Operations ----


def _binary(by_join, *exceptions):
    """The table of an operation: its result by the join of the operands, and the pairs with another result."""
    results = dict(zip(DTYPES + (None,), _row(by_join)))
    others = {}
    for result, pairs in exceptions:
        for pair in pairs.split():
            a, b = pair.split(",")
            others[_BY_IDENTIFIER[a], _BY_IDENTIFIER[b]] = _BY_IDENTIFIER.get(result)

    def of(operands):
        return others[operands] if operands in others else results[_join(*operands)]

    return 2, of


def _unary(by_dtype):
    """The table of an operation on one operand, by its dtype."""
    results = dict(zip(DTYPES, _row(by_dtype)))
    return 1, lambda operands: results[operands[0]]


def _ternary(by_common, unconverted):
    """The operands are converted to the dtype that they promote to, for which `by_common` has the result. No result if an
    operand cannot be converted to that."""
    results = dict(zip(DTYPES, _row(by_common)))
    missing = {tuple(map(_BY_IDENTIFIER.get, pair.split(","))) for pair in unconverted.split()}

    def of(operands):
        result = results.get(_weak_last(operands))
        return None if any((operand, result) in missing for operand in operands) else result

    return 3, of


_TABLES = {}

_TABLES["add"] = \
_TABLES["multiply"] = \
_TABLES["minimum"] = \
_TABLES["maximum"] = _binary(
    "b u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 c64 c128 i_weak f_weak c_weak -",
)

_TABLES["subtract"] = _binary(
    "- u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 c64 c128 i_weak f_weak c_weak -",
)

_TABLES["divide"] = _binary(
    "f64 f64 f64 f64 f64 f64 f64 f64 f64 f16 f32 f64 c64 c128 f64 f_weak c_weak -",
)

_TABLES["equal"] = \
_TABLES["not_equal"] = \
_TABLES["less"] = \
_TABLES["less_equal"] = \
_TABLES["greater"] = \
_TABLES["greater_equal"] = \
_TABLES["logical_and"] = \
_TABLES["logical_or"] = \
_TABLES["logical_xor"] = _binary(
    "b b b b b b b b b b b b b b b b b -",
)

_TABLES["bitwise_and"] = \
_TABLES["bitwise_or"] = \
_TABLES["bitwise_xor"] = _binary(
    "b u8 u16 u32 u64 i8 i16 i32 i64 - - - - - i_weak - - -",
)

_TABLES["bitwise_left_shift"] = \
_TABLES["bitwise_right_shift"] = _binary(
    "i8 u8 u16 u32 u64 i8 i16 i32 i64 - - - - - i_weak - - -",
)

_TABLES["floor_divide"] = \
_TABLES["remainder"] = \
_TABLES["fmod"] = _binary(
    "i8 u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 - - i_weak f_weak - -",
)

_TABLES["power"] = _binary(
    "i8 u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 c64 c128 i_weak f_weak c_weak -",
)

_TABLES["copysign"] = \
_TABLES["nextafter"] = \
_TABLES["atan2"] = \
_TABLES["hypot"] = \
_TABLES["logaddexp"] = _binary(
    "f16 f16 f32 f64 f64 f16 f32 f64 f64 f16 f32 f64 - - f_weak f_weak - -",
    ("f16",
     "u8,i8 i8,u8"),
    ("f32",
     "u16,i8 u16,i16 i8,u16 i16,u16"),
)

_TABLES["positive"] = \
_TABLES["negative"] = \
_TABLES["sign"] = _unary(
    "- u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 c64 c128 i_weak f_weak c_weak"
)

_TABLES["absolute"] = \
_TABLES["real"] = \
_TABLES["imag"] = _unary(
    "b u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 f32 f64 i_weak f_weak f64"
)

_TABLES["square"] = \
_TABLES["reciprocal"] = \
_TABLES["conjugate"] = _unary(
    "i8 u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 c64 c128 i_weak f_weak c_weak"
)

_TABLES["sqrt"] = \
_TABLES["acos"] = \
_TABLES["acosh"] = \
_TABLES["asin"] = \
_TABLES["asinh"] = \
_TABLES["atan"] = \
_TABLES["atanh"] = \
_TABLES["cos"] = \
_TABLES["cosh"] = \
_TABLES["exp"] = \
_TABLES["expm1"] = \
_TABLES["log"] = \
_TABLES["log10"] = \
_TABLES["log1p"] = \
_TABLES["log2"] = \
_TABLES["sin"] = \
_TABLES["sinh"] = \
_TABLES["tan"] = \
_TABLES["tanh"] = _unary(
    "f16 f16 f32 f64 f64 f16 f32 f64 f64 f16 f32 f64 c64 c128 f_weak f_weak c_weak"
)

_TABLES["floor"] = \
_TABLES["ceil"] = \
_TABLES["trunc"] = _unary(
    "b u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 - - i_weak f_weak -"
)

_TABLES["round"] = _unary(
    "f16 u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 c64 c128 i_weak f_weak c_weak"
)

_TABLES["signbit"] = _unary(
    "b b b b b b b b b b b b - - b b -"
)

_TABLES["isnan"] = \
_TABLES["isinf"] = \
_TABLES["isfinite"] = \
_TABLES["logical_not"] = \
_TABLES["all"] = \
_TABLES["any"] = _unary(
    "b b b b b b b b b b b b b b b b b"
)

_TABLES["bitwise_invert"] = _unary(
    "b u8 u16 u32 u64 i8 i16 i32 i64 - - - - - i_weak - -"
)

_TABLES["argmax"] = \
_TABLES["argmin"] = \
_TABLES["count_nonzero"] = _unary(
    "i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64 i64"
)

_TABLES["cumulative_prod"] = \
_TABLES["cumulative_sum"] = \
_TABLES["prod"] = \
_TABLES["sum"] = _unary(
    "i64 u64 u64 u64 u64 i64 i64 i64 i64 f16 f32 f64 c64 c128 i64 f_weak c_weak"
)

_TABLES["max"] = \
_TABLES["min"] = _unary(
    "b u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 c64 c128 i_weak f_weak c_weak"
)

_TABLES["mean"] = _unary(
    "f64 f64 f64 f64 f64 f64 f64 f64 f64 f16 f32 f64 c64 c128 f64 f_weak c_weak"
)

_TABLES["std"] = \
_TABLES["var"] = _unary(
    "f64 f64 f64 f64 f64 f64 f64 f64 f64 f16 f32 f64 f32 f64 f64 f_weak f64"
)

_TABLES["where"] = _binary(
    "b u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 c64 c128 i_weak f_weak c_weak -",
)

_TABLES["clip"] = _ternary(
    "b u8 u16 u32 u64 i8 i16 i32 i64 f16 f32 f64 c64 c128 i_weak f_weak c_weak",
    ""
)

# All operations.
OPERATIONS = (
    "add", "subtract", "multiply", "divide", "minimum", "maximum", "equal", "not_equal", "less", "less_equal",
    "greater", "greater_equal", "bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_left_shift",
    "bitwise_right_shift", "logical_and", "logical_or", "logical_xor", "floor_divide", "remainder", "fmod",
    "power", "copysign", "nextafter", "positive", "negative", "absolute", "sign", "square", "sqrt",
    "reciprocal", "floor", "ceil", "trunc", "round", "signbit", "isnan", "isinf", "isfinite",
    "bitwise_invert", "logical_not", "conjugate", "real", "imag", "where", "clip", "acos", "acosh", "all",
    "any", "argmax", "argmin", "asin", "asinh", "atan", "atan2", "atanh", "cos", "cosh", "count_nonzero",
    "cumulative_prod", "cumulative_sum", "exp", "expm1", "hypot", "log", "log10", "log1p", "log2",
    "logaddexp", "max", "mean", "min", "prod", "sin", "sinh", "std", "sum", "tan", "tanh", "var",
)


def op_result(op, *dtypes):
    """The dtype of the results of an operation on operands of these dtypes; for `where`, without the condition.

    PromotionError if there is none.
    """
    if op not in _TABLES:
        raise KeyError("there is no operation called %r" % (op,))
    arity, of = _TABLES[op]
    if len(dtypes) != arity:
        raise TypeError("%s takes %d dtypes, not %d" % (op, arity, len(dtypes)))
    operands = tuple(as_dtype(each) for each in dtypes)
    found = of(operands)
    if found is None:
        raise _undefined(op, operands)
    return found


def _operation(op):
    def operation(*dtypes):
        return op_result(op, *dtypes)

    operation.__name__ = operation.__qualname__ = op
    operation.__doc__ = "The dtype of the results of %s." % op
    return operation


# Each operation also has a function of its name.
add = _operation("add")
subtract = _operation("subtract")
multiply = _operation("multiply")
divide = _operation("divide")
minimum = _operation("minimum")
maximum = _operation("maximum")
equal = _operation("equal")
not_equal = _operation("not_equal")
less = _operation("less")
less_equal = _operation("less_equal")
greater = _operation("greater")
greater_equal = _operation("greater_equal")
bitwise_and = _operation("bitwise_and")
bitwise_or = _operation("bitwise_or")
bitwise_xor = _operation("bitwise_xor")
bitwise_left_shift = _operation("bitwise_left_shift")
bitwise_right_shift = _operation("bitwise_right_shift")
logical_and = _operation("logical_and")
logical_or = _operation("logical_or")
logical_xor = _operation("logical_xor")
floor_divide = _operation("floor_divide")
remainder = _operation("remainder")
fmod = _operation("fmod")
power = _operation("power")
copysign = _operation("copysign")
nextafter = _operation("nextafter")
positive = _operation("positive")
negative = _operation("negative")
absolute = _operation("absolute")
sign = _operation("sign")
square = _operation("square")
sqrt = _operation("sqrt")
reciprocal = _operation("reciprocal")
floor = _operation("floor")
ceil = _operation("ceil")
trunc = _operation("trunc")
round_ = _operation("round")
signbit = _operation("signbit")
isnan = _operation("isnan")
isinf = _operation("isinf")
isfinite = _operation("isfinite")
bitwise_invert = _operation("bitwise_invert")
logical_not = _operation("logical_not")
conjugate = _operation("conjugate")
real = _operation("real")
imag = _operation("imag")
where = _operation("where")
clip = _operation("clip")
acos = _operation("acos")
acosh = _operation("acosh")
all_ = _operation("all")
any_ = _operation("any")
argmax = _operation("argmax")
argmin = _operation("argmin")
asin = _operation("asin")
asinh = _operation("asinh")
atan = _operation("atan")
atan2 = _operation("atan2")
atanh = _operation("atanh")
cos = _operation("cos")
cosh = _operation("cosh")
count_nonzero = _operation("count_nonzero")
cumulative_prod = _operation("cumulative_prod")
cumulative_sum = _operation("cumulative_sum")
exp = _operation("exp")
expm1 = _operation("expm1")
hypot = _operation("hypot")
log = _operation("log")
log10 = _operation("log10")
log1p = _operation("log1p")
log2 = _operation("log2")
logaddexp = _operation("logaddexp")
max_ = _operation("max")
mean = _operation("mean")
min_ = _operation("min")
prod = _operation("prod")
sin = _operation("sin")
sinh = _operation("sinh")
std = _operation("std")
sum_ = _operation("sum")
tan = _operation("tan")
tanh = _operation("tanh")
var = _operation("var")
