-- PyTorch's strong dtypes are a lattice: JAX's without weak types and without u16, u32 and u64, and with c32 over f16.
return {
  name   = "torch_113",
  title  = "PyTorch 1.13",
  source = "torch.promote_types of PyTorch 1.13.1, run for every pair",
  names  = "pytorch",

  dtypes = {
    "b",
    "u8",
    "i8", "i16", "i32", "i64",
    "bf16", "f16", "f32", "f64",
    { "c32", kind = "complex", of = "f16" }, "c64", "c128",
  },

  promotes = {
    b = { "u8", "i8" },

    u8  = { "i16" },
    i8  = { "i16" },
    i16 = { "i32" },
    i32 = { "i64" },
    i64 = { "bf16", "f16" },

    bf16 = { "f32" },
    f16  = { "f32", "c32" },
    f32  = { "f64", "c64" },
    f64  = { "c128" },

    c32 = { "c64" },
    c64 = { "c128" },
  },

  rounding = "via_f32",
  weak_scalars = "wrap", -- a number becomes a tensor without dimensions, and that is cast
  inexact  = "f32",
}
