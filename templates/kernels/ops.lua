-- The operations, one entry each, in the order of the enums and of every report. What they mean to the bit is said in
-- templates/numerics.md, "Operations"; this table says what the generator must know of them.
--
--   name         the C name, without prefix
--   aliases      what NumPy, the array API standard, Python's module `operator` and C also call it, parted by blanks: the
--                same operation of every dtype, as `fabs` is not, which NumPy has for floats alone
--   arity        how many operands it has: 1, 2 or 3; 2 where it is not said
--   group        what the entry is listed under, and what `--ops` calls it together with others
--   not_in_array_api   the Python array API standard does not have it
--   kinds        the kinds of compute dtype that it has a rule for; those of its operand, if that is one
--   join         whether the operands must have a join: "always", "never" (each becomes a bool), or "mixed" (two integer
--                or bool dtypes are compared by value and need none)
--   condition    its first operand is bytes, of which any but 0 is true
--   operands     of three operands, their names in C; a, b and c where it is not said
--   formula      of three operands, what the header says of a result, with %s for each; NAME(%s, %s, %s) where it is not
--                said
--   needs_sign   floats without a sign do not have it
--   result       the result dtype: "join", or of one operand "same"; "b" (bool); "inexact" (the spec's inexact dtype for
--                bool and integers, else the join or the same); "part" (the dtype of a complex one's parts, else the same).
--                A spec's `results` may say otherwise
--   computes     the builder of its expression: a function of `ops` and the operands, as values.lua has them, or a table of
--                one for each of some kinds. Where there is none, it is the primitive of its name
--   commutative  op(a, b) and op(b, a) are the same bits, so that {a, b} needs one kernel. Of a primitive that is known; an
--                expression that is built must show it
--   mirror       the op that gives op(a, b) for (b, a); a commutative op is its own mirror
--   sign         integers with and without sign need a primitive each
--   wraps        what it computes of integers may have more bits than they, and is cut
--   in_format    of narrow floats it is computed in their own format, while all others are computed in f32
--   counts       the second operand is a count or an exponent, which is judged as it is, not as the dtype that is computed
--                in has it
--   exact        with the spec's `weak_scalars = "exact"`, a weak integer may be out of the range of what is computed in:
--                "CUT" to it, as the result is the same; the "NEAREST" of it; or as a count any "LARGE" one
--   heavy        it takes so much longer than a conversion that only operands of one dtype have kernels of their own

-- ---- Kinds ----

local function set(...)
  local members = {}
  for _, kind in ipairs({ ... }) do members[kind] = true end
  return members
end

local any             = set("bool", "int", "uint", "float", "complex", "fixed", "opaque")
local numbers         = set("int", "uint", "float", "complex", "fixed", "opaque")
local transparent     = set("bool", "int", "uint", "float", "complex", "fixed")
local arithmetic      = set("int", "uint", "float", "complex", "fixed")
local ordered         = set("bool", "int", "uint", "float", "fixed", "opaque")
local unfixed         = set("bool", "int", "uint", "float", "complex", "opaque")
local unfixed_numbers = set("int", "uint", "float", "complex", "opaque")
local unfixed_ordered = set("bool", "int", "uint", "float", "opaque")
local real            = set("int", "uint", "float", "opaque")
local bitwise         = set("bool", "int", "uint")
local integers        = set("int", "uint")
local floats          = set("float")

-- ---- What they compute ----

local function itself(_, a) return a end

-- What another operation computes.
local function as(name)
  return function(ops, ...) return ops[name](...) end
end

-- What another one does, of the operands exchanged.
local function mirrored(name)
  return function(ops, a, b) return ops[name](b, a) end
end

local function zero_bits(ops, a)
  local bits = ops.raw(a)
  if #a.chain > 1 then return nil end
  local zero = ops.bitwise_and(bits, ops.constant(bits, 0))
  if a.type.kind ~= "float" or a.type.signed then return zero end
  return ops.bitwise_or(zero, ops.constant(bits, ops.pattern(a).nan or 0)) -- there is no zero: it becomes NaN
end

local function floor_quotient(ops, a, b)
  return ops.primitive(ops.by_zero == "ones" and "floor_divide_ones" or "floor_divide", a, b)
end

-- a to the power of b. Where b is read as unsigned bits though it has a sign, it is below 0 if the topmost bit is set: then
-- 1 for a = 1, else 0.
local function raised(ops, a, b)
  local power = ops.primitive("power", a, b)
  if not b.has_sign then return power end
  local one = ops.constant(a, 1)
  local is_one = ops.bitwise_xor(ops.minimum(ops.bitwise_xor(a, one), one), one)
  return ops.primitive("select", ops.bitwise_and(b, ops.constant(b, 1 << 8 * b.type.size - 1)), is_one, power)
end

-- The bits of a but its sign, and the sign of b. Without -0 and with the pattern of -0 for NaN, neither of these changes.
local function with_sign(ops, a, b)
  local x, y, pattern = ops.stored(a), ops.stored(b), ops.pattern(a)
  local magnitude = ops.bitwise_and(x, ops.constant(x, pattern.magnitude))
  local signed = ops.bitwise_or(magnitude, ops.bitwise_and(y, ops.constant(y, pattern.sign)))
  if a.type.special ~= "fnuz" then return signed end
  return ops.primitive("select", ops.minimum(magnitude, ops.constant(x, 1)), signed, x)
end

local function negated(ops, a) return ops.subtract(ops.constant(a, 0), a) end

local function with_sign_turned(ops, a)
  local bits = ops.bits_with_sign(a)
  return bits and ops.bitwise_xor(bits, ops.constant(bits, ops.pattern(a).sign)) or ops.primitive("negative", a)
end

-- The larger one of a and -a, which is not cut before.
local function magnitude(ops, a) return ops.maximum(a, ops.primitive("subtract", ops.constant(a, 0), a)) end

local function without_sign(ops, a)
  local bits = ops.bits_with_sign(a)
  return bits and ops.bitwise_and(bits, ops.constant(bits, ops.pattern(a).magnitude)) or ops.primitive("absolute", a)
end

local function at_most_one(ops, a) return ops.minimum(a, ops.constant(a, 1)) end

local function from_minus_one_to_one(ops, a) return at_most_one(ops, ops.maximum(a, ops.constant(a, -1))) end

local unchanged_integers = { int = itself, uint = itself }

-- By kind, `complex` for complex numbers, nil being their primitive, and `other` for all other numbers.
local function by_kind(complex, other)
  return { bool = other, int = other, uint = other, float = other, fixed = other, complex = complex }
end

local function imaginary_part(ops, a) return ops.part("imag", a) end
local function modulus(ops, a) return ops.part("absolute", a) end
local function real_part(ops, a) return ops.real_part(a) end

-- Inspections: integers are equal to themselves.
local function never(ops, a) return ops.not_equal(ops.raw(a), ops.raw(a)) end
local function always(ops, a) return ops.equal(ops.raw(a), ops.raw(a)) end

-- The bits of a stored float but its sign, and its pattern. Where the topmost bit is none of them they are integers with a
-- sign, whose comparison is shorter where there are vectors.
local function inspected(ops, a)
  local bits, pattern = ops.raw(a), ops.pattern(a)
  local size = ops.bitwise_and(bits, ops.constant(bits, pattern.magnitude))
  return pattern.magnitude >> 8 * a.type.size - 1 == 0 and ops.signed(size) or size, pattern
end

local function has_sign(ops, a)
  local bits, sign = ops.raw(a), ops.pattern(a).sign
  if sign == 0 then return never(ops, a) end
  if sign == 1 << 8 * a.type.size - 1 then
    bits = ops.signed(bits)
    return ops.less(bits, ops.constant(bits, 0))
  end
  return ops.not_equal(ops.bitwise_and(bits, ops.constant(bits, sign)), ops.constant(bits, 0))
end

-- Whether the bits of a float without inf are those of NaN, or, where `compare` is "not_equal", are not; nil where it has
-- none.
local function compared_with_nan(ops, a, compare)
  local size, pattern = inspected(ops, a)
  if not pattern.nan then return nil end
  if pattern.nan ~= pattern.magnitude then
    local bits = ops.raw(a)
    size = ops.bitwise_and(bits, ops.constant(bits, pattern.sign | pattern.magnitude))
  end
  return ops[compare](size, ops.constant(size, pattern.nan))
end

local function is_nan(ops, a)
  if a.type.bits > 16 then return ops.not_equal(a, a) end
  local size, pattern = inspected(ops, a)
  if pattern.infinity then return ops.less(ops.constant(size, pattern.infinity), size) end
  return compared_with_nan(ops, a, "equal") or never(ops, a)
end

local function is_infinite(ops, a)
  local size, pattern = inspected(ops, a)
  return pattern.infinity and ops.equal(size, ops.constant(size, pattern.infinity)) or never(ops, a)
end

local function is_finite(ops, a)
  local size, pattern = inspected(ops, a)
  if pattern.infinity then return ops.less(size, ops.constant(size, pattern.infinity)) end
  return compared_with_nan(ops, a, "not_equal") or always(ops, a)
end

-- ---- The entries ----

return {
  { name = "add",      group = "arithmetic", kinds = any,     join = "always", result = "join", commutative = true,
    wraps = true, computes = { bool = as("bitwise_or") }, exact = "CUT" },
  { name = "subtract", group = "arithmetic", kinds = numbers, join = "always", result = "join", wraps = true,
    exact = "CUT", aliases = "sub" },
  { name = "multiply", group = "arithmetic", kinds = any,     join = "always", result = "join", commutative = true,
    wraps = true, computes = { bool = as("bitwise_and") }, exact = "CUT", aliases = "mul" },
  { name = "divide",   group = "arithmetic", kinds = any,     join = "always", result = "inexact",
    aliases = "true_divide truediv" },
  { name = "minimum",  group = "arithmetic", kinds = ordered, join = "always", result = "join", commutative = true,
    sign = true, computes = { bool = as("bitwise_and") }, exact = "NEAREST" },
  { name = "maximum",  group = "arithmetic", kinds = ordered, join = "always", result = "join", commutative = true,
    sign = true, computes = { bool = as("bitwise_or") }, exact = "NEAREST" },

  { name = "equal",         group = "comparison", kinds = any,     join = "mixed", result = "b", commutative = true,
    aliases = "eq" },
  { name = "not_equal",     group = "comparison", kinds = any,     join = "mixed", result = "b", commutative = true,
    aliases = "ne" },
  { name = "less",          group = "comparison", kinds = ordered, join = "mixed", result = "b", mirror = "greater",
    sign = true, aliases = "lt" },
  { name = "less_equal",    group = "comparison", kinds = ordered, join = "mixed", result = "b", mirror = "greater_equal",
    sign = true, aliases = "le" },
  { name = "greater",       group = "comparison", kinds = ordered, join = "mixed", result = "b", mirror = "less",
    computes = mirrored("less"), aliases = "gt" },
  { name = "greater_equal", group = "comparison", kinds = ordered, join = "mixed", result = "b", mirror = "less_equal",
    computes = mirrored("less_equal"), aliases = "ge" },

  { name = "bitwise_and",         group = "bitwise", kinds = bitwise,     join = "always", result = "join",
    commutative = true, exact = "CUT" },
  { name = "bitwise_or",          group = "bitwise", kinds = bitwise,     join = "always", result = "join",
    commutative = true, exact = "CUT" },
  { name = "bitwise_xor",         group = "bitwise", kinds = bitwise,     join = "always", result = "join",
    commutative = true, exact = "CUT" },
  { name = "bitwise_left_shift",  group = "bitwise", kinds = integers, join = "always", result = "join",
    wraps = true, counts = true, exact = "LARGE", aliases = "left_shift lshift" },
  { name = "bitwise_right_shift", group = "bitwise", kinds = integers, join = "always", result = "join",
    sign = true, counts = true, exact = "LARGE", aliases = "right_shift rshift" },

  { name = "logical_and", group = "logical", kinds = any, join = "never", result = "b", commutative = true,
    computes = as("bitwise_and") },
  { name = "logical_or",  group = "logical", kinds = any, join = "never", result = "b", commutative = true,
    computes = as("bitwise_or") },
  { name = "logical_xor", group = "logical", kinds = any, join = "never", result = "b", commutative = true,
    computes = as("bitwise_xor") },

  { name = "floor_divide", group = "division",   kinds = real,     join = "always", result = "join",
    sign = true, wraps = true, heavy = true, needs_sign = true,
    computes = { int = floor_quotient, uint = floor_quotient }, aliases = "floordiv" },
  { name = "remainder",    group = "division",   kinds = real,     join = "always", result = "join",
    sign = true, heavy = true, needs_sign = true, aliases = "mod" },
  { name = "fmod",         group = "division",   kinds = real,     join = "always", result = "join",
    sign = true, heavy = true, needs_sign = true, not_in_array_api = true },
  { name = "power",        group = "division",   kinds = integers, join = "always", result = "join",
    sign = true, wraps = true, heavy = true, counts = true, computes = { uint = raised }, aliases = "pow" },
  { name = "copysign",     group = "arithmetic", kinds = floats,   join = "always", result = "inexact",
    in_format = true, heavy = true, needs_sign = true, computes = with_sign },
  { name = "nextafter",    group = "arithmetic", kinds = floats,   join = "always", result = "inexact", heavy = true,
    in_format = true,
    computes = function(ops, a, b) return ops.named("nextafter_" .. a.type.name, ops.stored(a), ops.stored(b)) end },

  { name = "positive",       arity = 1, group = "arithmetic", kinds = numbers, result = "same", computes = itself,
    aliases = "pos" },
  { name = "negative",       arity = 1, group = "arithmetic", kinds = numbers, result = "same", needs_sign = true,
    computes = { int = negated, uint = negated, float = with_sign_turned }, aliases = "neg" },
  { name = "absolute",       arity = 1, group = "arithmetic", kinds = numbers, result = "part", wraps = true,
    needs_sign = true,
    computes = { int = magnitude, uint = itself, float = without_sign, complex = modulus }, aliases = "abs" },
  { name = "sign",           arity = 1, group = "arithmetic", kinds = unfixed_numbers, result = "same",
    needs_sign = true,
    computes = { int = from_minus_one_to_one, uint = at_most_one,
                 complex = function(ops, a) return ops.named("sign_" .. a.type.name, a) end } },
  { name = "square",         arity = 1, group = "arithmetic", kinds = any, result = "same",
    computes = function(ops, a) return a.type.kind == "bool" and a or ops.multiply(a, a) end },
  { name = "sqrt",           arity = 1, group = "arithmetic", kinds = unfixed_ordered, result = "inexact" },
  { name = "reciprocal",     arity = 1, group = "arithmetic", kinds = unfixed, result = "inexact",
    computes = function(ops, a) return ops.divide(ops.constant(a, 1), a) end },
  { name = "floor",          arity = 1, group = "rounding",   kinds = real, result = "same", computes = unchanged_integers },
  { name = "ceil",           arity = 1, group = "rounding",   kinds = real, result = "same", computes = unchanged_integers },
  { name = "trunc",          arity = 1, group = "rounding",   kinds = real, result = "same", computes = unchanged_integers },
  { name = "round",          arity = 1, group = "rounding",   kinds = real, result = "same", computes = unchanged_integers,
    aliases = "around" },
  { name = "signbit",        arity = 1, group = "inspection", kinds = floats, result = "b", computes = has_sign },
  { name = "isnan",          arity = 1, group = "inspection", kinds = transparent, result = "b",
    computes = { bool = never, int = never, uint = never, fixed = never, float = is_nan,
                 complex = function(ops, a) return ops.not_equal(a, a) end } },
  { name = "isinf",          arity = 1, group = "inspection", kinds = transparent, result = "b",
    computes = { bool = never, int = never, uint = never, fixed = never, float = is_infinite } },
  { name = "isfinite",       arity = 1, group = "inspection", kinds = transparent, result = "b",
    computes = { bool = always, int = always, uint = always, fixed = always, float = is_finite } },
  { name = "bitwise_invert", arity = 1, group = "bitwise",    kinds = bitwise, result = "same", wraps = true,
    computes = function(ops, a) return ops.bitwise_xor(a, ops.constant(a, a.type.kind == "bool" and 1 or -1)) end,
    aliases = "invert bitwise_not" },
  { name = "logical_not",    arity = 1, group = "logical",    kinds = any, join = "never", result = "b",
    computes = as("bitwise_invert") },
  { name = "conjugate",      arity = 1, group = "complex",    kinds = arithmetic, result = "same",
    computes = by_kind(nil, itself), aliases = "conj" },
  { name = "real",           arity = 1, group = "complex",    kinds = arithmetic, result = "part",
    computes = by_kind(real_part, itself) },
  { name = "imag",           arity = 1, group = "complex",    kinds = arithmetic, result = "part",
    computes = by_kind(imaginary_part, zero_bits) },

  { name = "where", arity = 3, group = "selection", kinds = any,     join = "always", result = "join", condition = true,
    operands = { "c", "a", "b" },
    computes = function(ops, condition, a, b) return ops.choice(condition, ops.stored(a), ops.stored(b)) end },
  { name = "clip",  arity = 3, group = "selection", kinds = ordered, join = "always", result = "join",
    operands = { "x", "lo", "hi" }, formula = "minimum(maximum(%s, %s), %s): where lo is above hi, hi",
    computes = function(ops, a, low, high) return ops.minimum(ops.maximum(a, low), high) end, exact = "NEAREST" },
}
