-- Names that mean something in the languages of tests.
return {
  name   = "odd_names",
  title  = "quotes \" ' \"\"\", */, a \\ and `${x}` at the end \\",
  dtypes = {
    { "back\\slash", as = "u8", ident = "backslash" },
    { "${x}", as = "u16", ident = "dollar" },
    { "a`b", as = "u32", ident = "tick" },
    { "*/", as = "u64", ident = "comment" },
    { "\u{FC}", as = "f32", ident = "umlaut" },
    { "??/", as = "f64", ident = "trigraph" },
    { "%d", as = "c64", ident = "percent" },
    { "a+b=c", as = "c128", ident = "equation" },
  },
  promotes = {
    ["back\\slash"] = { "${x}" }, ["${x}"] = { "a`b" }, ["a`b"] = { "*/" }, ["*/"] = { "\u{FC}" },
    ["\u{FC}"] = { "??/", "%d" }, ["??/"] = { "a+b=c" }, ["%d"] = { "a+b=c" },
  },
  nary = "bound",
}
