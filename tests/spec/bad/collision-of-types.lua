return {
  name     = "bad",
  dtypes   = {
    { "status", kind = "fixed", bits = 16, fraction = 8 },
    { "Status", kind = "abstract", ident = "Status_" },
    { "binary", kind = "float", exponent = 4, mantissa = 3 },
    { "convert", kind = "int", bits = 12 },
    { "isa", kind = "int", bits = 32 },
    { "half", kind = "float", exponent = 5, mantissa = 9, ident = "f16" },
    { "h*", weak = "f16" },
    { "qb", kind = "fixed", bits = 16, fraction = 4, ident = "bf16" },
    { "c32", kind = "complex", of = "bf16" },
  },
  promotes = {},
}
