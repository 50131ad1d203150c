-- Dtypes whose names are words of the languages, or would be one name in them, and texts that would end a comment or a
-- string. Idents are names in C alone: those here differ, and come to one name in the case of Rust's types.
local names = { "type", "Type", "self", "Self_", "never", "null", "__proto__", "constructor", "Dtype", "None", "Some", "fn",
  "8bit", "a_b", "aB", "ab_2", "a*/b", "a\\b", "`${x}`", "\u{202E}abc", "Größe", "漢字", "😀", "crate", "u8", "i32", "f32",
  "any", "default", "x" .. ("y"):rep(198), "1", "-1", "0x10", "%d", "{}", "//x", "<b>", "a.b", "a_1", "a1", "a__1" }
local idents = { type = "type", self = "self", ["8bit"] = "8bit", a_b = "a_b", aB = "aB", ab_2 = "aB_2", a_1 = "a_1_1",
  a1 = "a1_1", a__1 = "a_11", Self_ = "Self_a", None = "none", Some = "some", u8 = "u8", i32 = "i32", f32 = "f32" }
local aliases = { u8 = { "toString", "hasOwnProperty" }, i32 = { "__defineGetter__" } }

local title = "\"q\" */ \n// @ts-nocheck ''' \\u{41} \u{202E} [x] <i> `y` " .. ("z"):rep(200)

local dtypes, promotes = {}, {}
for i, name in ipairs(names) do
  local known = name == "u8" or name == "i32" or name == "f32"
  dtypes[i] = { name, ident = idents[name] or "d" .. i, aliases = aliases[name], title = title }
  if not known then dtypes[i].kind, dtypes[i].bits = "int", i % 60 + 2 end
  promotes[name] = i < #names and name ~= "漢字" and { names[i + 1] } or {}
end

return {
  name = "hostile", title = "\"T\" */ ''' \"\"\" \n // x \\", source = "*/ @ts-nocheck", note = "n */ /* {{ }} ]] %d ${x}",
  dtypes = dtypes, promotes = promotes, laws = {},
}
