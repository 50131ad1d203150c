-- Scalar C: any compiler, any endianness, one element at a time, and boring on purpose, because what it computes is what
-- every other instruction set must compute to the bit.
--
-- ---- What an ISA file is ----
--
-- Everything about an instruction set stands in one file templates/isa/NAME.lua, which returns a table:
--
--   title       for reports
--   rank        the best instruction set that the CPU has is used: the one of the highest rank
--   implies     the name of the one whose kernels stand in where this file has none ("scalar"), nil here
--   flags       compiler flags for its kernels, by compiler: { gcc = "-mavx2 -mf16c", clang = ... }
--   guard       C condition under which its kernels are compiled at all; nil: always. It must be true or false in all
--               files of a build alike (an architecture, not a flag)
--   attribute   goes before each of its functions; with a target attribute no flag is needed
--   inline      goes before each of its blocks as well: what it takes to have them inlined
--   includes    lines of C at the top of its files
--   check       C statements that return whether this CPU runs it, once what it implies does; `check_includes`: lines of
--               C that they need before
--   probe       C source that a compiler must take with `flags`, else the ISA is off in a build; `off`: what to say then
--   lanes       elements in a register of each lane: { u8 = 32, ... }
--   blocks      the building blocks: import("blocks")(counts), see below
--   custom      custom(blocks, of) adds the blocks of a storage that is not common, see below; called once for each such
--               storage of a plan, before composition; may be nil
--   fused       whole bodies for single compositions, see below; may be nil
--   unrolls     whether a block of 32 elements is written out, as far as that stays small
--   driver      C for the driver, with ATTRIBUTE for the attribute: fill_halves_NAME and copy_halves_NAME, which do what
--               those of templates/dispatch_blocks.c.tmpl do for elements of 1, 2, 4, 8 or 16 bytes, where wide registers need
--               an own way; may be nil
--
-- ---- Building blocks ----
--
-- A kernel is a composition of blocks: C functions that the ISA file defines under fixed names, and that a file of
-- kernels gets a copy of if it uses them. `p` is the address of a block of 32 elements, `i` the element to begin with.
--
--   R load_S_as_L(const char *p, size_t i)       elements of storage S, converted to lane L as the contract says, with
--                                                one rounding. As many as lane L has in a register
--   R load_L(const char *p, size_t i)            where nothing is to be converted
--   R load_S_as_f32_odd(const char *p, size_t i) rounded to odd instead (an inexact result has its last bit set), so
--                                                that a later rounding to bf16 or f16 is right
--   R round_L_to_S(R v)                          rounds to the values of S, and stays a lane L
--   R add_L(R a, R b), ...                       the operations of ops.lua
--   M less_L(M or R ...)                         comparisons give a mask, a type of the ISA's choice
--   void store_L(char *p, size_t i, R v)         as many elements as a register has
--   void store_L_as_S(char *p, size_t i, R v, ...)   rounded to S; takes as many registers as the ISA likes
--   void store_mask8(char *p, size_t i, M m, ...)    masks of 8-bit lanes as bools, a byte 0 or 1 each; also 16, 32, 64,
--                                                by the width of an element, _c64 and _c128; again as many as it likes
--
-- Common storages S: b u8 u16 u32 u64 i8 i16 i32 i64 bf16 f16 f32 f64 c64 c128. Lanes L:
--
--   u8 u16 u32 u64   integers of either sign: a register knows no sign, operations do
--   f32              also what bf16 and f16 are computed in
--   f64
--   c64 c128         pairs of f32, f64
--   b                bytes 0 or 1: what load_S_as_b gives ("is it non-zero?"). Register and operations are those of u8
--
-- Loads, by lane. Widening an integer is named by its own sign, load_i8_as_i16 or load_u8_as_u16; both are lane u16.
-- Narrowing one is load_u32_as_u8 for either sign. bool: load_u8_as_b, load_b_as_u16 (a byte that is not 0 is 1).
--
--   uN     load_uN, load_iM_as_iN, load_uM_as_uN, load_b_as_uN (N > 8)
--          load_F_as_iN, load_F_as_uN from bf16 f16 f32 f64 c64 c128: truncated, saturated, NaN is 0, imaginary part
--          dropped
--   b      load_uN_as_b, load_F_as_b
--   f32    load_f32, and from every other storage; _odd from u32 u64 i32 i64 f64 c128
--   f64    load_f64, and from every other storage
--   c64    load_c64, and from every other storage: (the value as f32, 0), parts of c128 rounded each
--   c128   load_c128, and from every other storage
--
-- Rounds: round_f32_to_bf16, round_f32_to_f16. Stores: store_L, store_f32_as_bf16, store_f32_as_f16, store_maskN, store_mask_C.
--
-- Operations: T is the type of an operation, a lane or, where the sign matters, i8 i16 i32 i64.
--
--   add subtract multiply          uN f32 f64 c64 c128
--   divide                         f32 f64 c64 c128
--   minimum maximum                uN iN f32 f64
--   equal not_equal                uN f32 f64 c64 c128    -> mask
--   less less_equal                uN iN f32 f64          -> mask
--   bitwise_and bitwise_or bitwise_xor bitwise_left_shift        uN
--   bitwise_right_shift            uN iN
--   equal_uN_iN not_equal_uN_iN less_uN_iN less_iN_uN less_equal_uN_iN less_equal_iN_uN
--                                  by value: the first operand unsigned, the second signed, and so on -> mask
--
-- Bools are computed with bitwise_and_u8, bitwise_or_u8, bitwise_xor_u8 and the comparisons of u8.
--
-- ---- Blocks of custom storages ----
--
-- What a spec may define beside the common storages above. Nothing but these is asked of them: a conversion that no
-- block does goes by way of a buffer of the base (f32 for S -> f64). An ISA may leave any of them out.
--
--   narrow float S (of at most 16 bits), lane f32; bits above the format's are ignored when read, 0 when written
--            load_S_as_f32, round_f32_to_S, store_f32_as_S
--   complex C of narrow parts, lane c64
--            load_C_as_c64, round_c64_to_C, store_c64_as_C; load_c128_as_c64_odd, parts rounded to odd
--   integer iK or uK of fewer bits than its container, of N bits; loads and stores are those of the container, where
--   the value is extended by its sign or by zeros
--            round_uN_to_iK, round_uN_to_uK         cuts what arithmetic of N bits gave, or another integer was
--            saturate_uN_to_iK, saturate_uN_to_uK   what is saturated to the container already, to the ends of K bits
--   fixed Q, lane f64: the value itself, never -0
--            load_Q_as_f64, round_f64_to_Q, store_f64_as_Q: nearest, ties to even, saturated, NaN is 0
--            multiply_Q, divide_Q   where the operation of f64 might round wrongly (storage.fixed_type); they need not
--                                   saturate, a store does
--   opaque O, lane f64
--            load_O_as_f64, store_f64_as_O
--
-- A kernel whose blocks are not all there is a stub: it stands in the tables as that of the implied ISA, marked STUB.
--
-- `fused` lists { PATTERN, BLOCK, ELEMENTS, either_order = bool }: a kernel whose composition matches the Lua pattern
-- (anchored at both ends), such as
--   store_f32_as_bf16(add_f32(load_bf16_as_f32, load_bf16_as_f32))
-- is made of calls of the block BLOCK (in which %1, %2 are the pattern's captures) instead:
--   void BLOCK(char *z, const char *x, const char *y, size_t i)      y only where there are two operands
-- each of which does ELEMENTS elements from the i-th on: all loads before the first store, because z may be x or y.
-- either_order: the pattern may match with the operands exchanged as well, and x and y are then exchanged.
--
-- blocks:add(text, values) adds blocks: paragraphs of C, one a block, with $name and ${name} replaced from `values`. A block may be
-- any function, #define or typedef; what it uses of the same file comes with it. BLOCK stands for `static inline` and
-- the attribute. import("blocks")(counts): counts(identifier) says which identifiers of the text are instructions; from
-- their number follows how far a kernel is unrolled.
local blocks = import("blocks")()

local widths = { 8, 16, 32, 64 }

-- ---- Integers ----

for _, n in ipairs(widths) do
  local values = { n = n, T = "uint" .. n .. "_t", S = "int" .. n .. "_t" }
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

for _, n in ipairs({ "8", "16", "32", "64", "_c64", "_c128" }) do
  blocks:add([[
BLOCK void store_mask$n(char *p, size_t i, int m) {
    p[i] = (char)m;
}
]], { n = n })
end

-- ---- Floats ----

for _, float in ipairs({ { "f32", "float", 32 }, { "f64", "double", 64 } }) do
  blocks:add([[
BLOCK uint$n_t bits_of_$L($T v) {
    uint$n_t bits;
    memcpy(&bits, &v, sizeof bits);
    return bits;
}

BLOCK $T $L_of_bits(uint$n_t bits) {
    $T v;
    memcpy(&v, &bits, sizeof v);
    return v;
}

BLOCK $T load_$L(const char *p, size_t i) {
    return $L_of_bits(load_u$n(p, i));
}

BLOCK void store_$L(char *p, size_t i, $T v) {
    store_u$n(p, i, bits_of_$L(v));
}

BLOCK $T add_$L($T a, $T b) {
    return a + b;
}

BLOCK $T subtract_$L($T a, $T b) {
    return a - b;
}

BLOCK $T multiply_$L($T a, $T b) {
    return a * b;
}

BLOCK $T divide_$L($T a, $T b) {
    return a / b;
}

/* NaN if either is; -0 is less than +0. */
BLOCK $T minimum_$L($T a, $T b) {
    if (a != a) return a;
    if (a == b) return negative_$n(bits_of_$L(a)) ? a : b;
    return a < b ? a : b;
}

BLOCK $T maximum_$L($T a, $T b) {
    if (a != a) return a;
    if (a == b) return negative_$n(bits_of_$L(a)) ? b : a;
    return a > b ? a : b;
}

BLOCK int equal_$L($T a, $T b) {
    return a == b;
}

BLOCK int not_equal_$L($T a, $T b) {
    return a != b;
}

BLOCK int less_$L($T a, $T b) {
    return a < b;
}

BLOCK int less_equal_$L($T a, $T b) {
    return a <= b;
}
]], { L = float[1], T = float[2], n = float[3] })
end

blocks:add([[
BLOCK float f32_of_bf16(uint16_t bits) {
    return f32_of_bits((uint32_t)bits << 16);
}

BLOCK uint16_t bf16_of_f32(float v) {
    const uint32_t bits = bits_of_f32(v);
    if (v != v) return 0x7fc0;
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

BLOCK float f32_of_f16(uint16_t bits) {
    const uint32_t sign = (bits & UINT32_C(0x8000)) << 16, exponent = bits >> 10 & 31, mantissa = bits & 1023;
    if (exponent == 31) return f32_of_bits(sign | UINT32_C(0x7f800000) | mantissa << 13);
    if (exponent != 0) return f32_of_bits(sign | (exponent + 112) << 23 | mantissa << 13);
    return f32_of_bits(sign | bits_of_f32((float)mantissa * 0x1p-24f));
}

/* Under 2^-14 in units of 2^-24, the sum with 2^23 doing the rounding; 65520 is the first value that rounds to inf. */
BLOCK uint16_t f16_of_f32(float v) {
    const uint32_t bits = bits_of_f32(v), sign = bits >> 16 & 0x8000, magnitude = bits & 0x7fffffff;
    if (v != v) return 0x7e00;
    if (magnitude >= 0x477ff000) return (uint16_t)(sign | 0x7c00);
    if (magnitude < 0x38800000)
        return (uint16_t)(sign | (bits_of_f32(f32_of_bits(magnitude) * 0x1p24f + 0x1p23f) & 0x7fffff));
    return (uint16_t)(sign | (magnitude - (UINT32_C(112) << 23) + 0xfff + (magnitude >> 13 & 1)) >> 13);
}

BLOCK float f32_of_f64(double v) {
    return (float)v;
}

/* Toward zero, and where that loses anything the last bit is set. */
BLOCK float f32_of_f64_odd(double v) {
    const float nearest = (float)v;
    uint32_t bits = bits_of_f32(nearest);
    if ((double)nearest == v || v != v) return nearest;
    if ((v < 0 ? -v : v) < (v < 0 ? -(double)nearest : (double)nearest)) bits--;
    return f32_of_bits(bits | 1);
}

BLOCK float f32_of_u64_odd(uint64_t v) {
    int shift = 0;
    while (v >> shift >> 24 != 0) shift++;
    const uint64_t kept = v >> shift;
    return (float)(kept << shift == v ? kept : kept | 1) * (float)(UINT64_C(1) << shift);
}

BLOCK float f32_of_i64_odd(uint64_t v) {
    return negative_64(v) ? -f32_of_u64_odd(0 - v) : f32_of_u64_odd(v);
}

BLOCK float load_bf16_as_f32(const char *p, size_t i) {
    return f32_of_bf16(load_u16(p, i));
}

BLOCK float load_f16_as_f32(const char *p, size_t i) {
    return f32_of_f16(load_u16(p, i));
}

BLOCK float load_f64_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_f64(p, i));
}

BLOCK float load_f64_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_f64(p, i));
}

BLOCK float load_c64_as_f32(const char *p, size_t i) {
    return load_c64(p, i).re;
}

BLOCK float load_c128_as_f32(const char *p, size_t i) {
    return f32_of_f64(load_c128(p, i).re);
}

BLOCK float load_c128_as_f32_odd(const char *p, size_t i) {
    return f32_of_f64_odd(load_c128(p, i).re);
}

BLOCK double load_c128_as_f64(const char *p, size_t i) {
    return load_c128(p, i).re;
}

BLOCK float round_f32_to_bf16(float v) {
    return f32_of_bf16(bf16_of_f32(v));
}

BLOCK float round_f32_to_f16(float v) {
    return f32_of_f16(f16_of_f32(v));
}

BLOCK void store_f32_as_bf16(char *p, size_t i, float v) {
    store_u16(p, i, bf16_of_f32(v));
}

BLOCK void store_f32_as_f16(char *p, size_t i, float v) {
    store_u16(p, i, f16_of_f32(v));
}

BLOCK uint8_t load_bf16_as_b(const char *p, size_t i) {
    return (load_u16(p, i) & 0x7fff) != 0;
}

BLOCK uint8_t load_f16_as_b(const char *p, size_t i) {
    return (load_u16(p, i) & 0x7fff) != 0;
}

BLOCK uint8_t load_f32_as_b(const char *p, size_t i) {
    return load_f32(p, i) != 0;
}

BLOCK uint8_t load_f64_as_b(const char *p, size_t i) {
    return load_f64(p, i) != 0;
}
]])

for _, S in ipairs({ "bf16", "f16", "f32", "c64" }) do
  blocks:add([[
BLOCK double load_$S_as_f64(const char *p, size_t i) {
    return (double)$load(p, i);
}
]], { S = S, load = S == "f32" and "load_f32" or "load_" .. S .. "_as_f32" })
end

-- ---- Between integers and floats ----

for _, float in ipairs({ { "f32", "float" }, { "f64", "double" } }) do
  local L, T = float[1], float[2]
  for _, n in ipairs(widths) do
    local values = { L = L, T = T, n = n }
    blocks:add([[
BLOCK $T load_u$n_as_$L(const char *p, size_t i) {
    return ($T)load_u$n(p, i);
}

BLOCK $T load_i$n_as_$L(const char *p, size_t i) {
    return ($T)value_i$n(load_u$n(p, i));
}
]], values)
  end
  blocks:add([[
BLOCK $T load_b_as_$L(const char *p, size_t i) {
    return ($T)load_u8_as_b(p, i);
}
]], { L = L, T = T })
end

for _, n in ipairs({ 32, 64 }) do
  for _, sign in ipairs({ "u", "i" }) do
    blocks:add([[
BLOCK float load_$S_as_f32_odd(const char *p, size_t i) {
    return f32_of_${s}64_odd($load(p, i));
}
]], { S = sign .. n, s = sign, load = n == 64 and "load_u64" or "load_" .. sign .. "32_as_" .. sign .. "64" })
  end
end

-- 2^n as a double, in C.
local function power(n) return "0x1p" .. n end

for _, n in ipairs(widths) do
  blocks:add([[
BLOCK uint$n_t i$n_of_f64(double v) {
    if (v >= $half) return (uint$n_t)INT$n_MAX;
    if (v < -$half) return (uint$n_t)INT$n_MIN;
    return v == v ? (uint$n_t)(int$n_t)v : (uint$n_t)0;
}

BLOCK uint$n_t u$n_of_f64(double v) {
    if (v >= $whole) return UINT$n_MAX;
    return v > 0 ? (uint$n_t)v : (uint$n_t)0;
}
]], { n = n, half = power(n - 1), whole = power(n) })
  for _, S in ipairs({ "bf16", "f16", "f32", "f64", "c64", "c128" }) do
    for _, sign in ipairs({ "u", "i" }) do
      blocks:add([[
BLOCK uint$n_t load_$S_as_$s$n(const char *p, size_t i) {
    return $s$n_of_f64($load(p, i));
}
]], { S = S, s = sign, n = n, load = S == "f64" and "load_f64" or "load_" .. S .. "_as_f64" })
    end
  end
end

-- ---- Complex ----

for _, complex in ipairs({ { "c64", "float", "f32" }, { "c128", "double", "f64" } }) do
  local C, T, L = complex[1], complex[2], complex[3]
  blocks:add([[
typedef struct {
    $T re, im;
} $C;

BLOCK $C make_$C($T re, $T im) {
    $C v;
    v.re = re;
    v.im = im;
    return v;
}

BLOCK $C load_$C(const char *p, size_t i) {
    return make_$C(load_$L(p, 2 * i), load_$L(p, 2 * i + 1));
}

BLOCK void store_$C(char *p, size_t i, $C v) {
    store_$L(p, 2 * i, v.re);
    store_$L(p, 2 * i + 1, v.im);
}

BLOCK $C add_$C($C a, $C b) {
    return make_$C(a.re + b.re, a.im + b.im);
}

BLOCK $C subtract_$C($C a, $C b) {
    return make_$C(a.re - b.re, a.im - b.im);
}

BLOCK $C multiply_$C($C a, $C b) {
    return make_$C(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
}

BLOCK $T magnitude_$L($T v) {
    return v < 0 ? -v : v == 0 ? 0 : v;
}

/* By the larger part of the divisor; a NaN in it takes the last branch. */
BLOCK $C divide_$C($C a, $C b) {
    const $T re = magnitude_$L(b.re), im = magnitude_$L(b.im);
    if (re >= im) {
        if (re == 0 && im == 0) return make_$C(a.re / re, a.im / re);
        const $T r = b.im / b.re, s = 1 / (b.re + b.im * r);
        return make_$C((a.re + a.im * r) * s, (a.im - a.re * r) * s);
    }
    const $T r = b.re / b.im, s = 1 / (b.im + b.re * r);
    return make_$C((a.re * r + a.im) * s, (a.im * r - a.re) * s);
}

BLOCK int equal_$C($C a, $C b) {
    return a.re == b.re && a.im == b.im;
}

BLOCK int not_equal_$C($C a, $C b) {
    return a.re != b.re || a.im != b.im;
}

BLOCK uint8_t load_$C_as_b(const char *p, size_t i) {
    const $C v = load_$C(p, i);
    return v.re != 0 || v.im != 0;
}
]], { C = C, T = T, L = L })
  for _, S in ipairs({ "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64" }) do
    blocks:add([[
BLOCK $C load_$S_as_$C(const char *p, size_t i) {
    return make_$C($load(p, i), 0);
}
]], { C = C, S = S, load = S == L and "load_" .. L or "load_" .. S .. "_as_" .. L })
  end
end

blocks:add([[
BLOCK c64 load_c128_as_c64(const char *p, size_t i) {
    const c128 v = load_c128(p, i);
    return make_c64(f32_of_f64(v.re), f32_of_f64(v.im));
}

BLOCK c64 load_c128_as_c64_odd(const char *p, size_t i) {
    const c128 v = load_c128(p, i);
    return make_c64(f32_of_f64_odd(v.re), f32_of_f64_odd(v.im));
}

BLOCK c128 load_c64_as_c128(const char *p, size_t i) {
    const c64 v = load_c64(p, i);
    return make_c128((double)v.re, (double)v.im);
}
]])

return {
  title = "portable C",
  rank = 0,
  flags = { gcc = "", clang = "" },
  includes = "",
  check = "    return true;",
  lanes = { b = 1, u8 = 1, u16 = 1, u32 = 1, u64 = 1, f32 = 1, f64 = 1, c64 = 1, c128 = 1 },
  blocks = blocks,
  custom = import("isa/scalar/formats"),
}
