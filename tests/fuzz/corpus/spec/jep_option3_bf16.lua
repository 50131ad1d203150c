-- Option 3 has room for bf16 beside f16: they meet in f32.
return {
  extends = "jep_option3",

  name   = "jep_option3_bf16",
  title  = "JEP 9407: option 3 with bf16",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",

  dtypes = { "bf16" },

  promotes = {
    ["f*"] = { "bf16" },
    bf16   = { "f32" },
  },
}
