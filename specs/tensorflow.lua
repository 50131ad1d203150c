-- TensorFlow converts no tensor: both have one dtype. A Python number takes the tensor's dtype, on either side, if the
-- tensor's kind is as high as its own. (tf.experimental.numpy and its promotion are another system.)
return {
  name   = "tensorflow",
  title  = "TensorFlow",
  source = "TensorFlow 84e2e6c7 (tensorflow/python/framework/override_binary_operator.py, "
    .. "tensorflow/python/eager/pywrap_tfe_src.cc, pywrap_tensor.cc)",
  note   = "In operators and in functions that run eagerly, with neither NumPy-style promotion nor automatic dtype "
    .. "conversion switched on.",

  -- A Python number that meets no tensor is i32, f32 or c128.
  dtypes = {
    "b",
    "u8", "u16", "u32", "u64",
    "i8", "i16", "i32", "i64",
    "bf16", "f16", "f32", "f64",
    "c64", "c128",
    { "i*", weak = "i32" }, { "f*", weak = "f32" }, { "c*", weak = "c128" },
  },

  promotes = {
    b = {},
    ["i*"] = { "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "f*" },
    ["f*"] = { "bf16", "f16", "f32", "f64", "c*" },
    ["c*"] = { "c64", "c128" },
  },

  laws = { "order", "uniqueness", "idempotence", "commutativity", "associativity", "least" },

  rounding = "via_f32",
  -- tensorflow/python/ops/math_ops.py, _TRUEDIV_TABLE
  inexact  = { default = "f32", u32 = "f64", u64 = "f64", i32 = "f64", i64 = "f64" },
}
