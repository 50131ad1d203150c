return {
  name   = "stubs",
  dtypes = { "b", "i8", "f16", "f32" },
  promotes = { b = { "i8" }, i8 = { "f16" }, f16 = { "f32" } },
  ops = {
    exp   = { arity = 1, stub = { headr = "mine.h", avx = "mine_exp_%s", scalar = "mine exp" } },
    log   = { arity = 1, stub = { header = "mine\".h", link = "-lm", cpu = "fma", avx2 = 8 } },
    gelu  = { arity = 1, stub = { link = { "m", "lib m", 1 }, cpu = { avx3 = "fma", avx2 = "f m a" } } },
    erf   = { arity = 1, stub = { scalar = { f16 = "mine_erf", f32 = false, f64 = "mine_%s" }, avx2 = { f32 = false, f64 = true } } },
    hypot = { stub = "mine_hypot_%s" },
    atan2 = { stub = { header = { "mine.h" }, scalar = "%s%s", [1] = "mine" } },
    total = { reduce = true, stub = {} },
    convert = { stub = {} },
  },
}
