-- What may be cast, as a table: for each pair of dtypes what its conversion loses, and which castings allow it.
local casts = {}

-- The losses in generated code, in the order of their bits, which are those of model.casts (generator/lattice/value_set.h).
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

-- What a casting of the spec's own is made from, in words.
local up_to = { rounds = "ROUNDS", overflows = "ROUNDS, OVERFLOWS", drops = "ROUNDS, OVERFLOWS, SIGN, PART" }
local function meaning_of(own)
  if up_to[own.from] then return "Of values, nothing is lost but " .. up_to[own.from] end
  return own.from == "no" and "A dtype to itself" or "What " .. own.from:upper() .. " allows"
end

-- A casting of the spec, in the form of the built-in ones.
local function casting_of(own, built_in)
  if not own.from then return built_in end
  local means, others = meaning_of(own), own.settled - own.in_table
  if own.in_table > 0 then means = "The table of the spec; for other dtypes: " .. means:sub(1, 1):lower() .. means:sub(2) end
  if others > 0 then means = ("%s, with %d exception%s"):format(means, others, others == 1 and "" or "s") end
  return { name = own.name:upper(), means = means .. ".", is_own = true }
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
--   row(slots, from)   the row of a dtype as text, with a cell of model.casts for each of `slots`, which are dtypes, or
--                      false for a value that is none: nothing is allowed there. Without `from`, the row of such a value
function casts.of(model)
  local castings = { list = {} }
  for i, each in ipairs(model.castings) do castings.list[i] = casting_of(each, casts.built_in[i]) end
  castings.cell_bits = casts.loss_bits + #castings.list <= 16 and 16 or 32
  function castings.row(slots, from)
    local codes, list = from and model.casts(from.id), {}
    for i, to in ipairs(slots) do list[i] = from and to and codes[to.id + 1] or casts.bits.UNKNOWN end
    return row_of(list)
  end
  return castings
end

return casts
