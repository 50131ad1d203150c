-- Entries of the base's operations as they are in the spec. What a rule gave in dropped dtypes is undefined then: nobody
-- has said what takes its place.
local native, reader, sets = require("native"), require("reader"), require("sets")
local M = {}

-- ---- What the base promotes to what ----

-- By dtype of the base, those that it promotes to, and itself.
local function above_of(base)
  local above = {}
  for _, dtype in ipairs(base.dtypes) do above[dtype] = { [dtype] = true } end
  for row, cells in pairs(base.table or {}) do
    for column, value in pairs(cells) do
      if value == column and base.table[column][row] == column then above[row][column] = true end
    end
  end
  local next_of = {}
  for _, edge in ipairs(base.edges or {}) do
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

local function above(read)
  read.above = read.above or above_of(read.base)
  return read.above
end

-- Whether the join of two dtypes of the base is the second one.
local function joins_to(read, a, b)
  local base = read.base
  if base.table and next(base.table) then return base.table[a][b] == b end
  for _, resolve in ipairs(base.resolves or {}) do
    if resolve.a == a and resolve.b == b or resolve.a == b and resolve.b == a then return resolve.value == b end
  end
  return above(read)[a][b] == true
end

-- ---- What is lost ----

local function lose(lost, dtype)
  if not reader.index_of(lost, dtype) then lost[#lost + 1] = dtype end
end

-- Leaves all results undefined.
local function lose_all(read, entry)
  local nothing = { form = "dtype" }
  entry.form, entry.by, entry.dtypes, entry.cells = "map", 0, {}, {}
  entry.map = { { set = sets.any(read.spec), one_dtype = false, value = nothing } }
end

-- The lines of a map that stay: those of kept dtypes, which have no result where that is dropped.
local function moved_lines(read, lost, lines)
  local made = {}
  for _, old in ipairs(lines) do
    local value, set = old.value, sets.moved(read, old.set)
    if value.dtype then value = { form = value.form, dtype = read.moved[value.dtype] } end
    if old.value.dtype and not value.dtype and next(set.members) then lose(lost, old.value.dtype) end
    if set.classes ~= 0 or next(set.members) then
      made[#made + 1] = { set = set, one_dtype = old.one_dtype, value = value }
    end
  end
  return made
end

-- Cells of kept operands, which have no result where that is dropped.
local function move_cells(read, entry, cells)
  for _, old in ipairs(cells) do
    local cell, kept = {}, true
    for i = 1, entry.arity do
      cell[i] = read.moved[old[i]]
      kept = kept and cell[i] ~= nil
    end
    cell.result = old.result and read.moved[old.result]
    if kept then entry.cells[#entry.cells + 1] = cell end
    if kept and old.result and not cell.result then lose(entry.lost, old.result) end
  end
end

-- Signatures of kept dtypes. The first for some operands gives their result: where it is dropped, the others are too.
local function move_signatures(read, entry, cells)
  local first_lost = {}
  for _, old in ipairs(cells) do
    local cell, ids, kept = { result = read.moved[old.result] }, {}, true
    for i = 1, entry.arity do
      cell[i], ids[i] = read.moved[old[i]], old[i].id
      kept = kept and cell[i] ~= nil
    end
    cell.computed_in = old.computed_in and read.moved[old.computed_in]
    local operands = table.concat(ids, " ")
    local dropped = not cell.result and old.result or not cell.computed_in and old.computed_in
    if first_lost[operands] == nil then first_lost[operands] = dropped and true or false end
    if kept and dropped then lose(entry.lost, dropped) end
    if kept and not dropped and not first_lost[operands] then entry.cells[#entry.cells + 1] = cell end
  end
  entry.left_out = #entry.cells == 0
end

-- ---- Floors and loops ----

-- Results were the join with a dtype that is dropped: those stay whose join it did not change.
local function move_floor(read, entry, floor)
  local below, others = sets.new(), sets.new()
  for _, dtype in ipairs(read.spec.dtypes) do sets.add_named(below, dtype) end
  for _, old in ipairs(read.base.dtypes) do
    local kept = read.moved[old]
    if kept and joins_to(read, floor, old) then
      below.members[kept], below.named[kept] = nil, nil
      sets.add_named(others, kept)
    end
  end
  lose(entry.lost, floor)
  if not next(others.members) then return lose_all(read, entry) end
  entry.form, entry.dtypes, entry.map = "map", {}, { { set = below, one_dtype = false, value = { form = "dtype" } } }
  local rule = native.op_rules and native.op_rules[entry.name]
  if rule and rule.divides then entry.map[2] = { set = others, one_dtype = false, value = { form = "same" } } end
end

-- The first of the loops that all of these dtypes of the base promote to.
local function first_loop(read, loops, operands)
  for _, loop in ipairs(loops) do
    local fits = true
    for _, operand in ipairs(operands) do fits = fits and above(read)[operand][loop] end
    if fits then return loop end
  end
end

-- Whether two dtypes of the base have a kept upper bound in the domain of the entry.
local function may_join(read, entry, a, b)
  for bound in pairs(above(read)[a]) do
    local kept = read.moved[bound]
    if kept and above(read)[b][bound] and (not entry.domain or entry.domain.members[kept]) then return true end
  end
  return false
end

-- Leaves pairs without a result whose loop is dropped, and that could find another one.
local function lose_pairs(read, entry, loops)
  for _, a in ipairs(read.base.dtypes) do
    for _, b in ipairs(read.moved[a] and read.base.dtypes or {}) do
      local loop = read.moved[b] and first_loop(read, loops, { a, b })
      if loop and not read.moved[loop] and may_join(read, entry, a, b) then
        entry.cells[#entry.cells + 1] = { read.moved[a], read.moved[b] }
      end
    end
  end
end

-- Operands whose first loop is dropped have no result: they are no more in the domain.
local function move_loops(read, entry, old)
  local domain, lost = sets.new(), false
  for _, loop in ipairs(old.dtypes) do entry.dtypes[#entry.dtypes + 1] = read.moved[loop] end
  for _, dtype in ipairs(read.base.dtypes) do
    local kept, loop = read.moved[dtype], first_loop(read, old.dtypes, { dtype })
    if kept and loop and not read.moved[loop] then
      lost = true
      lose(entry.lost, loop)
    elseif kept and (not old.domain or old.domain.members[dtype]) then
      sets.add_named(domain, kept)
    end
  end
  if #entry.dtypes == 0 or lost and entry.arity > 2 then return lose_all(read, entry) end
  if lost then
    entry.whole_domain = entry.whole_domain or { set = entry.domain }
    entry.domain = domain
  end
  if entry.arity == 2 and #entry.dtypes < #old.dtypes then
    lose_pairs(read, entry, old.dtypes)
  end
end

-- ---- An entry ----

local function move_rule(read, entry, old)
  if old.form == "signatures" then
    move_signatures(read, entry, old.cells)
  else
    move_cells(read, entry, old.cells)
  end
  entry.map = moved_lines(read, entry.lost, old.map)
  if old.form == "loops" then
    move_loops(read, entry, old)
  elseif old.dtypes[1] then
    local dtype = old.dtypes[1]
    entry.dtypes[1] = read.moved[dtype]
    if not read.moved[dtype] and old.form == "floor" then
      move_floor(read, entry, dtype)
    elseif not read.moved[dtype] then
      lose(entry.lost, dtype)
      lose_all(read, entry)
    end
  elseif old.form == "map" and old.by == 0 and #entry.map == 0 and #entry.cells == 0 then
    entry.form = "default"
  end
end

-- An entry of the base as it is in the spec, with the dtypes of the base that it `lost`, and `whole_domain`, what its domain
-- was before loops were lost.
function M.moved(read, old)
  local entry = {}
  for field, value in pairs(old) do entry[field] = value end
  entry.place, entry.dtypes, entry.cells, entry.lost, entry.compute_lost = nil, {}, {}, {}, {}
  entry.domain, entry.kernels = sets.moved(read, old.domain), sets.moved(read, old.kernels)
  entry.whole_domain = old.whole_domain and { set = sets.moved(read, old.whole_domain.set) }
  entry.operands = old.operands and {}
  for i, set in ipairs(old.operands or {}) do entry.operands[i] = sets.moved(read, set) end
  entry.compute = moved_lines(read, entry.compute_lost, old.compute)
  if not old.left_out then move_rule(read, entry, old) end
  return entry
end

return M
