-- The dtypes of zoo, for their physical types, and a float that saturates with each sort of special pattern.
local function float(name, exponent, mantissa, special, more)
  local dtype = { name, kind = "float", exponent = exponent, mantissa = mantissa, special = special, overflow = "saturate" }
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
    { "s_c32", kind = "complex", of = "s_f16" },
  },
  promotes = { s_f16 = { "s_c32" }, s_c32 = { "c64" } },
}
