-- What may be cast, as a table: for each pair of dtypes what its conversion loses, and which castings allow it.
local lists = import("engine/lists")

local casts = {}

-- The losses in generated code, in the order of their bits, which are those of model.loss (generator/lattice/value_set.h).
casts.losses = {
  { name = "ROUNDS", means = "Some value is rounded, or is a NaN that the other dtype lacks." },
  { name = "OVERFLOWS", means = "Some value leaves the range: it saturates, wraps, or becomes infinite or NaN." },
  { name = "SIGN", means = "The sign of negative values is lost." },
  { name = "PART", means = "The imaginary part is lost." },
  { name = "CATEGORY", means = "The category goes down: bool, integer, float and fixed point, complex." },
  { name = "UNKNOWN", means = "Unknown: a dtype is out of range, or opaque or abstract and not the other one." },
}
casts.bits = {}
for i, loss in ipairs(casts.losses) do
  loss.bit = 1 << i - 1
  casts.bits[loss.name] = loss.bit
end
casts.loss_bits = #casts.losses -- of a cell of the table, before those of the castings
casts.loss_mask = (1 << casts.loss_bits) - 1

-- The castings that every spec has, in the order of their values.
casts.built_in = {
  { name = "EXACT", means = "Every value survives." },
  { name = "PROMOTE", means = "`from` implicitly promotes to `to`, or is `to`." },
  { name = "SAME_KIND", means = "PROMOTE, or the kind does not go down: bool, uint, int, float and fixed, complex." },
  { name = "ANY", means = "Both dtypes have values, or are the same." },
}

local bits = casts.bits
local ranks = { bool = 1, uint = 2, int = 3, float = 4, fixed = 4, complex = 5 } -- the other kinds have none

local function keeps_kind(from, to)
  local low, high = ranks[from.kind], ranks[to.kind]
  return low ~= nil and high ~= nil and low <= high
end

-- What allows a conversion with that loss, by the names that specs have for it (generator/spec/words.c): the built-in
-- castings, and what else a casting of the spec's own can be made from.
local rules = {
  promote = function(from, to, _, promotes) return promotes or from.id == to.id end,
  same_kind = function(from, to, _, promotes) return promotes or from.id == to.id or keeps_kind(from, to) end,
  any = function(from, to, losses)
    return losses & bits.UNKNOWN == 0 or from.kind ~= "abstract" and to.kind ~= "abstract"
  end,
  no = function(from, to) return from.id == to.id end,
}

-- The losses of values up to the worst that a word allows. The category may be lost: it is none of a value.
local up_to = { exact = 0, rounds = bits.ROUNDS, overflows = bits.ROUNDS | bits.OVERFLOWS,
                drops = bits.ROUNDS | bits.OVERFLOWS | bits.SIGN | bits.PART }
for _, word in ipairs({ "exact", "rounds", "overflows", "drops" }) do
  local allowed = up_to[word] | bits.CATEGORY
  rules[word] = function(_, _, losses) return losses & ~allowed == 0 end
end

-- What a rule of the spec's own is made from, in words.
local function meaning_of(own)
  local words = {}
  for _, loss in ipairs(casts.losses) do
    if (up_to[own.from] or 0) & loss.bit ~= 0 then words[#words + 1] = loss.name end
  end
  if #words > 0 then return "Of values, nothing is lost but " .. table.concat(words, ", ") end
  return own.from == "no" and "A dtype to itself" or "What " .. own.from:upper() .. " allows"
end

-- A casting of the spec's own, in the form of the built-in ones.
local function own_casting(own)
  local exceptions, means = {}, meaning_of(own)
  for _, cast in ipairs(own.casts) do
    exceptions[cast.from] = exceptions[cast.from] or {}
    exceptions[cast.from][cast.to] = cast.allows
  end
  if #own.casts > 0 then
    means = ("%s, with %d exception%s"):format(means, #own.casts, #own.casts == 1 and "" or "s")
  end
  return { name = own.name:upper(), means = means .. ".", allows = function(from, to, losses, promotes)
    local exception = exceptions[from.id] and exceptions[from.id][to.id]
    if exception ~= nil then return exception end
    return rules[own.from](from, to, losses, promotes)
  end }
end

-- Small tables are for people to read, large ones are packed.
local function row_of(list)
  local is_small = #list <= 128
  for i, code in ipairs(list) do list[i] = is_small and ("0x%03x"):format(code) or tostring(code) end
  return table.concat(list, is_small and ", " or ",")
end

-- The castings of a spec:
--
--   list               in the order of their values: { name, means, is_own }
--   cell_bits          of a cell of the table
--   allows(from, to, losses, promotes)   which of them allow a conversion with these losses, each true or false
--   code(from, to, losses, promotes)   a cell of the table: the losses, and from bit casts.loss_bits up a bit for each
--                      casting
--   row(slots, from)   the row of a dtype as text, with a cell for each of `slots`, which are dtypes, or false for a
--                      value that is none: nothing is allowed there. Without `from`, the row of such a value
function casts.of(model)
  local castings = { list = {} }
  for i, each in ipairs(casts.built_in) do
    castings.list[i] = { name = each.name, means = each.means, allows = rules[each.name:lower()] }
  end
  for _, own in ipairs(model.castings) do
    local casting = own_casting(own)
    casting.is_own = true
    castings.list[#castings.list + 1] = casting
  end
  local width = casts.loss_bits + #castings.list
  castings.cell_bits = width <= 16 and 16 or 32

  function castings.allows(from, to, losses, promotes)
    return lists.map(castings.list, function(casting) return casting.allows(from, to, losses, promotes) end)
  end

  function castings.code(from, to, losses, promotes)
    local code = losses
    for i, allowed in ipairs(castings.allows(from, to, losses, promotes)) do
      if allowed then code = code | 1 << casts.loss_bits + i - 1 end
    end
    return code
  end

  function castings.row(slots, from)
    local losses, above, list = from and model.loss(from.id), from and model.above(from.id), {}
    for i, to in ipairs(slots) do
      list[i] = from and to and castings.code(from, to, losses[to.id + 1], above[to.id + 1]) or bits.UNKNOWN
    end
    return row_of(list)
  end
  return castings
end

return casts
