-- Primitives and leaf operations that are one expression of C, from two lists of an instruction set, `functions` and
-- `macros`: { NAME, C, cost = 1, widths = { 8, 16, 32, 64 }, comment = "" }. In NAME, uN and iN stand for integers of each
-- width, fN for f32 and f64, N for the bits of an element. In C a capital letter alone stands for what it does here, or in
-- the instruction set's `letters(n, L)`:
--
--   R, M      the C types of a register and of a mask
--   B, F, D   those of registers of integers and of floats as wide, and of floats twice as wide
--   H, W      those of registers of the same kind, half and twice as wide
--   E, K      the C types of an element and of a count
--   L, N, T   the compute type, the bits of an element, the place of its top bit
--   Z         twice the bits
--   A         the place of element i in bytes
--   X         the bits of infinity, of a float
--
-- `widths` beside the lists are those of an entry that says none. "8x64" among them is a register of two blocks of bytes, of
-- compute type u8x64: names end with x64 there, also those in C that end with N before a parenthesis.
local leaves = {}

-- By role, result and parameters, the names, and what C says of them.
local signatures = {
  { "operation", "R", "R a, R b", "add_L subtract_L multiply_L divide_L minimum_L minimum_iN maximum_L maximum_iN" },
  { "operation", "R", "R a, R b", "bitwise_and_L bitwise_or_L bitwise_xor_L bitwise_left_shift_L" },
  { "operation", "R", "R a, R b", "bitwise_right_shift_L bitwise_right_shift_iN" },
  { "operation", "R", "R a, R b", "floor_divide_L floor_divide_ones_L floor_divide_ones_iN remainder_L fmod_L fmod_iN" },
  { "operation", "R", "R c, R a, R b", "select_L" },
  { "operation", "M", "R a, R b", "equal_L not_equal_L less_L less_iN less_equal_L less_equal_iN" },
  { "operation", "M", "R a, R b", "equal_uN_iN not_equal_uN_iN less_uN_iN less_iN_uN less_equal_uN_iN less_equal_iN_uN" },
  { "operation", "M", "R v, R lowest, R highest", "outside_L outside_iN beyond_L overflows_L unlike_L" },
  { "operation", "M", "R v, R w", "differs_L" },
  { "operation", "R", "R v", "negative_L absolute_L sqrt_L floor_L ceil_L trunc_L round_L round_away_L" },
  { "load", "R", "const char *p, size_t i", "load_L" },
  { "store", "void", "char *p, size_t i, R v", "store_L" },
  { "constant", "R", "E v", "constant_L" },
  { "helper", "E", "E v", "literal_L" },
  { "helper", "S", "R v", "signed_N value_iN" },
  { "helper", "R", "S v", "unsigned_N" },
  { "helper", "B", "R v", "bits_of_L" },
  { "helper", "R", "B v", "L_of_bits fN_of_iN" },
  { "helper", "R", "F v", "uN_of_fN iN_of_fN" },
  { "helper", "R", "W low, W high", "uN_of_uN uN_of_iN iN_of_iN uN_of_uN_halves fN_of_fN" },
  { "helper", "R", "D low, D high", "uN_of_floats" },
  { "helper", "R", "H v", "low_as_L low_as_iN high_as_L high_as_iN all_as_L all_as_iN" },
  { "helper", "D", "R v", "low_as_float_L low_as_float_iN high_as_float_L high_as_float_iN" },
  { "helper", "E", "R v", "first_L second_L" },
  { "helper", "R", "E first, E second", "two_L" },
  { "helper", "R", "void", "infinity_L" },
  { "helper", "M", "M a, M b", "mask_and_N mask_or_N mask_andnot_N" },
  { "helper", "M", "M m", "mask_not_N" },
  { "helper", "int", "M m", "any_N all_N" },
  { "helper", "int", "R v", "any_bit_L" },
  { "helper", "int", "R v, R bits", "any_of_bits_L" },
  { "helper", "M", "R v", "negative_N is_infinite_L is_finite_L is_nan_L" },
  { "helper", "R", "M m, R a, R b", "chosen_L", "a where the mask is set, else b." },
  { "helper", "R", "R v, M m", "zero_where_N ones_where_N masked_L" },
  { "helper", "R", "R v, M m, R bits", "or_where_L" },
  { "helper", "R", "R v, M mask, R more", "add_where_N" },
  { "helper", "R", "R v, F f, R nan", "unless_nan_L" },
  { "helper", "R", "R a, R b", "add_saturated_iN subtract_saturated_iN subtract_or_zero_L" },
  { "helper", "R", "R v, R first", "exponents_above_L" },
  { "helper", "R", "R v, R sign", "with_sign_L" },
  { "helper", "R", "R magnitude, R v", "signed_like_L" },
  { "helper", "M", "R a, R b", "signs_differ_L" },
  { "helper", "R", "R v, R x, K place", "with_sign_uN" },
  { "helper", "R", "R v, R a, R b", "subtract_product_L" },
  { "helper", "R", "R v, E power", "scaled_L" },
  { "helper", "R", "R v, K place", "plus_bit_L" },
  { "helper", "R", "R v, K count", "shift_left_L shift_right_L shift_right_iN" },
  { "helper", "R", "R v, R w, K count", "plus_shifted_L" },
}

local by_name = {}
for _, signature in ipairs(signatures) do
  for name in signature[4]:gmatch("%S+") do by_name[name] = signature end
end

-- Of a name in a list, its signature.
local function signature_of(name)
  local pattern = name:gsub("%d+", "N")
  local signature = by_name[pattern] or by_name[(pattern:gsub("%f[%w][uf]N", "L"))]
  return signature or error("isa/leaves.lua has no '" .. name .. "'", 0)
end

-- The widths of a name.
local function widths_of(entry, all)
  local width = entry[1]:match("%d+")
  if width then return { math.tointeger(width) } end
  return entry.widths or entry[1]:find("%f[%w]fN") and { 32, 64 } or all
end

-- What gives C with the letters replaced, at n bits and compute type L; x is what names end with.
local function writer(n, x, L, set)
  local element = L:find("u") and ("uint%d_t"):format(n) or n == 32 and "float" or "double"
  local letters = { R = set.register_types[L], M = set.mask_types[x == "" and n or n .. x],
                    B = set.register_types["u" .. n], F = set.register_types["f" .. n],
                    D = set.register_types["f" .. 2 * n],
                    H = set.register_types[L:sub(1, 1) .. n // 2], W = set.register_types[L:sub(1, 1) .. 2 * n],
                    E = element, L = L, N = n, T = n - 1, Z = 2 * n, A = n == 8 and "i" or n // 8 .. " * i",
                    X = n == 32 and "0x7f800000" or "0x7ff0000000000000" }
  setmetatable(letters, { __index = set.letters(n, L) })
  return function(text)
    text = text:gsub("INTN", "INT" .. n):gsub("N%(", n .. x .. "(")
    return (text:gsub("%f[%u]%u%f[%U]", function(letter) return letters[letter] end))
  end
end

-- The names of parameters.
local function names_of(parameters)
  local names = {}
  for name in parameters:gmatch("%u (%w+)") do names[#names + 1] = name end
  return names
end

-- The leaf of an entry at a width.
local function leaf_of(entry, width, set, is_macro)
  local n, x = tostring(width):match("(%d+)(.*)")
  n = math.tointeger(n)
  local role, result, parameters, _, comment = table.unpack(signature_of(entry[1]))
  local L = (entry[1]:match("%f[%w]([uif])[%dN]") == "f" and "f" or "u") .. width
  local written, names = writer(n, x, L, set), names_of(parameters)
  local name, text, lines = written(entry[1]) .. x, written(entry[2]), {}
  comment = entry.comment or comment
  if comment then lines[1] = ("/* %s */"):format(comment) end
  if is_macro then
    lines[#lines + 1] = ("#define %s(%s) %s"):format(name, table.concat(names, ", "), text)
  else
    lines[#lines + 1] = ("PRIMITIVE %s %s(%s) {"):format(written(result), name, written(parameters))
    lines[#lines + 1] = (result == "void" and "    %s;" or "    return %s;"):format(text)
    lines[#lines + 1] = "}"
  end
  return { role = role, name = name, compute = L, arity = #names, cost = entry.cost or 1, lines = lines }
end

-- All leaves of an instruction set with those types of registers and masks.
function leaves.of(lists, register_types, mask_types)
  local set = { register_types = register_types, mask_types = mask_types, letters = lists.letters }
  local all = {}
  for _, kind in ipairs({ "functions", "macros" }) do
    for _, entry in ipairs(lists[kind]) do
      for _, width in ipairs(widths_of(entry, lists.widths or { 8, 16, 32, 64 })) do
        all[#all + 1] = leaf_of(entry, width, set, kind == "macros")
      end
    end
  end
  return all
end

return leaves
