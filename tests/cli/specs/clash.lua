-- Two dtypes beside each other with two ways up, and a spec that asks for no more than one answer.
return {
  name   = "clash",
  dtypes = { "u8", "i8", "i16", "f16", "f32" },

  promotes = {
    u8  = { "i16", "f16" },
    i8  = { "i16", "f16" },
    i16 = { "f32" },
    f16 = { "f32" },
  },

  laws = { "uniqueness" },
}
