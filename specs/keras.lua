-- Keras 3 takes JAX's lattice without weak complex numbers, whatever runs below it (JAX, PyTorch, TensorFlow).
return {
  name   = "keras",
  title  = "Keras 3",
  source = "Keras 3422977a (keras/src/backend/common/dtypes.py)",
  note   = "The lattice alone: Keras then narrows 64-bit results to 32 bits, but for i64 and f64 on TensorFlow.",

  -- Weak dtypes become what floatx asks for, f32 unless set otherwise.
  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "bf16", "f16", "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i32" }, { "f*", weak = "f32" },
  },

  promotes = {
    b      = { "i*" },
    ["i*"] = { "u8", "i8" },

    u8  = { "u16", "i16" },
    u16 = { "u32", "i32" },
    u32 = { "u64", "i64" },
    u64 = { "f*" },

    i8  = { "i16" },
    i16 = { "i32" },
    i32 = { "i64" },
    i64 = { "f*" },

    ["f*"] = { "bf16", "f16" },
    bf16   = { "f32" },
    f16    = { "f32" },
    f32    = { "f64", "c64" },
    f64    = { "c128" },
    c64    = { "c128" },
  },

  nary     = "bound", -- as in JAX
  rounding = "via_f32",
  inexact  = "f32", -- keras.ops.divide adds a Python float to the operands, and that alone is floatx
}
