-- Order where Lua has none, the same in every run: tables are walked by sorted keys (the seed of Lua's hash differs), and
-- table.sort is a stable merge sort (Lua's chooses its pivots by the clock). Runs once, with the globals of a spec.
local globals = ...
local error, next, type = globals.error, globals.next, globals.type
local min, move, sort_any = globals.math.min, globals.table.move, globals.table.sort

local function check(argument, name, value, expected)
  if type(value) ~= expected then
    error(("bad argument #%d to '%s' (%s expected, got %s)"):format(argument, name, expected, type(value)), 3)
  end
end

-- The keys of a table and `another`: false, true, numbers, then strings by byte. All differ, so any sort gives this order.
local function sorted_keys(table, another)
  local numbers, strings, keys = {}, {}, {}
  local lists = { number = numbers, string = strings, boolean = {} }
  local function add(key)
    local list = lists[type(key)]
    if not list then
      error(("a %s is the key of a table: only booleans, numbers and strings have an order to walk in"):format(type(key)), 4)
    end
    list[#list + 1] = key
  end
  for key in next, table do add(key) end
  if another ~= nil and table[another] == nil then add(another) end
  if table[false] ~= nil or another == false then keys[1] = false end
  if table[true] ~= nil or another == true then keys[#keys + 1] = true end
  sort_any(numbers)
  sort_any(strings)
  move(numbers, 1, #numbers, #keys + 1, keys)
  return move(strings, 1, #strings, #keys + 1, keys)
end

-- Keys that were removed meanwhile are left out.
function globals.pairs(table)
  check(1, "pairs", table, "table")
  local keys, at = sorted_keys(table), 0
  return function()
    local key
    repeat
      at = at + 1
      key = keys[at]
    until key == nil or table[key] ~= nil
    return key, table[key]
  end, table, nil
end

-- The smallest key above the given one. Each call looks at all keys, which is why `pairs` does not use it.
function globals.next(table, after)
  check(1, "next", table, "table")
  local keys = sorted_keys(table, after)
  local at = 1
  while after ~= nil and keys[at] ~= after do at = at + 1 end
  local key = keys[after == nil and at or at + 1]
  return key, table[key]
end

local function is_less(a, b) return a < b end

-- Merges the sorted runs from `low` and from `middle`, the second one up to `high`, into `target`.
local function merge(source, target, low, middle, high, before)
  local left, right = low, middle
  for at = low, high - 1 do
    if left == middle or right < high and before(source[right], source[left]) then
      target[at], right = source[right], right + 1
    else
      target[at], left = source[left], left + 1
    end
  end
end

function globals.table.sort(list, before)
  check(1, "sort", list, "table")
  if before ~= nil then check(2, "sort", before, "function") end
  local count, width = #list, 1
  local source, target = move(list, 1, count, 1, {}), {}
  while width < count do
    for low = 1, count, 2 * width do
      merge(source, target, low, min(low + width, count + 1), min(low + 2 * width, count + 1), before or is_less)
    end
    source, target, width = target, source, 2 * width
  end
  move(source, 1, count, 1, list)
end
