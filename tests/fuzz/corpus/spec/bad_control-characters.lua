return {
  name     = "bad\x1B[31m\n",
  dtypes   = { "b", "\x1B[2J" },
  promotes = {},
  ["\t|"]  = 1,
}
