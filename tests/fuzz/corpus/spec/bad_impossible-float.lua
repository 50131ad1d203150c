return {
  name     = "bad",
  dtypes   = {
    { "f2", kind = "float", exponent = 1, mantissa = 0 },
    { "f17", kind = "float", exponent = 8, mantissa = 8 },
    { "f_none", kind = "float", exponent = 0, mantissa = 7 },
    { "f_less", kind = "float", exponent = 4, mantissa = -1 },
    { "f_nan", kind = "float", exponent = 5, mantissa = 0 },
    { "f_large", kind = "float", exponent = 9, mantissa = 3 },
    { "f_small", kind = "float", exponent = 5, mantissa = 10, bias = 160 },
    { "f_unsigned", kind = "float", exponent = 4, mantissa = 4, signed = false, special = "fnuz" },
    { "f_zero", kind = "float", exponent = 4, mantissa = 4, signed = false, special = "none" },
    { "f_huge", kind = "float", exponent = 1 << 40, mantissa = 4 },
    { "f_half", kind = "float", exponent = 4.5, mantissa = 4 },
    { "f_what", kind = "float", exponent = 4, mantissa = 3, special = "fnu" },
    { "f_what_else", kind = "float", exponent = 4, mantissa = 3, special = "infinite" },
  },
  promotes = {},
}
