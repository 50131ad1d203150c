-- Entries of the base's operations as they are in the spec. What a rule gave in dropped dtypes is undefined then: nobody
-- has said what takes its place.
local native, orders, reader, sets = require("native"), require("orders"), require("reader"), require("sets")
local M = {}

-- ---- What the base promotes to what ----

local function above(read)
  read.above = read.above or orders.above_of(read.base)
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

-- The line of a map for a dtype: the one for that dtype alone, else the first that names it, else the first that has it as
-- one of a kind.
function M.line_of(lines, dtype)
  local found
  for _, line in ipairs(lines) do
    if line.set.members[dtype] then
      if line.one_dtype then return line end
      if not found or line.set.named[dtype] and not found.set.named[dtype] then found = line end
    end
  end
  return found
end

-- What the lines of a map give for a dtype of the base, as it is in the spec: a dtype, false for none, or a word.
local function given_by(read, lines, dtype)
  local line = M.line_of(lines, dtype)
  local value = line and line.value or { form = "same" }
  if value.form == "same" then return read.given[dtype] or false end
  if value.form == "dtype" then return value.dtype and read.given[value.dtype] or false end
  return value.form
end

-- The first dtype, in their order, of which the lines say something else than of the one that replaces it; or nil.
local function find_unclear(read, lines)
  for _, old in ipairs(read.base.dtypes) do
    local new = read.replaced[old]
    if new and given_by(read, lines, old) ~= given_by(read, lines, new) then return old end
  end
end

-- The lines of a map that stay: those of kept dtypes, which have no result where that is dropped.
local function moved_lines(read, lost, lines)
  local made = {}
  for _, old in ipairs(lines) do
    local value, set = old.value, sets.moved(read, old.set)
    if value.dtype then value = { form = value.form, dtype = read.given[value.dtype] } end
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
    cell.result = old.result and read.given[old.result]
    if kept then entry.cells[#entry.cells + 1] = cell end
    if kept and old.result and not cell.result then lose(entry.lost, old.result) end
  end
end

-- Signatures of kept dtypes. The first for some operands gives their result: where it is dropped, the others are too.
local function move_signatures(read, entry, cells)
  local first_lost = {}
  for _, old in ipairs(cells) do
    local cell, ids, kept = { result = read.given[old.result] }, {}, true
    for i = 1, entry.arity do
      cell[i], ids[i] = read.moved[old[i]], old[i].id
      kept = kept and cell[i] ~= nil
    end
    cell.computed_in = old.computed_in and read.given[old.computed_in]
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
    local kept = read.given[bound]
    if kept and above(read)[b][bound] and (not entry.domain or entry.domain.members[kept]) then return true end
  end
  return false
end

-- Leaves pairs without a result whose loop is dropped, and that could find another one.
local function lose_pairs(read, entry, loops)
  for _, a in ipairs(read.base.dtypes) do
    for _, b in ipairs(read.moved[a] and read.base.dtypes or {}) do
      local loop = read.moved[b] and first_loop(read, loops, { a, b })
      if loop and not read.given[loop] and may_join(read, entry, a, b) then
        entry.cells[#entry.cells + 1] = { read.moved[a], read.moved[b] }
      end
    end
  end
end

-- Operands whose first loop is dropped have no result: they are no more in the domain.
local function move_loops(read, entry, old)
  local domain, lost = sets.new(), false
  for _, loop in ipairs(old.dtypes) do
    local kept = read.given[loop]
    if kept and not reader.index_of(entry.dtypes, kept) then entry.dtypes[#entry.dtypes + 1] = kept end
  end
  for _, dtype in ipairs(read.base.dtypes) do
    local kept, loop = read.moved[dtype], first_loop(read, old.dtypes, { dtype })
    if kept and loop and not read.given[loop] then
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
    entry.dtypes[1] = read.given[dtype]
    if not read.given[dtype] and old.form == "floor" then
      move_floor(read, entry, dtype)
    elseif not read.given[dtype] then
      lose(entry.lost, dtype)
      lose_all(read, entry)
    end
  elseif old.form == "map" and old.by == 0 and #entry.map == 0 and #entry.cells == 0 then
    entry.form = "default"
  end
end

-- Whether an entry names a float to compute in.
function M.computes_in_float(entry)
  local found = false
  for _, line in ipairs(entry.compute) do
    found = found or line.value.dtype ~= nil and line.value.dtype.values.kind == "float"
  end
  for _, cell in ipairs(entry.cells) do
    found = found or cell.computed_in and cell.computed_in.values.kind == "float" or false
  end
  return found
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
  entry.unclear = find_unclear(read, old.map) or find_unclear(read, old.compute)
  if not old.left_out then move_rule(read, entry, old) end
  if not M.computes_in_float(entry) then entry.to_integer = nil end
  return entry
end

return M
