-- JAX with its narrow dtypes: each hangs on the lattice by one edge from below, and by none above.
return {
  extends = "jax",

  name   = "jax_today",
  title  = "JAX 0.11, with 1-, 2- and 4-bit integers and 4-, 6- and 8-bit floats",
  source = "JAX 0.11 at cec06d116c05 (jax/_src/dtypes.py, _type_promotion_lattice with strict=False, x64=True)",
  note   = "As with jax_enable_x64; the note of jax tells the default. A narrow dtype promotes to no other: f8_e5m2 with "
    .. "f32, u4 with u8, u4 with a Python float have no value.",

  dtypes = {
    "u1", "u2", "u4",
    "i1", "i2", "i4",
    "f4_e2m1fn",
    "f6_e2m3fn", "f6_e3m2fn",
    "f8_e3m4", "f8_e4m3", "f8_e4m3b11fnuz", "f8_e4m3fn", "f8_e4m3fnuz", "f8_e5m2", "f8_e5m2fnuz", "f8_e8m0fnu",
  },

  promotes = {
    ["i*"] = { "u1", "u2", "u4", "i1", "i2", "i4" },
    ["f*"] = {
      "f4_e2m1fn",
      "f6_e2m3fn", "f6_e3m2fn",
      "f8_e3m4", "f8_e4m3", "f8_e4m3b11fnuz", "f8_e4m3fn", "f8_e4m3fnuz", "f8_e5m2", "f8_e5m2fnuz", "f8_e8m0fnu",
    },
  },

  laws = { "order", "uniqueness", "idempotence", "commutativity", "associativity", "least" },
}
