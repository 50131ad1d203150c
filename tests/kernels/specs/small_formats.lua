-- All floats of 3 bits, signed and not, of every special and number of exponent bits, and some that end where f32 does, or
-- where rounding an f64 to f32 first, even to odd, would show; the complex numbers of some; and common dtypes.
local floats = {}

local function add(name, exponent, mantissa, special, signed, bias, overflow)
  floats[#floats + 1] = { name, kind = "float", exponent = exponent, mantissa = mantissa, special = special, signed = signed,
                          bias = bias, overflow = overflow }
end

for exponent = 1, 3 do
  for _, special in ipairs({ "ieee", "fn", "fnuz", "none" }) do
    if exponent < 3 and (special ~= "ieee" or exponent < 2) then
      add(("e%dm%d_%s"):format(exponent, 2 - exponent, special), exponent, 2 - exponent, special, true)
    end
    if special == "fn" or special == "ieee" and exponent < 3 then
      add(("u%dm%d_%s"):format(exponent, 3 - exponent, special), exponent, 3 - exponent, special, false)
    end
  end
end
local function add_end(stem, signed, bias) add((stem .. bias):gsub("-", "m"), 1, 2, "ieee", signed, bias) end
for _, bias in ipairs({ 148, 147, 146, 145, -127 }) do add_end("end_", true, bias) end
for _, bias in ipairs({ 147, 146, 145, 144, -127 }) do add_end("uend_", false, bias) end
add("end_e7m0", 7, 0, "none", true, 150)
add("end_e8m7", 8, 7, "ieee", true, 142, "saturate")
add("end_e6m9", 6, 9, "fn", true, 141)

local dtypes = { "b", "i8", { "u40", kind = "uint", bits = 40 }, "u64", "f32", "f64", "c128",
                 { "q15", kind = "fixed", bits = 32, fraction = 15 }, table.unpack(floats) }
for i = 1, #floats, 3 do dtypes[#dtypes + 1] = { "c_" .. floats[i][1], kind = "complex", of = floats[i][1] } end
return {
  name = "small_formats", dtypes = dtypes, promotes = {}, laws = {},
  ops  = { "add", "isfinite", "absolute", "sign", "where", "convert", "checked_convert" },
}
