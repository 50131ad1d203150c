-- The names of the instruction sets: the folders of templates/isa/ that have a file isa.lua. Another folder there holds what
-- several of them share.
local lists = import("engine/lists")

return lists.filter(host.list("isa"), function(folder)
  return folder:find("^[%w_]+$") and host.exists("isa/" .. folder .. "/isa.lua")
end)
