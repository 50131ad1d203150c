-- One diagnostic each, however much is made of what is wrong.
return {
  name     = "bad",
  dtypes   = {
    "b", "i8",
    { "f9", kind = "float", exponent = 0, mantissa = 8 },
    { "c9", kind = "complex", of = "f9" },
    { "f*", weak = "f9" },
    { "c*", weak = "c9" },
    { "my float", kind = "float", exponent = 4, mantissa = 3 },
    { "g*", weak = "g8" },
    "flaot",
  },
  promotes = {
    i8           = { "f9", "my float", "flaot" },
    ["my float"] = { "c9", "f*", "g*" },
  },
  inexact  = { default = "f9", b = "my float", i8 = "g*", ["f*"] = "c*", flaot = "flaot" },
}
