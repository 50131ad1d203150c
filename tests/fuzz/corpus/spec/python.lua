-- Of the same name as the installed spec that it extends.
return {
  name     = "python",
  extends  = "python",
  dtypes   = { "b" },
  promotes = { b = { "i*" } },
}
