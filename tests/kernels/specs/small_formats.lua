-- All floats of 3 bits, signed and not, of every special and number of exponent bits, and some that end where f32 does; the
-- complex numbers of some; and common dtypes.
local floats = {}

local function add(name, exponent, mantissa, special, signed, bias)
  floats[#floats + 1] = { name, kind = "float", exponent = exponent, mantissa = mantissa, special = special, signed = signed,
                          bias = bias }
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
for _, bias in ipairs({ 146, 145, -127 }) do add(("end_%d"):format(bias):gsub("-", "m"), 1, 2, "ieee", true, bias) end
for _, bias in ipairs({ 145, 144, -127 }) do add(("uend_%d"):format(bias):gsub("-", "m"), 1, 2, "ieee", false, bias) end

local dtypes = { "b", "i8", "f32", "f64", table.unpack(floats) }
for i = 1, #floats, 3 do dtypes[#dtypes + 1] = { "c_" .. floats[i][1], kind = "complex", of = floats[i][1] } end
return {
  name = "small_formats", dtypes = dtypes, promotes = {}, laws = {},
  ops  = { "add", "isfinite", "where", "convert", "checked_convert" },
}
