-- Option 0, and an integer promotes to each float that holds all its values, as in NumPy. Then u8 and i8 have two
-- minimal upper bounds, i16 and f16: this graph is no lattice.
return {
  extends = "jep_signed_unsigned",

  name   = "jep_numpy_like",
  title  = "JEP 9407: NumPy-like",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",
  note   = "Not a lattice: i8 v u8 is ambiguous, i16 or f16, and so are five more pairs.",

  promotes = {
    u8  = { "f16" },
    u16 = { "f32" },
    u32 = { "f64" },

    i8  = { "f16" },
    i16 = { "f32" },
    i32 = { "f64" },
  },

  laws = { "order", "idempotence", "commutativity", "associativity", "least" },
}
