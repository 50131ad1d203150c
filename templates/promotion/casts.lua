-- What may be cast, as a table: for each pair of dtypes what its conversion loses, and which castings allow it.
local lists = import("engine/lists")

local casts = {}

-- The enums in generated code, in the order of their values. The losses are those of model.loss.
casts.losses = {
  { name = "NONE", means = "Every value survives." },
  { name = "ROUNDS", means = "Some value is rounded, none leaves the range." },
  { name = "OVERFLOWS", means = "Some value leaves the range: it saturates, wraps, or becomes infinite or NaN." },
  { name = "DROPS", means = "A whole component is lost: an imaginary part, a sign." },
  { name = "UNKNOWN", means = "Unknown: a dtype is opaque, abstract or out of range." },
}
casts.built_in = {
  { name = "EXACT", means = "The loss is NONE." },
  { name = "PROMOTE", means = "`from` implicitly promotes to `to`." },
  { name = "SAME_KIND", means = "PROMOTE, or the kind does not go down: bool, uint, int, float and fixed, complex." },
  { name = "ANY", means = "Both dtypes have values, or are the same." },
}

local unknown = #casts.losses - 1
local ranks = { bool = 1, uint = 2, int = 3, float = 4, fixed = 4, complex = 5 } -- the other kinds have none

local function keeps_kind(from, to)
  local low, high = ranks[from.kind], ranks[to.kind]
  return low ~= nil and high ~= nil and low <= high
end

-- What allows a conversion with that loss, by the names that specs have for it (generator/spec/words.c): the built-in
-- castings, and what else a casting of the spec's own can be made from.
local rules = {
  exact = function(_, _, loss) return loss == 0 end,
  promote = function(_, _, _, promotes) return promotes end,
  same_kind = function(from, to, _, promotes) return promotes or keeps_kind(from, to) end,
  any = function(from, to) return from.id == to.id or from.kind ~= "abstract" and to.kind ~= "abstract" end,
  no = function(from, to) return from.id == to.id end,
}
for i = 2, unknown do -- up to that loss
  rules[casts.losses[i].name:lower()] = function(_, _, loss) return loss < i end
end

-- What a rule of the spec's own is made from, in words.
local function meaning_of(own)
  local base = own.from:upper()
  for i = 2, unknown do
    if casts.losses[i].name == base then return "The loss is at most " .. base end
  end
  return own.from == "no" and "A dtype to itself" or "What " .. base .. " allows"
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
  return { name = own.name:upper(), means = means .. ".", allows = function(from, to, loss, promotes)
    local exception = exceptions[from.id] and exceptions[from.id][to.id]
    if exception ~= nil then return exception end
    return rules[own.from](from, to, loss, promotes)
  end }
end

-- Small tables are for people to read, large ones are packed.
local function row_of(list)
  local is_small = #list <= 128
  for i, bits in ipairs(list) do list[i] = is_small and ("0x%02x"):format(bits) or tostring(bits) end
  return table.concat(list, is_small and ", " or ",")
end

-- The castings of a spec:
--
--   list               in the order of their values: { name, means, is_own }
--   cell_bits          of a cell of the table
--   allows(from, to, loss, promotes)   which of them allow a conversion with that loss, each true or false
--   row(slots, from)   the row of a dtype as text, with a cell for each of `slots`, which are dtypes, or false for a
--                      value that is none: nothing is allowed there. Without `from`, the row of such a value. A cell is
--                      the loss, and from bit 4 up a bit for each casting
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
  local bits = 4 + #castings.list
  castings.cell_bits = bits <= 8 and 8 or bits <= 16 and 16 or 32

  function castings.allows(from, to, loss, promotes)
    return lists.map(castings.list, function(casting) return casting.allows(from, to, loss, promotes) end)
  end

  local function cell(from, to, loss, promotes)
    local code = loss
    for i, casting in ipairs(castings.list) do
      if casting.allows(from, to, loss, promotes) then code = code | 8 << i end
    end
    return code
  end

  function castings.row(slots, from)
    local loss, above, list = from and model.loss(from.id), from and model.above(from.id), {}
    for i, to in ipairs(slots) do
      list[i] = from and to and cell(from, to, loss[to.id + 1], above[to.id + 1]) or unknown
    end
    return row_of(list)
  end
  return castings
end

return casts
