-- A library whose dtypes are ints and all promote, in a namespace called detail; in other languages they are objects.
return {
  name = "total",
  host = {
    c = { dtype = "int" },
    cpp = { import = "total_host.hpp", dtype = "int", namespace = "total::detail" },
    python = { import = "from types import SimpleNamespace\nD = SimpleNamespace(u8='u', i8='i', i16='w')", name = "D.%s" },
    typescript = { import = 'import { D } from "./d.mjs";', name = "D.%s" },
  },
  dtypes = {
    { "u8", host = { c = "1", cpp = "1" } },
    { "i8", host = { c = "2", cpp = "2" } },
    { "i16", host = { c = "1 << 10", cpp = "1 << 10" } },
  },
  promotes = { u8 = { "i16" }, i8 = { "i16" } },
  sets = { SMALL = "u8 i8" },
}
