-- The words by which casting tables say that a conversion is allowed, or is not (specs/laws.md, "Castings of a spec's own").
local nothing = require("nothing")
local M = {}

local function set_of(words)
  local set = {}
  for word in words:gmatch("%S+") do set[word] = true end
  return set
end
local yes = set_of("yes y true t 1 1.0 ok allowed allow always \u{2713} \u{2714} \u{2705} \u{2611}")
local no = set_of("no n false f 0 0.0 refused refuse denied deny \u{2610}")

-- true or false; nil of another word.
function M.of(word)
  local lower = word:lower():gsub("\u{FE0F}", "") -- which asks for a coloured sign
  if yes[lower] then return true end
  if no[lower] or nothing.is(lower) then return false end
end

-- By word, for a table of such words: its true or false, nil of another word.
M.by_word = setmetatable({}, { __index = function(_, word) return M.of(word) end })

return M
