-- Names that every format must escape.
return {
  name = "names",
  title = 'Names with <angles> & "quotes" | pipes',
  dtypes = {
    { "a<b&c", kind = "abstract", ident = "angles" },
    { "α|β", kind = "abstract", ident = "greek" },
    { "x\\y_*", kind = "abstract", ident = "backslash" },
    { "#1;`z`", kind = "abstract", ident = "hash" },
  },
  promotes = { ["a<b&c"] = { "α|β", "x\\y_*" }, ["α|β"] = { "#1;`z`" }, ["x\\y_*"] = { "#1;`z`" } },
}
