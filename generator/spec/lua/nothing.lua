-- The words by which tables in files say that there is no promotion (specs/reference.md, "Tables in files").
local M = {}

-- In lower case, with `_` for blanks.
local words = "- -- \u{2012} \u{2013} \u{2014} \u{2015} \u{2212} . .. ... \u{2026} ? / \\ n/a #n/a na n.a none null nil "
  .. "nan no nothing missing never void x \u{2717} \u{2718} \u{2715} \u{2716} \u{D7} \u{274C} \u{22A5} \u{2205} ud undef "
  .. "undefined undetermined union{} bottom invalid illegal unsupported not_supported not_allowed not_defined disallowed "
  .. "forbidden impossible incompatible ambiguous err error raise raises throw throws fail fails failure no_promotion "
  .. "no_common_type no_common_dtype false"
local known = {}
for word in words:gmatch("%S+") do known[word] = true end

-- Whether a cell says so. A dtype of such a name comes first.
function M.is(word)
  local lower = word:lower()
  if lower == "" or known[lower] then return true end
  local bare = lower:gsub("^[(%[<{*_]+", ""):gsub("[)%]>}*_?!.]+$", "")
  return known[bare] or bare:find("error$") ~= nil or bare:find("^[%a_]*exception$") ~= nil or bare:find("^error[:_]") ~= nil
end

-- Whether it is a word that a note tells of: neither empty nor a dash.
function M.is_told(word) return word ~= "" and word ~= "-" end

return M
