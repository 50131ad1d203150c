-- The dtypes of a model as kernels see them: their physical types and joins.
local types = import("kernels/physical_types")

local Dtypes = {}
Dtypes.__index = Dtypes

-- The join of two dtypes, or nil.
function Dtypes:join(a, b)
  local row = self.rows[a.id]
  if not row then
    row = self.model.row(a.id)
    self.rows[a.id] = row
  end
  local id = row[b.id + 1]
  return id and self.model.dtypes[id + 1]
end

-- The dtypes of a model:
--
--   all              all of them, in order
--   list             those that have a physical type, in order; the others have no kernels
--   physical[id]     the physical type of each
--   with_physical    by the name of a physical type, the first dtype that has it
--   named            by name, all of them
--   bool             the dtype of truth values, the first that is one; or nil
return function(model)
  local dtypes = setmetatable({ model = model, all = model.dtypes, rows = {}, list = {}, physical = {}, with_physical = {},
                                named = {} }, Dtypes)
  types.define(model.formats)
  for _, d in ipairs(model.dtypes) do
    local physical = types.of(d)
    dtypes.named[d.name] = d
    dtypes.physical[d.id] = physical
    if physical then
      dtypes.list[#dtypes.list + 1] = d
      dtypes.with_physical[physical.name] = dtypes.with_physical[physical.name] or d
      if physical.kind == "bool" and not d.weak then dtypes.bool = dtypes.bool or d end
    end
  end
  return dtypes
end
