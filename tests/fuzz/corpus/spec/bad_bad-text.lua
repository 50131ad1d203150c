return {
  name     = "bad",
  title    = "a\0b",
  source   = "caf\xE9",
  note     = "a bell: \a",
  dtypes   = { "b" },
  promotes = {},
}
