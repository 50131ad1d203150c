-- The tables of a promotion, laid out for C: what is stored, in how many bits, and how a row reads.
local tables = {}

local function next_power_of_two(n)
  local power = 1
  while power < n do power = power * 2 end
  return power
end

-- A row is padded where that makes the index a shift and stays small: a page in all, or an eighth more.
local function padded(n, cell_bytes)
  local power = next_power_of_two(n)
  if n * power * cell_bytes <= 4096 or power * 8 <= n * 9 then return power end
  return n
end

-- True if `a <= b` is the same as `join(a, b) = b` for all dtypes, so that no other table is needed.
local function order_is_in_joins(model)
  for id = 0, #model.dtypes - 1 do
    local row, above = model.row(id), model.above(id)
    for i = 1, #row do
      if above[i] ~= (row[i] == i - 1) then return false end
    end
  end
  return true
end

-- Up-sets as masks, numbered so that the lowest common bit is the join: true of join-semilattices. Verified for every
-- pair, not believed.
local function up_sets(model)
  local n = #model.dtypes
  if n > 64 or not (model.class == "lattice" or model.class == "join-semilattice") then return nil end
  local masks, at = {}, {}
  for i, d in ipairs(model.dtypes) do at[1 << d.position] = i - 1 end
  for id = 0, n - 1 do
    local mask, above = 0, model.above(id)
    for i = 1, n do
      if above[i] then mask = mask | 1 << model.dtypes[i].position end
    end
    masks[id + 1] = mask
  end
  for id = 0, n - 1 do
    local row = model.row(id)
    for i = 1, n do
      local common = masks[id + 1] & masks[i]
      if at[common & -common] ~= row[i] then return nil end
    end
  end
  local order = {}
  for _, d in ipairs(model.dtypes) do order[d.position + 1] = d.index end
  local bits = n <= 32 and 32 or 64
  local form = "0x%0" .. bits // 4 .. "x" .. (bits == 64 and "ull" or "u")
  for i = 1, n do masks[i] = form:format(masks[i]) end
  return { masks = masks, order = order, bits = bits }
end

local function order_rows(model)
  local limit = model.limit
  local bits = limit <= 8 and 8 or limit <= 16 and 16 or limit <= 32 and 32 or 64
  local words = (limit + bits - 1) // bits
  local form = "0x%0" .. bits // 4 .. "x" .. (bits == 64 and "ull" or "u")
  local function row(id)
    local above, list = model.above(id), {}
    for i = 1, words do list[i] = 0 end
    for i, d in ipairs(model.dtypes) do
      local word = d.index // bits + 1
      if above[i] then list[word] = list[word] | 1 << d.index % bits end
    end
    for i = 1, words do list[i] = form:format(list[i]) end
    return table.concat(list, ", ")
  end
  return { row = row, bits = bits, words = words }
end

-- All names of dtypes, sorted: a list of { name, dtype }. An alias is one of them.
local function sorted_names(dtypes)
  local names = {}
  for _, d in ipairs(dtypes) do
    names[#names + 1] = { name = d.name, dtype = d }
    for _, alias in ipairs(d.aliases) do names[#names + 1] = { name = alias, dtype = d } end
  end
  table.sort(names, function(a, b) return a.name < b.name end)
  return names
end

-- The C type for cells, which are rows of dtypes or the value for none, and its bytes.
local function cell_type(model, none)
  if none < 0 then
    if none >= -128 and model.limit <= 128 then return "int8_t", 1 end
    return none >= -32768 and "int16_t" or "int32_t", none >= -32768 and 2 or 4
  end
  local most = math.max(none, model.limit - 1)
  if most <= 255 then return "uint8_t", 1 end
  return most <= 65535 and "uint16_t" or "int32_t", most <= 65535 and 2 or 4
end

-- The tables of a model, whose rows and columns are the values of dtypes, or their places in the spec (`index`). So are
-- cells:
--
--   none, cell       the cell of no promotion, and the C type of a cell
--   columns          cells of a row of joins, with those that only fill it up
--   row(id)          that of a dtype, as C; row_of(ids) of a list by id + 1; no_row, that of a value that is no dtype
--   by_value         by index + 1, the dtype or false; has_holes: there is a false; is_in_order: in the order of the spec
--   up_sets, order   as said above, or nil
--   names            sorted; has_aliases: some are aliases, else by_name has the cells of `names`
function tables.of(model)
  local limit, dtypes = model.limit, model.dtypes
  local t = { none = model.is_dense and model.none or limit, by_value = {}, has_holes = limit > #dtypes,
              is_in_order = true }
  local cell, bytes = cell_type(model, t.none)
  t.cell, t.columns = cell, padded(limit, bytes)
  for i = 1, limit do t.by_value[i] = false end
  for _, d in ipairs(dtypes) do
    t.by_value[d.index + 1] = d
    t.is_in_order = t.is_in_order and d.index == d.id and not t.has_holes
  end
  -- The cells of a row, by index + 1; false where there is none.
  local function cells(row)
    local list = {}
    for i = 1, limit do list[i] = false end
    for i, d in ipairs(dtypes) do list[d.index + 1] = row[i] and dtypes[row[i] + 1].index end
    return list
  end
  -- Numbers of one width line up in small tables; large ones are packed.
  local narrow, width = model.total and not t.has_holes, 0
  for _, d in ipairs(dtypes) do width = math.max(width, #tostring(d.index)) end
  if not narrow then width = math.max(width, #tostring(t.none)) end
  local form = limit <= 128 and "%" .. width .. "d" or "%d"
  local separator = limit <= 128 and ", " or ","
  local texts = { [false] = form:format(t.none) }
  for _, d in ipairs(dtypes) do texts[d.index] = form:format(d.index) end
  function t.row_of(ids)
    local row = cells(ids)
    for i = 1, limit do row[i] = texts[row[i]] end
    return table.concat(row, separator)
  end
  function t.row(id) return t.row_of(model.row(id)) end
  t.no_row = texts[false] .. (separator .. texts[false]):rep(limit - 1)
  t.up_sets = up_sets(model)
  if not order_is_in_joins(model) then t.order = order_rows(model) end

  t.names, t.by_name = sorted_names(dtypes), {}
  t.has_aliases = #t.names > #dtypes
  for i, entry in ipairs(t.names) do t.by_name[i] = tostring(entry.dtype.index) end
  return t
end

return tables
