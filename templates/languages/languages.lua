-- The languages that tables are written in beside C and C++, and other files that come only where they are asked for, in the
-- order of `--emit`. One entry each:
--
--   name     what `--emit` and the manifest call it
--   says     what its files are, for people
--   files    a list of { suffix, template }: what follows the prefix in a file's name, and the template of its text
--   values   the module whose function(model, prefix, ops, name, plan, isas) gives the table of what the templates see; ops
--            are the names of the operations wanted. It gets what all languages need from languages/table.lua
--   speaks   the languages in which they have names that joinery makes; nil for none
--   enum     whether these names are those of an enum alone, which may be the host's
--   planned  whether it needs the plan of the kernels, and what instruction sets have of it; else they may be nil
--
-- A file with `keep` belongs to the user once written: it is never replaced.
--
-- `--emit`, help, completion and the manifest know a language by its entry here.
local function table_alone(name, says, template, speaks)
  return { name = name, says = "the table and its look-up alone: " .. says, values = "languages/table_only",
           speaks = speaks, enum = true,
           files = { { suffix = name:gsub("^table", ""), template = template or "languages/" .. name .. ".tmpl" } } }
end

local function lists_alone(name, says, speaks)
  return { name = name, speaks = { speaks },
           says = "lists of signatures and switches over them, for kernels of your own: " .. says,
           files = { { suffix = "_" .. name, template = "languages/" .. name .. ".tmpl" } }, values = "languages/dispatch" }
end

return {
  { name = "python", speaks = { "Python" }, says = "a module for Python 3.8 and later, and its stub for type checkers",
    files = { { suffix = ".py", template = "languages/python.py.tmpl" },
              { suffix = ".pyi", template = "languages/python.pyi.tmpl" } },
    values = "languages/python" },
  { name = "python_arrays", speaks = { "Python" }, says = "a stub of the operations on arrays, for a library of arrays",
    files = { { suffix = "_arrays.pyi", template = "languages/python_arrays.pyi.tmpl" } },
    values = "languages/python" },
  { name = "python_operators", speaks = { "Python" }, says = "a stub of the operators that a class of arrays inherits",
    files = { { suffix = "_operators.pyi", template = "languages/python_operators.pyi.tmpl" } },
    values = "languages/python" },
  { name = "python_scalars", says = "scalars of Python as operands in the stubs for arrays", files = {},
    values = "languages/python" },
  { name = "typescript", says = "an ES module, with the tables also as types",
    files = { { suffix = ".ts", template = "languages/typescript.ts.tmpl" } },
    values = "languages/typescript" },
  { name = "rust", speaks = { "Rust" }, says = "a module of constant functions and traits, for any edition and without std",
    files = { { suffix = ".rs", template = "languages/rust.rs.tmpl" } },
    values = "languages/rust" },
  { name = "numpy", speaks = { "C" }, says = "C for NumPy's dtypes: common_dtype, and the registration of casts",
    files = { { suffix = "_numpy.h", template = "languages/numpy.h.tmpl" },
              { suffix = "_numpy.c", template = "languages/numpy.c.tmpl" } },
    values = "languages/numpy" },
  lists_alone("dispatch.h", "C99", "C"),
  lists_alone("dispatch.hpp", "C++17", "C++"),
  table_alone("table.h", "C99, over an enum of the host's or its own", nil, { "C" }),
  table_alone("table.hpp", "C++14, constant expressions without macros", nil, { "C++" }),
  table_alone("table.py", "Python, over expressions of the host's"),
  table_alone("table.mjs", "an ES module", "languages/table.js.tmpl"),
  table_alone("table.cjs", "a CommonJS module", "languages/table.js.tmpl"),
  table_alone("table.d.mts", "the types of table.mjs", "languages/table.d.ts.tmpl"),
  table_alone("table.d.cts", "the types of table.cjs", "languages/table.d.ts.tmpl"),
  table_alone("table.d.ts", "these types, for a module of another name"),
  { name = "table.json", says = "the table and its look-up alone: JSON",
    files = { { suffix = "_table.json", template = "languages/table.json.tmpl" } }, values = "languages/table_only" },
  table_alone("table.rs", "Rust"),
  { name = "stubs", says = "a header to start from, of the functions that the spec's stubs call; never replaces a file",
    files = { { suffix = "_stubs.h", template = "languages/stubs.h.tmpl", keep = true } },
    values = "languages/stubs", planned = true },
  { name = "pc", says = "a pkg-config file for a library of the kernels",
    files = { { suffix = ".pc", template = "build/pkg_config.pc.tmpl" } },
    values = "build/pkg_config", planned = true },
}
