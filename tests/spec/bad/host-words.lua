return {
  name = "t",
  host = {
    c          = { import = "a\"b.h", dtype = "a b", name = "LIB_%s", none = "LIB_NONE /* none */" },
    cpp        = { dtype = "lib::class", name = "Lib::%s", none = "Lib::%s +", namespace = "xtl::std" },
    python     = { import = "import (lib", name = "lib.%s.class", none = "lib.none = 1" },
    typescript = { import = "import { D } from './d;", name = "'%s", none = "D.none # D" },
    rust       = { import = "use lib::{D;", dtype = "D;", name = "D::%s", none = "D::type" },
    namespace  = "lib",
  },
  dtypes = {
    { "b", host = { c = { "B", element = "unsigned" }, cpp = { element = "8" } } },
    { "u8", host = { cpp = { element = "std::vector<int" }, rust = { "U8", element = "u8;", cfg = "feature" } } },
    { "i8", host = { rust = { cfg = "feature = \"half" }, element = "int8_t" } },
  },
  promotes = {},
}
