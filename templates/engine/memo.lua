-- Functions that remember what they gave: for those that are asked the same again and again, and whose answer depends on
-- only their arguments. Arguments are compared like keys of tables.
local memo = {}

local NONE = {} -- in place of nil

-- f(a) as a function that calls f once for each a.
function memo.of_one(f)
  local known = {}
  return function(a)
    local value = known[a]
    if value == nil then
      value = f(a)
      if value == nil then value = NONE end
      known[a] = value
    end
    if value == NONE then return nil end
    return value
  end
end

-- f(a, b) likewise.
function memo.of_two(f)
  local known = {}
  return function(a, b)
    local row = known[a]
    if not row then
      row = {}
      known[a] = row
    end
    local value = row[b]
    if value == nil then
      value = f(a, b)
      if value == nil then value = NONE end
      row[b] = value
    end
    if value == NONE then return nil end
    return value
  end
end

-- f(a, b, c) likewise.
function memo.of_three(f)
  local by_first = memo.of_one(function(a)
    return memo.of_two(function(b, c) return f(a, b, c) end)
  end)
  return function(a, b, c) return by_first(a)(b, c) end
end

return memo
