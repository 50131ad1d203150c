-- What made a file, from what, and how to make it again: the same for every file that is emitted.
local c = import("engine/c")
local names = import("engine/names")

local provenance = {}

-- A spec as an argument.
function provenance.spec(model) return provenance.argument(model.file:match("^specs/(.*)%.lua$") or model.file) end

-- An argument as a POSIX shell takes it.
function provenance.argument(text)
  if text:find("^[%w_@%%+=:,./-]+$") then return text end
  return "'" .. text:gsub("'", "'\\''") .. "'"
end

-- "joinery generate jax -o DIR" and every option that the output depends on.
function provenance.command(model)
  local options = model.options
  local words = { "joinery generate", provenance.spec(model), "-o DIR" }
  local emitted, is_default = names.emitted(model)
  if not is_default then words[#words + 1] = "--emit " .. table.concat(emitted, ",") end
  if options.ops_text then words[#words + 1] = "--ops " .. provenance.argument(options.ops_text) end
  if options.isas then words[#words + 1] = "--isa " .. table.concat(options.isas, ",") end
  if options.prefix then words[#words + 1] = "--prefix " .. options.prefix end
  if options.templates then words[#words + 1] = "--templates TEMPLATES" end
  if options.staged ~= (model.hot ~= nil) then
    words[#words + 1] = "--kernels " .. (options.staged and "staged" or "pairwise")
  end
  if options.driver ~= "nd" then words[#words + 1] = "--driver " .. options.driver end
  return table.concat(words, " ")
end

-- The lines of the spec's licence: that of an SPDX expression, or its text.
function provenance.license(model)
  local text = model.license
  local is_expression = text:find("^[%w.+()-]+$") or text:find(" AND ") or text:find(" OR ") or text:find(" WITH ")
  if is_expression and text:find("^[%w.+() -]+$") then return { "SPDX-License-Identifier: " .. text } end
  local lines = {}
  for line in (text:gsub("%s+$", "") .. "\n"):gmatch("([^\n]*)\n") do lines[#lines + 1] = line end
  return lines
end

-- The opening comment of a file, without what opens and closes it: the subject, then paragraphs about it. Each line
-- begins with `margin`. `command` makes the file; without it, `joinery generate` does. Lines have at most `width` columns.
function provenance.comment(model, margin, file, subject, paragraphs, command, width)
  local lines, empty = {}, (margin:gsub("%s+$", ""))
  local function add(text)
    for _, line in ipairs(c.wrapped(text, margin, width or 110)) do lines[#lines + 1] = line end
  end
  for _, line in ipairs(model.license and provenance.license(model) or {}) do
    if line == "" then lines[#lines + 1] = empty else add(line) end
  end
  if model.license then lines[#lines + 1] = empty end
  add(file and file .. ": " .. subject or subject)
  lines[#lines + 1] = empty
  add(("Made by joinery %s from %s; SHA-256 of what it defines, without comments and free text:")
      :format(host.version, model.file))
  add(model.meaning .. ".")
  add("Do not edit: changes would be lost. To make it again:")
  lines[#lines + 1] = margin .. "    " .. c.comment(command or provenance.command(model))
  if not model.license then add("The licence of this file is yours to choose.") end
  if #paragraphs > 0 then lines[#lines + 1] = empty end
  for _, text in ipairs(paragraphs) do add(text) end
  return table.concat(lines, "\n")
end

-- That of a C or C++ file.
function provenance.banner(model, file, subject, paragraphs, width)
  return "/*\n" .. provenance.comment(model, " * ", file, subject, paragraphs, nil, width) .. "\n */\n/* clang-format off */"
end

return provenance
