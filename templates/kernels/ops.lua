-- The operations, one entry each, in the order of the enums and of every report. What they mean to the bit is said in
-- templates/numerics.md, "Operations"; this table says what the generator must know of them.
--
--   name         the C name, without prefix
--   arity        how many operands it has: 1, 2 or 3; 2 where it is not said
--   group        what the entry is listed under, and what `--ops` calls it together with others
--   not_in_array_api   the Python array API standard does not have it
--   kinds        the kinds of compute dtype that it has a rule for; those of its operand, if that is one
--   commutative  op(a, b) and op(b, a) are the same bits, so that {a, b} needs one kernel
--   mirror       the op that gives op(a, b) for (b, a); a commutative op is its own mirror
--   join         whether the operands must have a join: "always", "never", or "mixed" (two integer or bool dtypes are
--                compared by value and need none)
--   sign         integers with and without sign need an operation each
--   wraps        the result of integers may have more bits than they, and is cut
--   on_bool      the operation on bits that it is for bools (logical operations: after each operand became a bool)
--   heavy        it takes so much longer than a conversion that only operands of one dtype have kernels of their own
--   needs_sign   floats without a sign do not have it
--   result       the result dtype: "join", or of one operand "same"; "b" (bool); "inexact" (the spec's inexact dtype for
--                bool and integers, else the join or the same); "part" (the dtype of a complex one's parts, else the same).
--                A spec's `results` may say otherwise

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
local bits            = set("bool", "int", "uint")
local integers        = set("int", "uint")
local floats          = set("float")

return {
  { name = "add",      group = "arithmetic", kinds = any,     join = "always", result = "join", commutative = true,
    wraps = true, on_bool = "bitwise_or" },
  { name = "subtract", group = "arithmetic", kinds = numbers, join = "always", result = "join", wraps = true },
  { name = "multiply", group = "arithmetic", kinds = any,     join = "always", result = "join", commutative = true,
    wraps = true, on_bool = "bitwise_and" },
  { name = "divide",   group = "arithmetic", kinds = any,     join = "always", result = "inexact" },
  { name = "minimum",  group = "arithmetic", kinds = ordered, join = "always", result = "join", commutative = true,
    sign = true, on_bool = "bitwise_and" },
  { name = "maximum",  group = "arithmetic", kinds = ordered, join = "always", result = "join", commutative = true,
    sign = true, on_bool = "bitwise_or" },

  { name = "equal",         group = "comparison", kinds = any,     join = "mixed", result = "b", commutative = true },
  { name = "not_equal",     group = "comparison", kinds = any,     join = "mixed", result = "b", commutative = true },
  { name = "less",          group = "comparison", kinds = ordered, join = "mixed", result = "b", mirror = "greater",
    sign = true },
  { name = "less_equal",    group = "comparison", kinds = ordered, join = "mixed", result = "b", mirror = "greater_equal",
    sign = true },
  { name = "greater",       group = "comparison", kinds = ordered, join = "mixed", result = "b", mirror = "less",
    sign = true },
  { name = "greater_equal", group = "comparison", kinds = ordered, join = "mixed", result = "b", mirror = "less_equal",
    sign = true },

  { name = "bitwise_and",         group = "bitwise", kinds = bits,     join = "always", result = "join",
    commutative = true },
  { name = "bitwise_or",          group = "bitwise", kinds = bits,     join = "always", result = "join",
    commutative = true },
  { name = "bitwise_xor",         group = "bitwise", kinds = bits,     join = "always", result = "join",
    commutative = true },
  { name = "bitwise_left_shift",  group = "bitwise", kinds = integers, join = "always", result = "join",
    wraps = true },
  { name = "bitwise_right_shift", group = "bitwise", kinds = integers, join = "always", result = "join",
    sign = true },

  { name = "logical_and", group = "logical", kinds = any, join = "never", result = "b", commutative = true,
    on_bool = "bitwise_and" },
  { name = "logical_or",  group = "logical", kinds = any, join = "never", result = "b", commutative = true,
    on_bool = "bitwise_or" },
  { name = "logical_xor", group = "logical", kinds = any, join = "never", result = "b", commutative = true,
    on_bool = "bitwise_xor" },

  { name = "floor_divide", group = "division",   kinds = real,     join = "always", result = "join",
    sign = true, wraps = true, heavy = true, needs_sign = true },
  { name = "remainder",    group = "division",   kinds = real,     join = "always", result = "join",
    sign = true, heavy = true, needs_sign = true },
  { name = "fmod",         group = "division",   kinds = real,     join = "always", result = "join",
    sign = true, heavy = true, needs_sign = true, not_in_array_api = true },
  { name = "power",        group = "division",   kinds = integers, join = "always", result = "join",
    sign = true, wraps = true, heavy = true },
  { name = "copysign",     group = "arithmetic", kinds = floats,   join = "always", result = "inexact",
    heavy = true, needs_sign = true },
  { name = "nextafter",    group = "arithmetic", kinds = floats,   join = "always", result = "inexact", heavy = true },

  { name = "positive",       arity = 1, group = "arithmetic", kinds = numbers, result = "same" },
  { name = "negative",       arity = 1, group = "arithmetic", kinds = numbers, result = "same", wraps = true,
    needs_sign = true },
  { name = "absolute",       arity = 1, group = "arithmetic", kinds = numbers, result = "part", wraps = true,
    needs_sign = true },
  { name = "sign",           arity = 1, group = "arithmetic", kinds = unfixed_numbers, result = "same",
    needs_sign = true },
  { name = "square",         arity = 1, group = "arithmetic", kinds = any, result = "same", wraps = true },
  { name = "sqrt",           arity = 1, group = "arithmetic", kinds = unfixed_ordered, result = "inexact" },
  { name = "reciprocal",     arity = 1, group = "arithmetic", kinds = unfixed, result = "inexact" },
  { name = "floor",          arity = 1, group = "rounding",   kinds = real, result = "same" },
  { name = "ceil",           arity = 1, group = "rounding",   kinds = real, result = "same" },
  { name = "trunc",          arity = 1, group = "rounding",   kinds = real, result = "same" },
  { name = "round",          arity = 1, group = "rounding",   kinds = real, result = "same" },
  { name = "signbit",        arity = 1, group = "inspection", kinds = floats, result = "b" },
  { name = "isnan",          arity = 1, group = "inspection", kinds = transparent, result = "b" },
  { name = "isinf",          arity = 1, group = "inspection", kinds = transparent, result = "b" },
  { name = "isfinite",       arity = 1, group = "inspection", kinds = transparent, result = "b" },
  { name = "bitwise_invert", arity = 1, group = "bitwise",    kinds = bits, result = "same", wraps = true },
  { name = "logical_not",    arity = 1, group = "logical",    kinds = any, result = "b" },
  { name = "conjugate",      arity = 1, group = "complex",    kinds = arithmetic, result = "same" },
  { name = "real",           arity = 1, group = "complex",    kinds = arithmetic, result = "part" },
  { name = "imag",           arity = 1, group = "complex",    kinds = arithmetic, result = "part" },

  { name = "where", arity = 3, group = "selection", kinds = any,     join = "always", result = "join" },
  { name = "clip",  arity = 3, group = "selection", kinds = ordered, join = "always", result = "join" },
}
