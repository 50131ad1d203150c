-- NumPy's castings by joinery's rules. Its "no" and "equiv" are the same without byte orders.
return {
  extends  = "numpy",
  name     = "numpy_castings",
  castings = {
    no        = { from = "no" },
    equiv     = { from = "no", includes = { "no" } },
    safe      = { from = "promote", includes = { "equiv", "promote" } },
    same_kind = { from = "same_kind", includes = { "safe" } },
    unsafe    = { from = "any", includes = { "same_kind" } },
  },
}
