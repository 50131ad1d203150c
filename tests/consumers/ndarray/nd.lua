-- The dtypes of this library: JAX's rules for fewer of them.
return {
  extends = "jax",
  name = "nd",
  without = { "u16", "u32", "u64", "i16", "c64", "c128", "c*" },
}
