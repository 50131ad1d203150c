-- The promotion of three and more dtypes by the least upper bound of their set (specs/reference.md): what generated code
-- needs to find it.
local lists = import("engine/lists")

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

-- The pairs {a, b}, a = b among them, that do not give T[a][b] in both orders when they are looked at as a set.
local function odd_pairs(model, sets, least)
  local rows, pairs_found = {}, {}
  for id = 0, #model.dtypes - 1 do rows[id + 1] = model.row(id) end
  for a, set in ipairs(sets) do
    for b = 1, a do
      local common, is_empty = {}, true
      for w = 1, #set do
        common[w] = set[w] & sets[b][w]
        is_empty = is_empty and common[w] == 0
      end
      local join = rows[a][b]
      -- nil where several bounds are minimal: those give T, but of a set of one dtype that dtype.
      local expected = least[key(common)] or is_empty and -1 or a == b and a - 1 or nil
      if rows[b][a] ~= join or expected and expected ~= (join or -1) then pairs_found[#pairs_found + 1] = { a, b } end
    end
  end
  return pairs_found
end

-- Few dtypes, by id + 1, one of which is in each of the pairs: those that are in most of what is left.
local function cover_of(pairs_left)
  local cover = {}
  while #pairs_left > 0 do
    local counts, most = {}, nil
    for _, pair in ipairs(pairs_left) do
      for i = 1, pair[1] == pair[2] and 1 or 2 do
        local d = pair[i]
        counts[d] = (counts[d] or 0) + 1
        if not most or counts[d] > counts[most] or counts[d] == counts[most] and d < most then most = d end
      end
    end
    cover[most] = true
    local rest = lists.filter(pairs_left, function(pair) return pair[1] ~= most and pair[2] ~= most end)
    pairs_left = rest
  end
  return cover
end

-- By id + 1, { bits, apart }: the bit of a dtype among those that are kept apart though they have a common bound, and the
-- bits of those that it is kept apart from, each a list of words; and how many words. Nil where there are none.
local function apart_of(model, sets)
  local pairs_apart, number, count = {}, {}, 0
  for a, set in ipairs(sets) do
    local apart = model.apart(a - 1)
    for b = 1, a - 1 do
      local meet = false
      for w = 1, #set do meet = meet or set[w] & sets[b][w] ~= 0 end
      if apart[b] and meet then
        pairs_apart[#pairs_apart + 1] = { a, b }
        for _, id in ipairs({ a, b }) do
          if not number[id] then number[id], count = count, count + 1 end
        end
      end
    end
  end
  if count == 0 then return nil end
  local masks = { words = (count + word_bits - 1) // word_bits, pairs = pairs_apart }
  local function put(list, id)
    local w = number[id] // word_bits + 1
    list[w] = list[w] | 1 << number[id] % word_bits
  end
  for id = 1, #sets do
    masks[id] = { {}, {} }
    for w = 1, masks.words do masks[id][1][w], masks[id][2][w] = 0, 0 end
    if number[id] then put(masks[id][1], id) end
  end
  for _, pair in ipairs(pairs_apart) do
    put(masks[pair[1]][2], pair[2])
    put(masks[pair[2]][2], pair[1])
  end
  return masks
end

local function is_join_semilattice(model) return model.class == "lattice" or model.class == "join-semilattice" end

-- Whether weak dtypes come last and that can matter.
function bound.then_weak(model)
  local weak = 0
  for _, d in ipairs(model.dtypes) do weak = weak + (d.weak and 1 or 0) end
  return model.then_weak and weak > 0 and weak < #model.dtypes and not is_join_semilattice(model)
end

-- Nil where the fold gives the same: the spec folds, or is a join-semilattice. Else
--   is_order      false where <= is not transitive, and there is nothing else
--   words         a set's
--   sets          the upper bounds of each dtype by id + 1, a list of words
--   least         by id + 1 the bounds that a set has whose least upper bound the dtype is
--   order         the ids by position
--   is_by_value   whether the dtypes are in the order of their values
--   follows_pairs whether all pairs give the same as sets, so that code need not ask how many dtypes are different
--   apart         that of apart_of
--   is_odd        by id + 1, true of few dtypes, one of which is in each pair that does not
function bound.of(model)
  if not model.is_bound or is_join_semilattice(model) then return nil end
  local rule = { is_order = false, order = {}, is_by_value = true }
  local last = -1
  for _, d in ipairs(model.dtypes) do
    local value = d.value
    rule.is_by_value = rule.is_by_value and model.is_dense and value > last
    last = value
    rule.order[d.position + 1] = d.id
  end
  for _, law in ipairs(model.laws) do
    if law.name == "order" then rule.is_order = law.holds end
  end
  local sets, words = up_sets(model)
  rule.apart = apart_of(model, sets) or false
  if not rule.is_order then return rule end
  rule.sets, rule.words = sets, words
  rule.least = {}
  local by_set = {}
  for i, d in ipairs(model.dtypes) do
    rule.least[i] = with_itself(rule.sets[i], d.position)
    by_set[key(rule.least[i])] = d.id
  end
  local odd = odd_pairs(model, rule.sets, by_set)
  rule.follows_pairs, rule.is_odd = #odd == 0, cover_of(odd)
  return rule
end

-- A word of a set in C.
function bound.word(word) return ("0x%016xull"):format(word) end

return bound
