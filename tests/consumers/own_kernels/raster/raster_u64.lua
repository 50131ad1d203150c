-- One more type, for which the library lacks a kernel.
return {
  extends = "raster.lua",
  name = "rs",
  dtypes = { { "U64", as = "u64", value = 512 } },
  promotes = { U64 = {} },
}
