-- Portable C: integers and bools.
local widths = { 8, 16, 32, 64 }

-- In the values of these, n is a number of bits.
local function add_arithmetic(blocks, values)
  blocks:add([[
BLOCK $T load_u$n(const char *p, size_t i) {
    $T v;
    memcpy(&v, p + i * sizeof v, sizeof v);
    return v;
}

BLOCK void store_u$n(char *p, size_t i, $T v) {
    memcpy(p + i * sizeof v, &v, sizeof v);
}

BLOCK int negative_$n($T v) {
    return v >> ($n - 1) != 0;
}

BLOCK $S value_i$n($T v) {
    return negative_$n(v) ? ($S)(-($S)($T)~v - 1) : ($S)v;
}

BLOCK $T add_u$n($T a, $T b) {
    return ($T)((uint64_t)a + b);
}

BLOCK $T subtract_u$n($T a, $T b) {
    return ($T)((uint64_t)a - b);
}

BLOCK $T multiply_u$n($T a, $T b) {
    return ($T)((uint64_t)a * b);
}

BLOCK $T bitwise_and_u$n($T a, $T b) {
    return ($T)(a & b);
}

BLOCK $T bitwise_or_u$n($T a, $T b) {
    return ($T)(a | b);
}

BLOCK $T bitwise_xor_u$n($T a, $T b) {
    return ($T)(a ^ b);
}

/* A negative count is a large one without its sign. */
BLOCK $T bitwise_left_shift_u$n($T a, $T b) {
    return b < $n ? ($T)((uint64_t)a << b) : ($T)0;
}

BLOCK $T bitwise_right_shift_u$n($T a, $T b) {
    return b < $n ? ($T)(a >> b) : ($T)0;
}

BLOCK $T bitwise_right_shift_i$n($T a, $T b) {
    return negative_$n(a) ? ($T)~bitwise_right_shift_u$n(($T)~a, b) : bitwise_right_shift_u$n(a, b);
}

BLOCK $T minimum_u$n($T a, $T b) {
    return a < b ? a : b;
}

BLOCK $T maximum_u$n($T a, $T b) {
    return a > b ? a : b;
}

BLOCK $T minimum_i$n($T a, $T b) {
    return value_i$n(a) < value_i$n(b) ? a : b;
}

BLOCK $T maximum_i$n($T a, $T b) {
    return value_i$n(a) > value_i$n(b) ? a : b;
}
]], values)
end

-- With a sign, without one, and by value between both.
local function add_comparisons(blocks, values)
  blocks:add([[
BLOCK int equal_u$n($T a, $T b) {
    return a == b;
}

BLOCK int not_equal_u$n($T a, $T b) {
    return a != b;
}

BLOCK int less_u$n($T a, $T b) {
    return a < b;
}

BLOCK int less_equal_u$n($T a, $T b) {
    return a <= b;
}

BLOCK int less_i$n($T a, $T b) {
    return value_i$n(a) < value_i$n(b);
}

BLOCK int less_equal_i$n($T a, $T b) {
    return value_i$n(a) <= value_i$n(b);
}

BLOCK int equal_u$n_i$n($T a, $T b) {
    return a == b && !negative_$n(b);
}

BLOCK int not_equal_u$n_i$n($T a, $T b) {
    return a != b || negative_$n(b);
}

BLOCK int less_u$n_i$n($T a, $T b) {
    return a < b && !negative_$n(b);
}

BLOCK int less_equal_u$n_i$n($T a, $T b) {
    return a <= b && !negative_$n(b);
}

BLOCK int less_i$n_u$n($T a, $T b) {
    return a < b || negative_$n(a);
}

BLOCK int less_equal_i$n_u$n($T a, $T b) {
    return a <= b || negative_$n(a);
}
]], values)
end

local function add_conversions(blocks, values)
  local n = values.n
  blocks:add([[
BLOCK uint8_t load_u$n_as_b(const char *p, size_t i) {
    return load_u$n(p, i) != 0;
}
]], values)
  if n > 8 then
    blocks:add([[
BLOCK $T load_b_as_u$n(const char *p, size_t i) {
    return load_u8_as_b(p, i);
}
]], values)
  end
  for _, m in ipairs(widths) do
    values.m = m
    if m < n then
      blocks:add([[
BLOCK $T load_u$m_as_u$n(const char *p, size_t i) {
    return load_u$m(p, i);
}

BLOCK $T load_i$m_as_i$n(const char *p, size_t i) {
    return ($T)value_i$m(load_u$m(p, i));
}
]], values)
    elseif m > n then
      blocks:add([[
BLOCK $T load_u$m_as_u$n(const char *p, size_t i) {
    return ($T)load_u$m(p, i);
}
]], values)
    end
  end
end

local function add_masks(blocks)
  for _, n in ipairs({ "8", "16", "32", "64", "_c64", "_c128" }) do
    blocks:add([[
BLOCK void store_mask$n(char *p, size_t i, int m) {
    p[i] = (char)m;
}
]], { n = n })
  end
end

return function(blocks)
  for _, n in ipairs(widths) do
    local values = { n = n, T = "uint" .. n .. "_t", S = "int" .. n .. "_t" }
    add_arithmetic(blocks, values)
    add_comparisons(blocks, values)
    add_conversions(blocks, values)
  end
  add_masks(blocks)
end
