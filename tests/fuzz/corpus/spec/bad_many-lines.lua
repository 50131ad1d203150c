local bits = 16

local formats = {
  { "i5", kind = "int", bits = 500 },
  "u8",
}

local edges <const> = {
  u8 = { "i5", "i6" },
}

local spec = {
  name     = "bad",
  dtypes   = formats, --[[ a comment
  of two lines ]] promotes = edges,
  laws     = { "ordre" },
}

return spec
