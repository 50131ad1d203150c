return {
  name   = "bad",
  dtypes = { "b", "i8" },
  table  = "     b   i8\n\
     b    b   i8\n\
     i8   i8  \z

         i9\n",
}
