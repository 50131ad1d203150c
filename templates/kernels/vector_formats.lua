-- The blocks that an instruction set of vectors has for storages that are not common: narrow floats of any format,
-- complex numbers of those, integers of any width, and fixed point. Which pieces a block is made of, the format alone
-- decides; the pieces are C of the ISA's own, in which $names are what formats.lua says of a format. They are fields of
-- a table:
--
--   constant      formats.signed or formats.unsigned, as its intrinsics take constants
--   F, B, N       the types of f32 and of their bits; what its text may call the bits of a register
--
-- To read a narrow float (x is a pattern, v before it was moved, in a lane of n bits; what is not an expression is
-- statements):
--
--   vector(n)     names for such lanes: I, their type; M, that of masks; and what its own text needs
--   loaded(of)    expression: patterns in memory at element i of p; then whether they are in the highest bits already
--   packed        expression: lanes of 16 bits from patterns in 32, `bits`
--   at_top        %s moved to the highest bits
--   placed, placed_unsigned      expressions: exponent and mantissa moved to where those of the lane are
--   magnitude, negative          expressions: x without its sign, and with
--   is_above, is_equal           expressions: the mask of where %s is above $before; is %s
--   infinite, all_ones           expressions: x with the exponent of inf, or all bits, where the mask `special` says so
--   rebased_unsigned, halved_unsigned, lowered      the exponent is made one of the lane's: by $offset; by half, as the
--                                lowest is one of f32's subnormals; by 1, where the lane's highest one is taken
--   float(n, scale)              returns x as f32, times 2^scale
--
-- To write one (of an f32 v with those `bits`, and `count`, both of type B):
--
--   bits(of)      defines `bits`, of v times the scale of of.encode
--   limit, limit_unsigned, limit_before      define `count`, the magnitude or $limit, whichever is less; _before: of 1 to
--                                            $limit, with 0 and what is negative more than those
--   sum           rounds count by a sum of floats
--   is_some       defines `is_some`, of what is above $offset, in a format without subnormals
--   doubled, doubled_unsigned    where the format has 8 exponent bits: the lowest one has the steps of the next
--   less_offset, less_offset_unsigned        takes away $offset; but not below the first normal value, or 0
--   half, half_of_some           adds half a step, ties to even, and leaves whole steps; 0 where not `is_some`
--   sign, sign_but_of_zero       adds the sign
--   nan, nan_unsigned            makes it $nan where v is NaN, or without a sign not above 0
--   no_nan        makes it 0 where v is NaN, if `bits` has not
--   store(of)     the block that stores
--
-- Of the others:
--
--   complex(n)    the blocks of complex numbers $C of parts $S, whose store takes n registers
--   integer(n)    names for vectors of n bits in the text of int(n) and uint, the blocks of integers $S; k: elements
--   fixed(of), fixed_stores[size]   the blocks of fixed point; and that which stores a size
--   in_integers[operation], on_integers      an intrinsic for whole containers; %s, that, of elements i of x and y
local formats = import("kernels/formats")

-- The values of `names`, and of `more` what they have not.
local function with(names, more) return setmetatable(names, { __index = more }) end

local function with_types(pieces, more) return with({ F = pieces.F, B = pieces.B, N = pieces.N }, more) end

-- ---- Narrow floats to f32 ----

-- The statements that find which x stand for no finite number, and that make them inf or NaN in the lane too.
local function specials(pieces, of)
  if of.special == "none" or of.special == "ieee" and of.decode.gap == 0 then return "", "" end
  local is, becomes
  if of.special == "ieee" then
    is, becomes = pieces.is_above:format(of.signed and pieces.magnitude or "x"), pieces.infinite
  else
    local x, pattern = "x", "$last"
    if of.signed and of.special == "fn" then
      x, pattern = pieces.negative, "$nan"
    elseif of.signed then
      pattern = "$sign"
    end
    is, becomes = pieces.is_equal:format(x, pattern), pieces.all_ones
  end
  return "    const $M special = " .. is .. ";\n", "    x = " .. becomes .. ";\n"
end

local function rebased(pieces, of)
  if of.signed then return of.decode.above and pieces.lowered or "" end
  return of.exponent < 8 and pieces.rebased_unsigned or pieces.halved_unsigned
end

local function add_reading(pieces, blocks, of)
  local code = of.decode
  local n = code.n
  local placed = "v"
  if not of.signed then
    placed = pieces.placed_unsigned
  elseif code.gap > 0 then
    placed = pieces.placed
  end
  local test, mend = specials(pieces, of)
  local function at_top(v) return n == of.bits and v or pieces.at_top:format(v) end
  local loaded, is_at_top = pieces.loaded(of)
  blocks:add(table.concat({ [[
/* Of patterns in the highest bits of $n */
BLOCK $F f32_of_$S($I v) {
    $I x = ]], placed, ";\n", test, rebased(pieces, of), mend, pieces.float(n, code.scale), [[
}

BLOCK $F load_$S_as_f32(const char *p, size_t i) {
    return f32_of_$S(]], is_at_top and loaded or at_top(loaded), [[);
}

BLOCK $F round_f32_to_$S($F v) {
    const $B bits = $S_of_f32(v);
    return f32_of_$S(]], at_top(n == 16 and pieces.packed or "bits"), [[);
}
]] }), with(pieces.vector(n), with_types(pieces, code)))
end

-- ---- f32 to narrow floats ----

local function limited(pieces, of)
  if of.signed then return pieces.limit end
  return of.special == "ieee" and pieces.limit_unsigned or pieces.limit_before
end

-- From bits to the count they are, not yet rounded to whole steps.
local function recounted(pieces, of)
  if of.exponent < 8 then return of.signed and pieces.less_offset or pieces.less_offset_unsigned end
  if not of.signed then return pieces.doubled_unsigned end
  return of.encode.bias == 127 and "" or pieces.doubled
end

local function rounded(pieces, of)
  if of.encode.how == "sum" then return pieces.sum end
  local has_gap = of.signed and of.exponent < 8
  return (has_gap and pieces.is_some or "") .. recounted(pieces, of) .. (has_gap and pieces.half_of_some or pieces.half)
end

-- A sign, but of fnuz for 0, and NaN where limits have not made it one.
local function finished(pieces, of)
  local sign, nan = "", ""
  if of.signed then sign = of.special == "fnuz" and pieces.sign_but_of_zero or pieces.sign end
  if of.special == "ieee" then
    nan = of.signed and pieces.nan or pieces.nan_unsigned
  elseif of.special == "none" then
    nan = pieces.no_nan or ""
  end
  return sign .. nan
end

local function add_writing(pieces, blocks, of)
  blocks:add(table.concat({ [[
/* Patterns in 32 bits each */
BLOCK $B $S_of_f32($F v) {
]], pieces.bits(of), limited(pieces, of), rounded(pieces, of), finished(pieces, of), [[
    return count;
}

]], pieces.store(of) }), with_types(pieces, of.encode))
end

local add = {}

function add.float(pieces, blocks, of)
  local facts = formats.minifloat(of, pieces.constant)
  if not facts then return end
  add_reading(pieces, blocks, facts)
  add_writing(pieces, blocks, facts)
end

-- ---- Others ----

function add.complex(pieces, blocks, of)
  local S = of.part.name
  if not blocks:get("load_" .. S .. "_as_f32") then add.float(pieces, blocks, of.part) end
  local store = blocks:get("store_f32_as_" .. S)
  if store then blocks:add(pieces.complex(store.registers), with_types(pieces, { C = of.name, S = S })) end
end

-- Of k bits in containers of n.
function add.int(pieces, blocks, of)
  local n, k, constant = 8 * of.size, of.bits, pieces.constant
  blocks:add(of.kind == "uint" and pieces.uint or pieces.int(n), with({
    S = of.name, n = n, rest = n - k, mask = constant((1 << k) - 1, n), sign = constant(1 << (k - 1), n),
    lowest = constant(-1 << (k - 1), n), highest = constant((1 << (k - 1)) - 1, n),
  }, pieces.integer(n)))
end

add.uint = add.int

-- Operations that are exact, or saturate, in the integers that the values are multiples by, of whole containers.
local function add_in_integers(pieces, blocks, fused, of)
  local n = 8 * of.size
  if n == 32 or of.bits < n then return end
  local names = pieces.integer(n)
  for _, op in ipairs({ "add", "subtract", "minimum", "maximum" }) do
    blocks:add([[
BLOCK void ${op}_integers_of_$S(char *z, const char *x, const char *y, size_t i) {
    store_u$n(z, i, ]] .. pieces.on_integers:format(pieces.in_integers[op]) .. [[);
}
]], with({ S = of.name, n = n, op = op }, names))
    local load = "load_" .. of.name .. "_as_f64"
    fused[#fused + 1] = { ("store_f64_as_%s%%(%s_f64%%(%s, %s%%)%%)"):format(of.name, op, load, load),
                          op .. "_integers_of_" .. of.name, names.k }
  end
end

function add.fixed(pieces, blocks, of, fused)
  blocks:add(pieces.fixed(of) .. "\n" .. pieces.fixed_stores[of.size], {
    S = of.name, n = 8 * of.size, size = of.size, up = formats.power(of.fraction, true),
    down = formats.power(-of.fraction, true), lowest = formats.power(of.bits - 1, true),
  })
  add_in_integers(pieces, blocks, fused, of)
end

-- What adds to blocks those of a storage, and to `fused` whole bodies, of the pieces of an ISA.
return function(pieces)
  return function(fused)
    return function(blocks, of)
      if add[of.kind] then add[of.kind](pieces, blocks, of, fused) end
    end
  end
end
