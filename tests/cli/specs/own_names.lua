-- A library's own names: well-known formats, aliases, weak and custom dtypes. plain_names.lua has their counterparts.
return {
  name = "own_names",
  dtypes = {
    { "bool", as = "b" },
    { "int8", as = "i8" },
    { "odd", kind = "int", bits = 24 },
    { "half", as = "f16", aliases = { "small" } },
    { "float", as = "f32", aliases = { "single" } },
    { "double", as = "f64" },
    { "int", weak = "i32" },
    { "real", weak = "f64", ident = "real_number" }, -- `real` is an operation
    { "long", as = "i64" },
    { "when", kind = "abstract", aliases = { "date" } },
    { "x7", kind = "fixed", bits = 8, fraction = 7 },
    { "mine", kind = "int", bits = 12 },
  },
  promotes = {
    bool = { "int" }, int = { "int8", "real" }, int8 = { "odd" }, odd = { "float" },
    real = { "half" }, half = { "float" }, float = { "double" },
  },
  laws = { "order" },
}
