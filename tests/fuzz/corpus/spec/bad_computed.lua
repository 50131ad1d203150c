local function spec()
  return {
    name     = "bad",
    dtypes   = { "b", "j8" },
    promotes = { b = { "i8" } },
  }
end

return spec()
