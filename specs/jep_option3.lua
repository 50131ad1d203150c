-- Option 0 with all signed integers below all floats, by the one edge i64 -> f*, in the place of i* -> f*.
-- Drawn in full, because an inherited edge cannot be taken away.
return {
  name   = "jep_option3",
  title  = "JEP 9407: option 3",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",
  note   = "u64 still meets nothing but the unsigned integers and i*; JAX's lattice adds the edge u64 -> f*.",

  dtypes = {
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "f16", "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" },
  },

  promotes = {
    ["i*"] = { "u8", "i8" },

    u8  = { "u16", "i16" },
    u16 = { "u32", "i32" },
    u32 = { "u64", "i64" },

    i8  = { "i16" },
    i16 = { "i32" },
    i32 = { "i64" },
    i64 = { "f*" },

    ["f*"] = { "f16", "c*" },
    f16    = { "f32" },
    f32    = { "f64", "c64" },
    f64    = { "c128" },

    ["c*"] = { "c64" },
    c64    = { "c128" },
  },

  laws = { "order", "uniqueness", "idempotence", "commutativity", "associativity", "least" },
}
