-- The script of the atlas as one file that runs from anywhere, also from a disk: its modules, those that others import
-- first, without their imports and exports.
local function module(path)
  local text = ("\n" .. host.read("atlas/" .. path)):gsub('\nimport .-";', ""):gsub("\nexport ", "\n")
  return text
end

return '"use strict";\n(() => {' .. module("answers.js") .. module("search.js") .. "})();\n"
