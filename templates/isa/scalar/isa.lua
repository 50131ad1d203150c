-- Portable C: any compiler, any endianness, one element at a time, and boring on purpose, because what it computes is
-- what every other instruction set must compute to the bit.
--
-- ---- What an instruction set supplies ----
--
-- An instruction set is a folder templates/isa/NAME. Its file isa.lua returns a table:
--
--   title       for reports
--   rank        the best instruction set that the CPU has is used: the one of the highest rank
--   implies     the name of the one whose kernels are the fallbacks of this one ("scalar"); nil here
--   flags       compiler flags for its kernels, by compiler: { gcc = "-mavx2 -mf16c", clang = ... }
--   guard       C condition under which its kernels are compiled at all; nil: always. It must be true or false in all
--               files of a build alike (an architecture, not a flag)
--   attribute   goes before each of its functions; with a target attribute no flag is needed
--   inline      goes before each of its primitives as well: what it takes to have them inlined
--   includes    lines of C at the top of its header
--   check       C statements that return whether this CPU runs it, once what it implies does; `check_includes`: lines of
--               C that they need before
--   probe       C source that a compiler must take with `flags`, else the instruction set is off in a build; `off`: what
--               to say then
--   lanes       elements in a register of each compute type: { u8 = 32, ... }
--   primitives  import("kernels/primitives")(templates, values): C templates in this folder and what they see; how they
--               declare primitives is said in kernels/primitives.lua
--   formats     by the kind of a custom physical type, a function of it that returns the template of its primitives and
--               what that sees. Without a function, or where it returns nil, kernels of the type are fallbacks
--   unrolls     whether a block of 32 elements is written out, as far as that stays small
--   driver      a template of C for the driver, which sees the `attribute`: fill_halves_NAME and copy_halves_NAME, which
--               do what those of templates/dispatch/short_arrays.c.tmpl do for elements of 1, 2, 4, 8 or 16 bytes, where
--               wide registers need a way of their own; may be nil
--
-- ---- Primitives ----
--
-- A kernel is an expression of primitives: C functions of fixed names. All that a library uses of an instruction set
-- stand in one header, each after those that it uses; kernels include it. `p` is the address of a block of 32 elements,
-- `i` the element to begin with.
--
--   R load_S_as_L(const char *p, size_t i)       elements of physical type S, converted to compute type L as
--                                                templates/numerics.md ("Conversions") says, with one rounding. As many
--                                                as a register has lanes of L
--   R load_L(const char *p, size_t i)            where nothing is to be converted
--   R load_S_as_f32_odd(const char *p, size_t i) rounded to odd instead (an inexact result has its last bit set), so
--                                                that a later rounding to bf16 or f16 is right
--   R round_L_to_S(R v)                          rounds to the values of S, and stays of compute type L
--   R add_L(R a, R b), ...                       the operations of kernels/ops.lua
--   M less_L(M or R ...)                         comparisons give a mask, a type of the instruction set's choice
--   void store_L(char *p, size_t i, R v)         as many elements as a register has
--   void store_L_as_S(char *p, size_t i, R v, ...)   rounded to S; takes as many registers as it declares
--   void store_mask8(char *p, size_t i, M m, ...)    masks of 8-bit elements as bools, a byte 0 or 1 each; also 16, 32,
--                                                64, by the width of an element, _c64 and _c128; again as many as it
--                                                declares
--   void STORE_wide(char *p, size_t i, R v, ...) beside any of these stores: what a kernel is to use instead. It takes
--                                                more registers
--
-- Common physical types S: b u8 u16 u32 u64 i8 i16 i32 i64 bf16 f16 f32 f64 c64 c128. Compute types L:
--
--   u8 u16 u32 u64   integers of either sign: a register knows no sign, operations do
--   f32              also what bf16 and f16 are computed in
--   f64
--   c64 c128         pairs of f32, f64
--   b                bytes 0 or 1: what load_S_as_b gives ("is it non-zero?"). Register and operations are those of u8
--
-- Loads, by compute type. Widening an integer is named by its own sign, load_i8_as_i16 or load_u8_as_u16; both give u16.
-- Narrowing one is load_u32_as_u8 for either sign. bool: load_u8_as_b, load_b_as_u16 (a byte that is not 0 is 1).
--
--   uN     load_uN, load_iM_as_iN, load_uM_as_uN, load_b_as_uN (N > 8)
--          load_F_as_iN, load_F_as_uN from bf16 f16 f32 f64 c64 c128: truncated, saturated, NaN is 0, imaginary part
--          dropped
--   b      load_uN_as_b, load_F_as_b
--   f32    load_f32, and from every other physical type; _odd from u32 u64 i32 i64 f64 c128
--   f64    load_f64, and from every other physical type
--   c64    load_c64, and from every other physical type: (the value as f32, 0), parts of c128 rounded each
--   c128   load_c128, and from every other physical type
--
-- Rounds: round_f32_to_bf16, round_f32_to_f16. Stores: store_L, store_f32_as_bf16, store_f32_as_f16, store_maskN,
-- store_mask_C.
--
-- Operations: T is the type of an operation, a compute type or, where the sign matters, i8 i16 i32 i64.
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
-- Portable C has all of these, and those of the next section. Another instruction set declares what it does without
-- (absent): a kernel that needs such a primitive is a fallback, that of the instruction set which this one implies. A
-- primitive that is neither there nor absent is an error, and so is one that portable C does not know.
--
-- ---- Primitives of custom physical types ----
--
-- What a spec may define beside the common types above. Nothing but these is asked of them: a conversion that no one
-- primitive does goes through a buffer of the type's base (f32 for S -> f64).
--
--   narrow float S (of at most 16 bits), compute type f32; bits above the format's are ignored when read, 0 when written
--            load_S_as_f32, round_f32_to_S, store_f32_as_S
--   complex C of narrow parts, compute type c64
--            load_C_as_c64, round_c64_to_C, store_c64_as_C; load_c128_as_c64_odd, parts rounded to odd
--   integer iK or uK of fewer bits than its container, of N bits; loads and stores are those of the container, where
--   the value is extended by its sign or by zeros
--            round_uN_to_iK, round_uN_to_uK         cuts what arithmetic of N bits gave, or another integer was
--            saturate_uN_to_iK, saturate_uN_to_uK   what is saturated to the container already, to the ends of K bits
--   fixed point Q, compute type f64: the value itself, never -0
--            load_Q_as_f64, round_f64_to_Q, store_f64_as_Q: nearest, ties to even, saturated, NaN is 0
--            multiply_Q, divide_Q   where the operation of f64 might round wrongly (fixed_type of physical_types.lua);
--                                   they need not saturate, a store does
--   opaque O, compute type f64
--            load_O_as_f64, store_f64_as_O
--
-- Kernels of opaque types are override points: in every instruction set that of portable C, a weak symbol for a
-- hand-written function to replace.
--
-- ---- Overrides ----
--
-- Where there is a shorter way to do all of an expression than its primitives one after the other, such as
--   store_f32_as_bf16(add_f32(load_bf16_as_f32, load_bf16_as_f32)),
-- an override does it: a function that kernels of this expression call instead,
--   void NAME(char *z, const char *x, const char *y, size_t i)      y only where there are two operands
-- and that does as many elements from the i-th on as it declares: all loads before the first store, because z may be x or
-- y. `either_order`: also for the expression with its operands exchanged; x and y are exchanged then.
local primitives = import("kernels/primitives")({
  "isa/scalar/integers.c.tmpl", "isa/scalar/floats.c.tmpl", "isa/scalar/conversions.c.tmpl", "isa/scalar/complex.c.tmpl",
})

return {
  title = "portable C",
  rank = 0,
  flags = { gcc = "", clang = "" },
  includes = "",
  check = "    return true;",
  lanes = { b = 1, u8 = 1, u16 = 1, u32 = 1, u64 = 1, f32 = 1, f64 = 1, c64 = 1, c128 = 1 },
  primitives = primitives,
  formats = import("isa/scalar/formats"),
}
