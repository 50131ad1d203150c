-- The field `stub` of an operation: which functions of the host compute it, as words { field, of, word }; `of` is the key
-- of one in a table, and a word of false says that there is no function.
local native, reader = require("native"), require("reader")
local M = {}
local report = reader.report

-- A field that is none of the first three is the name of an instruction set, whose functions it names.
local fields = {
  header = { is = "the name of a file", hint = "write it as #include has it: mine.h, or <mine.h>" },
  link = { is = "the name of a library", hint = "write it as a linker takes it after -l: m" },
  cpu = { is = "the name of a feature", hint = 'write it like { avx2 = "fma" }' },
}
local functions = { is = "the name of a C function", hint = "write it like mine_exp_%s, where %s is the compute type" }

local function is_c_identifier(word) return word:find("^[%a_][%w_]*$") ~= nil end

fields.header.fits = native.is_header
function fields.link.fits(word) return word:find("^[%w_.+][%w_.+-]*$") ~= nil end
fields.cpu.fits = is_c_identifier
function functions.fits(word, key) -- a pattern, unless it has a key
  local before, behind = word:match("^(.-)%%s(.*)$")
  return is_c_identifier(before and not key and before .. "f32" .. behind or word)
end

local function complain(stub, ...)
  stub.good = false
  report(...)
end

local function subject_of(stub, name) return ('`%s` of the stub of "%s"'):format(name, stub.op) end

-- Adds a word, or false, which says that there is no function.
local function add_word(stub, name, at, key)
  local field, subject = fields[name] or functions, subject_of(stub, name)
  local none = key and field == functions and at.value == false
  local word = not none and reader.string(at.value, at.place, subject)
  stub.good = stub.good and (none or word) and true
  if none and name == native.portable_isa then
    complain(stub, at.place, "bad-stub", ("%s is false for %s"):format(subject, key),
             "name a function: every other instruction set falls back on it")
  end
  if word and not field.fits(word, key) then
    complain(stub, at.place, "bad-stub", ('%s is "%s", which is not %s'):format(subject, word, field.is), field.hint)
  end
  stub.words[#stub.words + 1] = { field = name, of = key, word = word or false }
end

-- Whether a key is one of a list, or nothing is known of them.
local function check_key(stub, subject, key, place, known)
  if not known or reader.index_of(known, key) then return true end
  stub.good = false
  reader.unknown_word(place, "bad-stub", subject, key, known)
end

-- A table by instruction set or by compute type.
local function read_by(stub, name, at)
  local what, known = "compute type", native.stub_types
  if name == "cpu" then what, known = "instruction set", native.isas end
  for key, entry in reader.entries(at, subject_of(stub, name)) do
    if check_key(stub, what, key, entry.key, known) then add_word(stub, name, entry, key) end
  end
end

local function read_field(stub, name, at)
  local is_table = type(at.value) == "table"
  if name == "header" and is_table or name == "cpu" and not is_table then
    complain(stub, at.place, "wrong-type", ("%s is %s table"):format(subject_of(stub, name), is_table and "a" or "no"),
             fields[name].hint)
  elseif name == "link" and is_table then
    local items = reader.items(at, subject_of(stub, name))
    if not items then stub.good = false end
    for _, item in ipairs(items or {}) do add_word(stub, name, item) end
  elseif is_table then
    read_by(stub, name, at)
  else
    add_word(stub, name, at)
  end
end

-- Gives the entry of an operation its stub. False after diagnostics.
function M.read(entry, at)
  local stub = { op = entry.name, words = {}, good = true }
  local subject = ('`stub` of "%s"'):format(entry.name)
  if not reader.table(at, subject, ('write { header = "mine.h", scalar = "mine_%s_%%s" }'):format(entry.name)) then
    return false
  end
  entry.stub = stub.words
  local known = native.isas and table.move(native.isas, 1, #native.isas, 4, { "header", "link", "cpu" })
  for name, field in reader.entries(at, subject) do
    if check_key(stub, "field of a stub", name, field.key, known) then read_field(stub, name, field) end
  end
  return stub.good
end

return M
