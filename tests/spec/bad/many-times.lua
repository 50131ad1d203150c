return {
  name     = "bad",
  dtypes   = {
    { "x1", kind = "abstract", bits = 1 },
    { "x2", kind = "abstract", bits = 2 },
    { "x3", kind = "abstract", bits = 3 },
    { "x4", kind = "abstract", bits = 4 },
    { "x5", kind = "abstract", bits = 5 },
    { "x6", kind = "abstract", bits = 6 },
    { "x7", kind = "abstract", bits = 7 },
    { "x8", kind = "abstract", bits = 8 },
    { "x9", kind = "abstract", bits = 9 },
    { "x10", kind = "abstract", bits = 10 },
    { "x11", kind = "abstract", bits = 11 },
    { "x12", kind = "abstract", bits = 12 },
  },
  promotes = {},
}
