-- dpctl.tensor: which dtypes the kernels of each function take, and what they give.
local ops = {}
local function kernels(names, entry) -- equal dtypes
  for name in names:gmatch("%S+") do
    ops[name] = {}
    for k, v in pairs(entry) do ops[name][k] = v end
  end
end
local function binary(names, domain, more)
  local entry = { operands = domain, promote = "same" }
  for k, v in pairs(more or {}) do entry[k] = v end
  kernels(names, entry)
end
local function unary(names, domain, result) kernels(names, { arity = 1, operands = domain, result = result }) end
binary("add multiply maximum minimum", "any")
binary("atan2 copysign hypot logaddexp nextafter", "float", { result = "join" })
binary("bitwise_and bitwise_or bitwise_xor", "bool integer")
binary("bitwise_left_shift bitwise_right_shift", "integer")
binary("floor_divide remainder", "integer float")
binary("pow subtract", "number")
binary("logical_and logical_or logical_xor", "any")
binary("equal not_equal less less_equal greater greater_equal", "any",
       { result = { any = "BOOL", cells = { { "INT64", "UINT64", "BOOL" }, { "UINT64", "INT64", "BOOL" } } } })
local mixed = {}
for real, complex in pairs({ FLOAT = "CFLOAT", DOUBLE = "CDOUBLE" }) do
  mixed[#mixed + 1], mixed[#mixed + 2] = { real, complex, complex }, { complex, real, complex }
end
binary("true_divide", "float complex", { result = { cells = mixed } })
unary("abs imag real", "any", "part")
unary("acos acosh asin asinh atan atanh cos cosh exp exp2 expm1 log log10 log1p log2 reciprocal sin sinh sqrt tan tanh",
      "float complex", "join")
unary("angle", "complex", "part")
unary("bitwise_invert", "bool integer", "join")
unary("cbrt rsqrt", "float", "join")
unary("ceil floor trunc", "bool integer float", "join")
unary("conj square", "any", { bool = "INT8" })
unary("isfinite isinf isnan logical_not", "any", "BOOL")
unary("negative positive round sign", "number", "join")
unary("proj", "complex", "join")
unary("signbit", "float", "BOOL")

return {
  name = "td",
  license = "Apache-2.0",
  dtypes = {
    { "BOOL", as = "b", value = 0 }, { "INT8", as = "i8", value = 1 }, { "UINT8", as = "u8", value = 2 },
    { "INT16", as = "i16", value = 3 }, { "UINT16", as = "u16", value = 4 }, { "INT32", as = "i32", value = 5 },
    { "UINT32", as = "u32", value = 6 }, { "INT64", as = "i64", value = 7 }, { "UINT64", as = "u64", value = 8 },
    { "HALF", as = "f16", value = 9, host = { cpp = { "HALF", element = "half" } } },
    { "FLOAT", as = "f32", value = 10 }, { "DOUBLE", as = "f64", value = 11 },
    { "CFLOAT", as = "c64", value = 12, host = { cpp = { "CFLOAT", element = "std::complex<float>" } } },
    { "CDOUBLE", as = "c128", value = 13, host = { cpp = { "CDOUBLE", element = "std::complex<double>" } } },
  },
  promotes = { FLOAT = { "CFLOAT", "DOUBLE" }, DOUBLE = { "CDOUBLE" }, CFLOAT = { "CDOUBLE" } },
  ops = ops, laws = {},
  host = { cpp = { import = "typenum.h", dtype = "dpctl::typenum_t", name = "dpctl::typenum_t::%s",
                   namespace = "dpctl::dispatch", none = "static_cast<dpctl::typenum_t>(-1)" } },
}
