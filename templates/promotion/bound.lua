-- The promotion of three and more dtypes by the least upper bound of their set (specs/reference.md): what generated code
-- needs to find it.
local bound = {}

local word_bits = 64

-- The upper bounds of each dtype as words of bits, by id + 1: bit `position` of a set is the dtype at that place of a
-- topological order.
local function up_sets(model)
  local n = #model.dtypes
  local words, sets = (n + word_bits - 1) // word_bits, {}
  for id = 0, n - 1 do
    local set, above = {}, model.above(id)
    for w = 1, words do set[w] = 0 end
    for i, d in ipairs(model.dtypes) do
      if above[i] then
        local w = d.position // word_bits + 1
        set[w] = set[w] | 1 << d.position % word_bits
      end
    end
    sets[id + 1] = set
  end
  return sets, words
end

local function key(set) return table.concat(set, " ") end

-- A set and the dtype itself, which is not among its upper bounds where a table does not give T[a][a] = a.
local function with_itself(set, position)
  local copy = table.move(set, 1, #set, 1, {})
  local w = position // word_bits + 1
  copy[w] = copy[w] | 1 << position % word_bits
  return copy
end

-- Whether every pair {a, b}, looked at as a set, gives T[a][b] in both orders: so that code need not ask how many
-- different dtypes there are.
local function follows_pairs(model, sets, least)
  local rows = {}
  for id = 0, #model.dtypes - 1 do rows[id + 1] = model.row(id) end
  for a, set in ipairs(sets) do
    for b = 1, a do
      local common, is_empty = {}, true
      for w = 1, #set do
        common[w] = set[w] & sets[b][w]
        is_empty = is_empty and common[w] == 0
      end
      local join = rows[a][b]
      local expected = least[key(common)] or is_empty and -1 -- nil where several bounds are minimal: those give T
      if rows[b][a] ~= join or expected and expected ~= (join or -1) then return false end
    end
  end
  return true
end

local function is_join_semilattice(model) return model.class == "lattice" or model.class == "join-semilattice" end

-- Nil where the fold gives the same: the spec folds, or is a join-semilattice. Else
--   is_order      false where <= is not transitive, and there is nothing else
--   words         a set's
--   sets          the upper bounds of each dtype by id + 1, a list of words
--   least         by id + 1 the bounds that a set has whose least upper bound the dtype is
--   order         the ids by position
--   is_by_value   whether the dtypes are in the order of their values
--   follows_pairs as above
function bound.of(model)
  if model.nary ~= "bound" or is_join_semilattice(model) then return nil end
  local of = { is_order = false, order = {}, is_by_value = true }
  local last = -1
  for _, d in ipairs(model.dtypes) do
    local value = d.value
    of.is_by_value = of.is_by_value and value > last
    last = value
    of.order[d.position + 1] = d.id
  end
  for _, law in ipairs(model.laws) do
    if law.name == "order" then of.is_order = law.holds end
  end
  if not of.is_order then return of end
  of.sets, of.words = up_sets(model)
  of.least = {}
  local by_set = {}
  for i, d in ipairs(model.dtypes) do
    of.least[i] = with_itself(of.sets[i], d.position)
    by_set[key(of.least[i])] = d.id
  end
  of.follows_pairs = follows_pairs(model, of.sets, by_set)
  return of
end

-- A word of a set in C.
function bound.word(word) return ("0x%016xull"):format(word) end

return bound
