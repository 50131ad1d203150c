-- NEON: memory, masks to memory, and values to bools.
local vectors = import("isa/neon/vectors")
local integers = vectors.integers

return function(blocks)
  -- ---- Loads and stores ----

  blocks:add([[
BLOCK uint8x16_t load_u8(const char *p, size_t i) {
    return vld1q_u8((const uint8_t *)p + i);
}

BLOCK void store_u8(char *p, size_t i, uint8x16_t v) {
    vst1q_u8((uint8_t *)p + i, v);
}

BLOCK void store_u8_wide(char *p, size_t i, uint8x16_t a, uint8x16_t b) {
    store_u8(p, i, a);
    store_u8(p, i + 16, b);
}

BLOCK uint8x8_t half_u8(const char *p, size_t i) {
    return vld1_u8((const uint8_t *)p + i);
}
]])

  for _, n in ipairs({ 16, 32, 64 }) do
    blocks:add([[
BLOCK $T load_u$n(const char *p, size_t i) {
    return vreinterpretq_u$n_u8(load_u8(p, $size * i));
}

BLOCK void store_u$n(char *p, size_t i, $T v) {
    store_u8(p, $size * i, vreinterpretq_u8_u$n(v));
}

BLOCK void store_u$n_wide(char *p, size_t i, $T a, $T b, $T c, $T d) {
    store_u$n(p, i, a);
    store_u$n(p, i + $lanes, b);
    store_u$n(p, i + 2 * $lanes, c);
    store_u$n(p, i + 3 * $lanes, d);
}

BLOCK $half half_u$n(const char *p, size_t i) {
    return vreinterpret_u$n_u8(half_u8(p, $size * i));
}
]], integers[n])
  end

  blocks:add([[
/* And zeros. */
BLOCK uint8x16_t eight_u8(const char *p, size_t i) {
    return vcombine_u8(half_u8(p, i), vdup_n_u8(0));
}
]])

  for _, n in ipairs({ 16, 32 }) do
    blocks:add([[
/* As many bytes as fit in $n bits, again and again. */
BLOCK uint8x16_t repeated_$n(const char *p, size_t offset) {
    uint$n_t bits;
    memcpy(&bits, p + offset, sizeof bits);
    return vreinterpretq_u8_u$n(vdupq_n_u$n(bits));
}
]], { n = n })
  end

  -- ---- Masks ----

  blocks:add([[
BLOCK void store_mask8(char *p, size_t i, uint8x16_t m) {
    store_u8(p, i, vandq_u8(m, vdupq_n_u8(1)));
}

BLOCK void store_mask8_wide(char *p, size_t i, uint8x16_t a, uint8x16_t b) {
    store_mask8(p, i, a);
    store_mask8(p, i + 16, b);
}

BLOCK void store_mask16(char *p, size_t i, uint16x8_t a, uint16x8_t b) {
    store_mask8(p, i, vuzp1q_u8(vreinterpretq_u8_u16(a), vreinterpretq_u8_u16(b)));
}

BLOCK void store_mask16_wide(char *p, size_t i, uint16x8_t a, uint16x8_t b, uint16x8_t c, uint16x8_t d) {
    store_mask16(p, i, a, b);
    store_mask16(p, i + 16, c, d);
}

BLOCK uint16x8_t mask16_of_32(uint32x4_t a, uint32x4_t b) {
    return vuzp1q_u16(vreinterpretq_u16_u32(a), vreinterpretq_u16_u32(b));
}

BLOCK void store_mask32(char *p, size_t i, uint32x4_t a, uint32x4_t b, uint32x4_t c, uint32x4_t d) {
    store_mask16(p, i, mask16_of_32(a, b), mask16_of_32(c, d));
}

BLOCK uint32x4_t mask32_of_64(uint64x2_t a, uint64x2_t b) {
    return vuzp1q_u32(vreinterpretq_u32_u64(a), vreinterpretq_u32_u64(b));
}

BLOCK void store_mask64(char *p, size_t i, uint64x2_t a, uint64x2_t b, uint64x2_t c, uint64x2_t d) {
    const uint16x8_t m = mask16_of_32(mask32_of_64(a, b), mask32_of_64(c, d));
    vst1_u8((uint8_t *)p + i, vand_u8(vmovn_u16(m), vdup_n_u8(1)));
}

BLOCK void store_mask64_wide(char *p, size_t i, uint64x2_t a, uint64x2_t b, uint64x2_t c, uint64x2_t d, uint64x2_t e,
                             uint64x2_t f, uint64x2_t g, uint64x2_t h) {
    store_mask32(p, i, mask32_of_64(a, b), mask32_of_64(c, d), mask32_of_64(e, f), mask32_of_64(g, h));
}

/* Masks of parts, of which a c64 has as many in a register as an f32 has elements. */
BLOCK void store_mask_c64(char *p, size_t i, uint32x4_t a, uint32x4_t b, uint32x4_t c, uint32x4_t d) {
    store_mask32(p, i, a, b, c, d);
}

BLOCK void store_mask_c128(char *p, size_t i, uint64x2_t a, uint64x2_t b, uint64x2_t c, uint64x2_t d) {
    store_mask64(p, i, a, b, c, d);
}
]])

  -- ---- Bools ----

  blocks:add([[
BLOCK uint8x16_t load_u8_as_b(const char *p, size_t i) {
    return vminq_u8(load_u8(p, i), vdupq_n_u8(1));
}
]])

  for _, n in ipairs({ 16, 32, 64 }) do
    blocks:add([[
/* 16 bytes of floats of $n bits, without their signs. */
BLOCK uint8x16_t magnitudes_$n(const char *p, size_t offset) {
    return vreinterpretq_u8_u$n(vshlq_n_u$n(vreinterpretq_u$n_u8(load_u8(p, offset)), 1));
}
]], { n = n })
  end

  -- An element is not zero if the largest of its bytes is not: of the larger of two neighbours, as often as it takes.
  for _, bytes in ipairs({ "load_u8", "magnitudes_16", "magnitudes_32", "magnitudes_64" }) do
    for _, count in ipairs({ 2, 4, 8, 16 }) do
      blocks:add([[
BLOCK uint8x16_t ${bytes}_largest_of_$count(const char *p, size_t offset) {
    return vpmaxq_u8($half(p, offset), $half(p, offset + $more));
}
]], { bytes = bytes, count = count, half = bytes .. (count > 2 and "_largest_of_" .. count // 2 or ""),
      more = 8 * count })
    end
  end

  for _, storage in ipairs({ { "u16", 2, "load_u8" }, { "u32", 4, "load_u8" }, { "u64", 8, "load_u8" },
                             { "bf16", 2, "magnitudes_16" }, { "f16", 2, "magnitudes_16" },
                             { "f32", 4, "magnitudes_32" }, { "f64", 8, "magnitudes_64" },
                             { "c64", 8, "magnitudes_32" }, { "c128", 16, "magnitudes_64" } }) do
    blocks:add([[
BLOCK uint8x16_t load_$S_as_b(const char *p, size_t i) {
    return vminq_u8(${bytes}_largest_of_$size(p, $size * i), vdupq_n_u8(1));
}
]], { S = storage[1], size = storage[2], bytes = storage[3] })
  end
end
