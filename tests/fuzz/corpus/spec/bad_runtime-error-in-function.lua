local function edges(of)
  if not of then
    error("edges of what?")
  end
  return { of }
end

return {
  name = "bad",
  dtypes = { "i8", "i16" },
  promotes = { i8 = edges("i16"), i16 = edges(nil) },
}
