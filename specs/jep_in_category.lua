-- Where the design note starts: within its own kind, a dtype promotes to the wider ones. Four chains, not joined.
return {
  name   = "jep_in_category",
  title  = "JEP 9407: in each category",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",

  dtypes = {
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "f16", "f32", "f64",
    "c64", "c128",
  },

  promotes = {
    u8  = { "u16" },
    u16 = { "u32" },
    u32 = { "u64" },

    i8  = { "i16" },
    i16 = { "i32" },
    i32 = { "i64" },

    f16 = { "f32" },
    f32 = { "f64" },

    c64 = { "c128" },
  },

  laws = { "order", "uniqueness", "idempotence", "commutativity", "associativity", "least" },
}
