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

-- True if `a <= b` is the same as `join(a, b) = b` for all dtypes, so that no other table is needed to tell.
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
  for i, d in ipairs(model.dtypes) do order[d.position + 1] = model.dtypes[i].id end
  local bits = n <= 32 and 32 or 64
  local form = "0x%0" .. bits // 4 .. "x" .. (bits == 64 and "ull" or "u")
  for i = 1, n do masks[i] = form:format(masks[i]) end
  return { masks = masks, order = order, bits = bits }
end

local function order_rows(model)
  local n = #model.dtypes
  local bits = n <= 8 and 8 or n <= 16 and 16 or n <= 32 and 32 or 64
  local words = (n + bits - 1) // bits
  local form = "0x%0" .. bits // 4 .. "x" .. (bits == 64 and "ull" or "u")
  local function row(id)
    local above, list = model.above(id), {}
    for from = 1, n, bits do
      local word = 0
      for i = 0, math.min(bits, n - from + 1) - 1 do
        if above[from + i] then word = word | 1 << i end
      end
      list[#list + 1] = form:format(word)
    end
    return table.concat(list, ", ")
  end
  return { row = row, bits = bits, words = words }
end

function tables.of(model)
  local n = #model.dtypes
  local wide = n > 254
  local t = { n = n, none = wide and 65535 or 255, cell_bits = wide and 16 or 8 }
  t.columns = padded(n, t.cell_bits // 8)
  -- Numbers of one width line up in small tables; large ones are packed.
  local form = n <= 128 and "%" .. (model.total and #tostring(n - 1) or 3) .. "d" or "%d"
  local separator = n <= 128 and ", " or ","
  local cells = { [false] = form:format(t.none) }
  for id = 0, n - 1 do cells[id] = form:format(id) end
  function t.row(id)
    local row = model.row(id)
    for i = 1, n do row[i] = cells[row[i]] end
    return table.concat(row, separator)
  end
  t.up_sets = up_sets(model)
  if not order_is_in_joins(model) then t.order = order_rows(model) end

  local by_name = {}
  for i, d in ipairs(model.dtypes) do by_name[i] = d end
  table.sort(by_name, function(a, b) return a.name < b.name end)
  t.by_name = {}
  for i, d in ipairs(by_name) do t.by_name[i] = tostring(d.id) end
  return t
end

return tables
