-- What the vectors of every instruction set have to know of a narrow float to read and write it: constants of C, from
-- the format alone.
--
-- A pattern without its sign is a count: of the values from the smallest on, so that rounding a value and rounding its
-- count are one thing. The bits of an f32 are such a count too: a format of m mantissa bits counts in steps of
-- 2^(23 - m) of those, up to a difference of the biases, and to the subnormals.
local formats = {}

local function ones(n) return (1 << n) - 1 end

-- n bits as a constant of C, of a type with a sign or without.
function formats.signed(v, n)
  v = v & ones(n)
  if v == 1 << (n - 1) then return ("INT%d_MIN"):format(n) end
  return v >> (n - 1) == 0 and ("0x%x"):format(v) or ("-0x%x"):format((1 << n) - v)
end

local function constant(v, n) return ("0x%x"):format(v & ones(n)) end
formats.unsigned = constant

-- 2^k as a constant of C: a float, or a double.
function formats.power(k, double) return ("0x1p%d%s"):format(k, double and "" or "f") end

-- The first count past the finite values, or their last one where nothing is past them.
local function last_count(format)
  local all = ones(format.exponent + format.mantissa)
  if format.special == "ieee" then return ones(format.exponent) << format.mantissa end
  return format.special == "fnuz" and all + 1 or all
end

-- How the bits of an f32, multiplied by 2^scale to stay away from both ends of f32, become a count:
--
--   limit    bits of the last count: all that is larger, and NaN, becomes that count too, which is the pattern of inf
--            (ieee), of NaN (fn, and fnuz, where it is a sign without a count), or of the largest value (none)
--   before   one less
--   how      "sum": by adding such a power of two that the last bit of the sum is the last one of the format. Its
--            exponent is that of the value, or at least `first`, and 23 - m more, `unit` in all
--            "bits": by adding half a step to the bits. For formats without subnormals; with 8 exponent bits, since
--            f32 has no exponents to spare then; without a mantissa, where a tie goes to the larger magnitude, or to 0
--   offset   what the bits of an f32 are more than those of the count
--   shift, half          for "bits": 23 - m; half a step, less one where a tie may go to the smaller count
--   some     for a format with a sign and without a mantissa, bits of the first value that does not become 0: of the next
--            one after half its smallest; lowest, what smaller ones than that of twice its smallest become
--   top, place, sign     how far a sign is moved, and where to: the place of its bit, and the bit
local function encoding(format)
  local e, m = format.exponent, format.mantissa
  local code = { how = "bits", shift = 23 - m, half = constant(ones(22 - m) + (m == 0 and 1 or 0), 32) }
  local function biased(bias)
    code.bias, code.scale = bias, format.bias - bias
    code.offset = (127 - bias) << 23
    code.limit = (last_count(format) << code.shift) + code.offset
  end
  biased(format.bias)
  if e == 8 then
    biased((format.special == "ieee" or m == 0 and format.special == "fn") and 127 or 128)
  elseif not format.signed or m == 0 then
    if format.bias > 126 then biased(100) end
  else
    code.how = "sum"
    if format.bias > 128 then biased(100)
    elseif (code.limit >> 23) + code.shift > 254 then biased(format.bias + 40) end
    code.first = constant((128 - code.bias) << 23, 32)
    code.unit = constant((128 - code.bias + code.shift) << 23, 32)
  end
  code.some = constant((e < 8 and code.offset or code.bias == 127 and 0x400000 or 0x200000) + 1, 32)
  code.lowest = constant(code.offset + 0x800000, 32)
  code.before = constant(code.limit - 1, 32)
  code.limit = constant(code.limit, 32)
  code.offset = constant(code.offset, 32)
  code.top = 31 - e - m
  code.place = e + m
  code.sign = constant(1 << (e + m), 32)
  return code
end

-- How a pattern becomes an f32: its exponent and mantissa are moved to where those of a wider float of n bits are, and the
-- number is multiplied by 2^scale for the other bias. The wider float is f16 if that has the bits, since vectors convert it,
-- subnormals too, at no loss of time; else, or where they are to be of f32 alone, it is f32.
--
--   top                  how far a pattern is from the highest of the n bits
--   gap, down            how many bits the wider exponent has more than the format's own, and one more
--   above, step          the wider float's highest exponent is taken, not by inf and NaN: exponents are lowered by 1, a step
--   shift                how far the mantissa is moved
--   sign, magnitude, exponent      bits of the wider float
--   mask                 those of them that a pattern moved there has
--   last, before, nan    the pattern of the last count as moved, one less, and the former with its sign set
--   offset               unsigned: what to add to the exponent
local function decoding(format, f32_alone)
  local e, m = format.exponent, format.mantissa
  local top_is_finite = format.special ~= "ieee" and (m > 0 or format.special ~= "fn")
  local half = not f32_alone and format.signed and (e < 5 and m <= 10 or e == 5 and m + (top_is_finite and 1 or 0) <= 10)
  local n = half and 16 or 32
  local code = { n = n, shift = (half and 10 or 23) - m, scale = (half and 15 or 127) - format.bias,
                 gap = (half and 5 or 8) - e, down = (half and 6 or 9) - e }
  if code.gap == 0 and top_is_finite then
    code.above = true
    code.scale = code.scale + 1
  elseif not half and not format.signed and e < 8 then
    code.offset = (format.bias <= 126 and 127 - format.bias or 64) << 23
    code.scale = format.bias <= 126 and 0 or 63 - format.bias
  end
  code.step = constant(1 << (half and 10 or 23), n)
  local last = last_count(format) << code.shift
  code.sign = constant(1 << (n - 1), n)
  code.magnitude = constant(ones(n - 1), n)
  code.exponent = constant(half and 0x7c00 or 0x7f800000, n)
  code.mask = constant(1 << (n - 1) | ones(e + m) << code.shift, n)
  code.last, code.before = constant(last, n), constant(last - 1, n)
  code.nan = constant(1 << (n - 1) | last, n)
  code.top = n - format.bits
  code.offset = constant(code.offset or 0, n)
  return code
end

-- The patterns of infinity, of the largest value, and of NaN.
local function marks(format)
  local all, infinity = ones(format.exponent + format.mantissa), ones(format.exponent) << format.mantissa
  local largest = format.special == "ieee" and infinity - 1 or format.special == "fn" and all - 1 or all
  local nan = { ieee = infinity | (1 << format.mantissa) // 2, fn = all, fnuz = all + 1, none = 0 }
  return infinity, largest, nan[format.special]
end

-- What the next value takes, patterns moved to the top of their n bits by `pad`: `step` is from one to the next, `back` from
-- one to that before, `last` is the last one that is no NaN.
local function next_value(format)
  local infinity, largest, nan = marks(format)
  local n, pad = 8 * format.size, 8 * format.size - format.bits
  local function moved(pattern) return constant(pattern << pad, n) end
  return { S = format.name, signed = format.signed, special = format.special, n = n, pad = pad, step = moved(1),
           back = moved(-1), nan = moved(nan), last = moved(format.special == "ieee" and infinity or largest) }
end

-- What is known of a narrow float (see physical_types.lua): { S, bits, size, signed, special, exponent, mantissa, encode,
-- decode }, and
--
--   infinity, largest, nan    patterns without their sign: of infinity, of the largest value, and of NaN
--   saturates                 whether what is too large becomes the largest value
--   inf_becomes               what inf becomes, a pattern without its sign, where that is another; else false
--   power_of_two              power
--   next_values               of this one float, what next_value says
--
-- nil for an unsigned one that fills all exponents of f32 and one more, which the vectors do not handle. `f32_alone`: for
-- vectors that do not convert f16.
function formats.minifloat(format, f32_alone)
  if not format.signed and format.exponent == 8 and format.special == "fn" and format.mantissa > 0 then return nil end
  local infinity, largest, nan = marks(format)
  local inf_becomes = format.saturates and ({ infinity = infinity, nan = nan })[format.infinity] or false
  return { S = format.name, bits = format.bits, size = format.size, signed = format.signed, special = format.special,
           exponent = format.exponent, mantissa = format.mantissa, encode = encoding(format),
           decode = decoding(format, f32_alone), infinity = infinity, largest = largest, nan = nan,
           saturates = format.saturates,
           inf_becomes = inf_becomes, power_of_two = formats.power, next_values = { next_value(format) } }
end

-- Those of the common floats.
formats.next_values = {}
for i, of in ipairs({ { "bf16", 8, 7 }, { "f16", 5, 10 }, { "f32", 8, 23 }, { "f64", 11, 52 } }) do
  local bits = 1 + of[2] + of[3]
  formats.next_values[i] = next_value({ name = of[1], exponent = of[2], mantissa = of[3], bits = bits, size = bits // 8,
                                        signed = true, special = "ieee" })
end

return formats
