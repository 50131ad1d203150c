-- What may be cast, as a table: for each pair of dtypes what its conversion loses, and which castings allow it.
local casts = {}

-- The enums in generated code, in the order of their values. The losses are those of model.loss.
casts.losses = {
  { name = "NONE", means = "Every value survives." },
  { name = "ROUNDS", means = "Some value is rounded, none leaves the range." },
  { name = "OVERFLOWS", means = "Some value leaves the range: it saturates, wraps, or becomes infinite or NaN." },
  { name = "DROPS", means = "A whole component is lost: an imaginary part, a sign." },
  { name = "UNKNOWN", means = "It cannot be told: a dtype is opaque or abstract, or no dtype." },
}
casts.castings = {
  { name = "EXACT", means = "The loss is NONE." },
  { name = "PROMOTE", means = "`from` implicitly promotes to `to`." },
  { name = "SAME_KIND", means = "PROMOTE, or the kind does not go down: bool, uint, int, float and fixed, complex." },
  { name = "ANY", means = "Both dtypes have values." },
}

local unknown = #casts.losses - 1
local ranks = { bool = 1, uint = 2, int = 3, float = 4, fixed = 4, complex = 5 } -- the other kinds have none

local function keeps_kind(from, to)
  local low, high = ranks[from.kind], ranks[to.kind]
  return low ~= nil and high ~= nil and low <= high
end

-- Which castings allow a conversion with that loss, each true or false in the order of casts.castings.
function casts.allows(from, to, loss, promotes)
  return { loss == 0, promotes, promotes or keeps_kind(from, to), from.kind ~= "abstract" and to.kind ~= "abstract" }
end

-- A cell: the loss, and four bits up from bit 4 for the castings.
local function cell(from, to, loss, promotes)
  local bits = 0
  for i, allows in ipairs(casts.allows(from, to, loss, promotes)) do
    if allows then bits = bits | 1 << (i - 1) end
  end
  return loss | bits << 4
end

-- Small tables are for people to read, large ones are packed.
local function row_of(list)
  local is_small = #list <= 128
  for i, bits in ipairs(list) do list[i] = is_small and ("0x%02x"):format(bits) or tostring(bits) end
  return table.concat(list, is_small and ", " or ",")
end

-- The row of a dtype as text, with a cell for each of `slots`, which are dtypes, or false for a value that
-- is none: nothing is allowed there. Without `from`, the row of such a value.
function casts.row(model, slots, from)
  local loss, above, list = from and model.loss(from.id), from and model.above(from.id), {}
  for i, to in ipairs(slots) do
    list[i] = from and to and cell(from, to, loss[to.id + 1], above[to.id + 1]) or unknown
  end
  return row_of(list)
end

return casts
