-- The dtypes of zoo, for their physical types; a float that saturates with each sort of special pattern; and floats without
-- a mantissa, which have ties of their own, of one exponent bit, whose values are all subnormal, or as small as f32's.
local function float(name, exponent, mantissa, special, more)
  local dtype = { name, kind = "float", exponent = exponent, mantissa = mantissa, special = special, overflow = "saturate" }
  for key, value in pairs(more or {}) do dtype[key] = value end
  return dtype
end

local plain = { overflow = "nonfinite" }
local function onnx(more)
  local dtype = { overflow = "onnx" }
  for key, value in pairs(more or {}) do dtype[key] = value end
  return dtype
end

return {
  name    = "saturating",
  extends = "zoo",

  dtypes = {
    float("s_bf16", 8, 7, "ieee"), float("s_f16", 5, 10, "ieee"), float("s_e5m2", 5, 2, "ieee"),
    float("s_e4m3fn", 4, 3, "fn"), float("s_e4m3fnuz", 4, 3, "fnuz"), float("s_tiny", 5, 3, "ieee", { bias = 140 }),
    float("s_e8m0fnu", 8, 0, "fn", { signed = false }), float("s_e4m2u", 4, 2, "fn", { signed = false }),
    float("s_e3m4u", 3, 4, "ieee", { signed = false }),
    { "s_c32", kind = "complex", of = "s_f16" }, float("s_end", 5, 3, "ieee", { bias = 146 }),
    { "c_end", kind = "complex", of = "s_end" }, float("s_e4m0", 4, 0, "none"), float("s_e4m0fn", 4, 0, "fn"),
    float("o_e5m2", 5, 2, "ieee", onnx()), float("o_e4m3fnuz", 4, 3, "fnuz", onnx()),
    float("o_e4m2u", 4, 2, "ieee", onnx({ signed = false })), float("o_tiny", 5, 3, "fnuz", onnx({ bias = 140 })),
    float("e4m0", 4, 0, "none", plain), float("e5m0fnuz", 5, 0, "fnuz", plain), float("e8m0fn", 8, 0, "fn", plain),
    float("e8m0", 8, 0, "none", { overflow = "nonfinite", bias = 128 }),
    float("e3m0fnu", 3, 0, "fn", { overflow = "nonfinite", signed = false }), float("e1m3", 1, 3, "ieee", plain),
    float("e1m3u", 1, 3, "ieee", { overflow = "nonfinite", signed = false }),
  },
  promotes = { s_f16 = { "s_c32" }, s_c32 = { "c64" } },
}
