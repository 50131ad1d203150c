-- The dtypes of this library: some of JAX's, with JAX's rules.
return {
  extends = "jax",
  name = "nd",
  without = { "u16", "u32", "u64", "i16", "c64", "c128", "c*" },
}
