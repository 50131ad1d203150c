-- All floats of 3 and 4 bits, signed and not, of every special and number of exponent bits, and some that end where f32
-- does; the complex numbers of some; and common dtypes.
local dtypes, floats = { "b", "i8", "f32", "f64" }, {}

local function add(name, exponent, mantissa, special, signed, bias)
  floats[#floats + 1] = { name, kind = "float", exponent = exponent, mantissa = mantissa, special = special, signed = signed,
                          bias = bias }
end

for size = 3, 4 do
  for exponent = 1, size - 1 do
    local mantissa = size - 1 - exponent
    for _, special in ipairs({ "ieee", "fn", "fnuz", "none" }) do
      if special ~= "ieee" or mantissa > 0 then
        add(("e%dm%d_%s"):format(exponent, mantissa, special), exponent, mantissa, special, true)
      end
    end
  end
  for exponent = 1, size do
    local mantissa = size - exponent
    for _, special in ipairs({ "ieee", "fn" }) do
      if special ~= "ieee" or mantissa > 0 then
        add(("u%dm%d_%s"):format(exponent, mantissa, special), exponent, mantissa, special, false)
      end
    end
  end
end
for _, bias in ipairs({ 146, 145, -127 }) do add(("end_%d"):format(bias):gsub("-", "m"), 1, 2, "ieee", true, bias) end
for _, bias in ipairs({ 145, 144, -127 }) do add(("uend_%d"):format(bias):gsub("-", "m"), 1, 2, "ieee", false, bias) end

for _, float in ipairs(floats) do dtypes[#dtypes + 1] = float end
for i = 1, #floats, 3 do dtypes[#dtypes + 1] = { "c_" .. floats[i][1], kind = "complex", of = floats[i][1] } end

local ops = { "add", "isfinite", "where", "convert", "checked_convert" }
return { name = "small_formats", dtypes = dtypes, promotes = {}, laws = {}, ops = ops }
