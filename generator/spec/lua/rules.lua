-- `promotes` and `resolve`, or `table`, together with those of the base. What comes from the base comes first.
local orders, reader, sets = require("orders"), require("reader"), require("sets")
local M = {}
local report = reader.report

-- Where a resolve comes from: what comes first beats what follows.
local BY_NAME, BY_SETS, INHERITED = 1, 2, 3

-- ---- The base ----

-- Whether one dtype would promote to what replaces a second one, which promotes to the first. Tells it.
local function is_circular(read, above, from, to)
  local new = read.replaced[to]
  if not new or new == from or not above[new][from] then return false end
  report(read.dropped[to], "bad-replacement",
         ('`rename` replaces "%s" by "%s", but "%s" promotes to "%s", and that to "%s"'):format(
           to.name, new.name, new.name, from.name, to.name), ('replace "%s" too'):format(from.name))
  return true
end

local function inherit_edges(read, edges)
  local base, moved, given = read.base, read.moved, read.given
  local above, reach = {}, next(read.replaced) and orders.above_of(base)
  for _, dtype in ipairs(base.dtypes) do above[dtype] = {} end
  for _, edge in ipairs(base.edges) do table.insert(above[edge.from], edge.to) end
  local function add(from, to)
    if moved[from] == given[to] or is_circular(read, reach, from, to) then return end
    edges[#edges + 1] = { from = moved[from], to = given[to], place = read.extends_at, inherited = true }
  end
  -- from one kept dtype through dropped ones, or to a replaced one: such a path becomes an edge
  for _, from in ipairs(base.dtypes) do
    local met, stack = {}, {}
    for _, to in ipairs(moved[from] and above[from] or {}) do
      if moved[to] then
        met[to] = true
        add(from, to)
      end
    end
    stack[1] = moved[from] and from
    while stack[1] do
      for _, to in ipairs(above[table.remove(stack)]) do
        if not met[to] and given[to] then add(from, to) end
        if not met[to] and not moved[to] then stack[#stack + 1] = to end
        met[to] = true
      end
    end
  end
end

local function inherit_resolves(read, resolves)
  local moved = read.moved
  for _, old in ipairs(read.base.resolves) do
    if moved[old.a] and moved[old.b] then
      resolves[#resolves + 1] = { a = moved[old.a], b = moved[old.b], value = old.value and read.given[old.value],
                                  place = read.extends_at, source = INHERITED }
    end
  end
end

-- Resolves for pairs of kept dtypes that the edges would give another dtype than the base, one being replaced.
local function keep_joins(read, edges, resolves)
  if not next(read.replaced) then return end
  local spec = read.spec
  local before = orders.joins_of(read.base)
  local now = orders.joins_of({ dtypes = spec.dtypes, edges = edges, resolves = resolves })
  for i, a in ipairs(read.base.dtypes) do
    for k = i, #read.base.dtypes do
      local b = read.base.dtypes[k]
      local old = read.moved[a] and read.moved[b] and before(a, b)
      local value = old and read.given[old]
      if read.moved[a] and read.moved[b] and a ~= b and now(read.moved[a], read.moved[b]) ~= value then
        resolves[#resolves + 1] = { a = read.moved[a], b = read.moved[b], value = value, place = read.extends_at,
                                    source = INHERITED }
      end
    end
  end
end

-- The base's cells, undefined where there is none or where its value was dropped.
local function inherit_table(read)
  local moved = read.moved
  for row, cells in pairs(read.base.table) do
    for column, value in pairs(cells) do
      if moved[row] and moved[column] then read.spec.table[moved[row]][moved[column]] = read.given[value] end
    end
  end
end

-- ---- The spec's own ----

-- The edges from one dtype, which the spec calls `name`.
local function read_edges_from(read, from, name, at, edges)
  local words = ("the list of what %s promotes to"):format(name)
  local items = reader.table(at, words, 'make it a list: { "i16", "f32" }') and reader.items(at, words)
  if not items then return end
  from.alone = #items == 0
  for _, item in ipairs(items) do
    local to = reader.is_text(item.value) and read.spec.by_name[item.value]
    if to then
      edges[#edges + 1] = { from = from, to = to, place = item.place }
    else
      local word = reader.string(item.value, item.place, ("an entry of the list of what %s promotes to"):format(name))
      if word then read:unknown_dtype(item.place, ("edge from %s to"):format(name), word) end
    end
  end
end

local function read_promotes(read, edges)
  local field = read:field("promotes")
  if not field then return end
  local given = {}
  for name, at in reader.entries(field, 'field "promotes"') do
    local dtype = read.spec.by_name[name]
    if dtype then
      given[name] = at
    else
      read:unknown_dtype(at.key, "`promotes` gives edges of", name)
    end
  end
  for _, dtype in ipairs(read.spec.dtypes) do
    for i = 0, #(dtype.aliases or {}) do
      local name = i == 0 and dtype.name or dtype.aliases[i]
      if given[name] and read.spec.by_name[name] == dtype then read_edges_from(read, dtype, name, given[name], edges) end
    end
  end
end

local function read_resolve(read, resolves)
  local field = read:field("resolve")
  for key, at in field and reader.entries(field, 'field "resolve"') or function() end do
    local name = reader.string(at.value, at.place, "the value of a resolve")
    local value = name and read.spec.by_name[name]
    local good = value or name == "-"
    if name and not good then read:unknown_dtype(at.place, ('resolve of "%s" to'):format(key), name) end
    if not reader.is_pair(key) then
      report(at.key, "bad-resolve", ('`resolve` has the key "%s", which is not a pair'):format(key),
             'write ["i8,u8"] = "i16"')
    else
      local pairs_of_key = sets.pairs(read, key, false, at.key, "resolve of")
      for _, pair in ipairs(good and pairs_of_key or {}) do
        resolves[#resolves + 1] = { a = pair.a, b = pair.b, value = value or nil, place = at.key,
                                    source = pairs_of_key.by_name and BY_NAME or BY_SETS }
      end
    end
  end
end

-- ---- Both ----

-- The edges, sorted by where they come from, otherwise in their order. The spec's own edge that is inherited as well is
-- left out.
local function sorted_edges(spec, edges)
  local from, sorted = {}, {}
  for _, dtype in ipairs(spec.dtypes) do from[dtype] = { inherited = {} } end
  for _, edge in ipairs(edges) do
    local list = from[edge.from]
    if edge.inherited then list.inherited[edge.to] = true end
    if edge.inherited or not list.inherited[edge.to] then list[#list + 1] = edge end
  end
  for _, dtype in ipairs(spec.dtypes) do table.move(from[dtype], 1, #from[dtype], #sorted + 1, sorted) end
  return sorted
end

local function id_of(dtype) return dtype and dtype.id or math.maxinteger end
local function name_of(dtype) return dtype and dtype.name or "-" end

-- By pair; what beats others first, then in the order of the text.
local function is_before(x, y)
  if x.a ~= y.a then return x.a.id < y.a.id end
  if x.b ~= y.b then return x.b.id < y.b.id end
  if x.source ~= y.source then return x.source < y.source end
  if x.place[1] ~= y.place[1] then return x.place[1] < y.place[1] end
  if x.place[2] ~= y.place[2] then return x.place[2] < y.place[2] end
  return id_of(x.value) < id_of(y.value)
end

-- One resolve for each pair. Two values that the spec itself gives, both by name or both by sets, are a diagnostic.
local function sorted_resolves(resolves)
  local sorted, last = {}, nil
  for _, resolve in ipairs(resolves) do
    if resolve.a.id > resolve.b.id then resolve.a, resolve.b = resolve.b, resolve.a end
  end
  table.sort(resolves, is_before)
  for _, resolve in ipairs(resolves) do
    if not last or last.a ~= resolve.a or last.b ~= resolve.b then
      sorted[#sorted + 1], last = resolve, resolve
    elseif resolve.source == last.source and resolve.source ~= INHERITED and resolve.value ~= last.value then
      report(resolve.place, "conflicting-resolve", ("%s with %s is resolved twice, to %s and to %s"):format(
        last.a.name, last.b.name, name_of(last.value), name_of(resolve.value)),
        resolve.source == BY_NAME and "take one out" or "resolve this pair by the names of its dtypes too")
    end
  end
  return sorted
end

-- Decides whether the spec is a lattice or a table: by its own fields, or by its base. False after a diagnostic.
function M.read_form(read)
  local spec, base, raw = read.spec, read.base, read.root.value
  local own = raw.table ~= nil and "table" or raw.promotes ~= nil and "promotes"
  if raw.promotes ~= nil and raw.table ~= nil then
    report(read:key("table"), "both-forms", "the spec has both `promotes` and `table`",
           "a spec is a lattice or a table: take one out")
    return false
  end
  if read.extends then
    if not base then return false end
    spec.from_table = base.from_table
    if own and (own == "table") ~= spec.from_table then
      report(read:key(own), "wrong-form", ('the spec has `%s`, but extends "%s", which has `%s`'):format(
        own, base.name, own == "table" and "promotes" or "table"), "say it in that form")
      return false
    end
  elseif not own then
    report(read.root.place, "no-form", "the spec has neither `promotes` nor `table`",
           "say what promotes to what: promotes = { i8 = { \"i16\" } }, or a table")
    return false
  else
    spec.from_table = own == "table"
  end
  if raw.resolve ~= nil and spec.from_table then
    report(read:key("resolve"), "resolve-in-table", "the spec has `resolve`, but is a table",
           "write the cell's value into the table")
  end
  return true
end

function M.read(read)
  local spec = read.spec
  if spec.from_table then
    spec.table = {}
    for _, dtype in ipairs(spec.dtypes) do spec.table[dtype] = {} end
    if read.base then inherit_table(read) end
    require("grid").read_field(read)
    return
  end
  local edges, resolves = {}, {}
  if read.base then
    inherit_edges(read, edges)
    inherit_resolves(read, resolves)
    keep_joins(read, edges, resolves)
  end
  read_promotes(read, edges)
  read_resolve(read, resolves)
  spec.edges, spec.resolves = sorted_edges(spec, edges), sorted_resolves(resolves)
end

return M
