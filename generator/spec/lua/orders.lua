-- What dtypes promote to by the edges and `resolve` of a spec in its canonical form, or by its table.
local M = {}

-- By dtype, those that it promotes to, and itself.
function M.above_of(spec)
  local above = {}
  for _, dtype in ipairs(spec.dtypes) do above[dtype] = { [dtype] = true } end
  for row, cells in pairs(spec.table or {}) do
    for column, value in pairs(cells) do
      if value == column and spec.table[column][row] == column then above[row][column] = true end
    end
  end
  local next_of = {}
  for _, edge in ipairs(spec.edges or {}) do
    next_of[edge.from] = next_of[edge.from] or {}
    table.insert(next_of[edge.from], edge.to)
  end
  for dtype, met in pairs(above) do
    local stack = { dtype }
    while stack[1] do
      for _, to in ipairs(next_of[table.remove(stack)] or {}) do
        if not met[to] then met[to], stack[#stack + 1] = true, to end
      end
    end
  end
  return above
end

-- The least upper bound of two dtypes by `above`; nil where there is none.
local function least(spec, above, a, b)
  local bounds = {}
  for _, dtype in ipairs(spec.dtypes) do
    if above[a][dtype] and above[b][dtype] then bounds[#bounds + 1] = dtype end
  end
  for _, bound in ipairs(bounds) do
    local is_least = true
    for _, other in ipairs(bounds) do is_least = is_least and above[bound][other] end
    if is_least then return bound end
  end
end

-- A function that gives the join of two dtypes of a lattice, nil where there is none.
function M.joins_of(spec)
  local above, resolved = M.above_of(spec), {}
  for _, dtype in ipairs(spec.dtypes) do resolved[dtype] = {} end
  for _, resolve in ipairs(spec.resolves) do
    resolved[resolve.a][resolve.b] = { value = resolve.value or nil }
    resolved[resolve.b][resolve.a] = resolved[resolve.a][resolve.b]
  end
  return function(a, b)
    local said = resolved[a][b]
    if said then return said.value end
    return least(spec, above, a, b)
  end
end

return M
