-- Joinery's own names in C, without the prefix: those that the templates of C write out, as { name, kind }, where `kind` is
-- "enumerator", "macro", "type" or "function". Names that end in _ are left out: none but macros of joinery's own do.
local casts = import("promotion/casts")

local folders = { "dispatch", "kernels", "promotion" }

-- The names in the text of a template, by `add`. An enumerator may share its name with a macro that takes arguments, if no
-- header defines that.
local function scan(text, is_header, add)
  local code = text:gsub("/%*.-%*/", "")
  for name, after in code:gmatch("#define %${P}_([%w_]*%w)%f[^%w_]([^$#])") do
    if is_header or after ~= "(" then add(name, "macro") end
  end
  for name, after in code:gmatch("%${P}_([%w_]*%w)%f[^%w_](.)") do
    if not after:find("[$#(]") then add(name, "enumerator") end
  end
  for name, after in code:gmatch("%${prefix}_([%w_]*%w)%f[^%w_](.)") do
    if after == "(" then add(name, "function") elseif after ~= "$" and after ~= "." then add(name, "type") end
  end
end

local list, by_name = {}, {}
local function add(name, kind)
  local entry = by_name[name]
  if not entry then
    entry = { name = name, kind = kind }
    list[#list + 1], by_name[name] = entry, entry
  elseif kind == "macro" or kind == "function" then
    entry.kind = kind
  end
end
add("LOSS_NONE", "enumerator")
for _, loss in ipairs(casts.losses) do add("LOSS_" .. loss.name, "enumerator") end
for _, casting in ipairs(casts.built_in) do add("CAST_" .. casting.name, "enumerator") end
add("PAST_END", "macro") -- constants.h.tmpl: what _VALUE_ follows
for _, folder in ipairs(folders) do
  for _, file in ipairs(host.list(folder)) do
    if file:find("%.tmpl$") then scan(host.read(folder .. "/" .. file), not file:find("%.c%.tmpl$"), add) end
  end
end
return list
