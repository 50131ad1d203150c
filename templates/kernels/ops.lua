-- The operations, one entry each, in the order of the enum and of every report. What they mean to the bit is said in
-- templates/numerics.md, "Operations"; this table says what the generator must know of them.
--
--   name         the C name, without prefix
--   group        what the entry is listed under
--   kinds        the kinds of compute dtype that it has a rule for
--   commutative  op(a, b) and op(b, a) are the same bits, so that {a, b} needs one kernel
--   mirror       the op that gives op(a, b) for (b, a); a commutative op is its own mirror
--   join         whether the operands must have a join: "always", "never", or "mixed" (two integer or bool dtypes are
--                compared by value and need none)
--   sign         integers with and without sign need an operation each
--   wraps        the result of integers may have more bits than they, and is cut
--   on_bool      the operation on bits that it is for bools (logical operations: after each operand became a bool)
--   result       the result dtype: "join", "b" (bool), or "inexact" (the spec's inexact dtype for bool and integers,
--                else the join)

local function set(...)
  local members = {}
  for _, kind in ipairs({ ... }) do members[kind] = true end
  return members
end

local any      = set("bool", "int", "uint", "float", "complex", "fixed", "opaque")
local numbers  = set("int", "uint", "float", "complex", "fixed", "opaque")
local ordered  = set("bool", "int", "uint", "float", "fixed", "opaque")
local bits     = set("bool", "int", "uint")
local integers = set("int", "uint")

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
}
