-- How a checked conversion goes a block at a time: one test tells that surely no element fails, and the block is converted,
-- often in a shorter way since nothing is lost and nothing out of range.
local types = import("kernels/physical_types")

-- By what a template sees of an instruction set: its lanes, its types, and its primitives by name.
return function(lanes, register_types, mask_types, primitive)
  -- ---- Lines of C, { text, done } each: so many elements are done after it, and lines go by that ----

  local function append(list, more) return table.move(more, 1, #more, #list + 1, list) end
  local function in_order(list)
    local texts = {}
    for done = 1, 32 do
      for _, line in ipairs(list) do
        if line.done == done then texts[#texts + 1] = line.text end
      end
    end
    return texts
  end

  -- A line for each `count` registers of a compute type, called `name`: $ is the list of them, @ the first element and # the
  -- number of the line.
  local function each(compute, format, name, count)
    local lines, k = {}, lanes[compute]
    for first = 0, 32 // k - 1, count or 1 do
      local list = {}
      for r = 1, count or 1 do list[r] = (name or "") .. first + r - 1 end
      local element = first == 0 and "i" or "i + " .. first * k
      local text = format:gsub("#", tostring(#lines)):gsub("@", element):gsub("%$", table.concat(list, ", "))
      lines[#lines + 1] = { text = text, done = (first + #list) * k }
    end
    return lines
  end

  local function declared(compute, name, value)
    return each(compute, ("const %s %s# = %s;"):format(register_types[compute], name, value))
  end

  local function stored(store, compute, name)
    return each(compute, store .. "(z, @, $);", name, primitive(store).registers)
  end

  -- Integers of n bits that are values of the integer `to`.
  local function stored_fitting(n, to, name)
    local m, sign, compute = 8 * to.size, to.kind == "int" and "i" or "u", "u" .. n
    if n == m then return stored("store_u" .. n, compute, name) end
    if n > m then
      local store = ("store_u%d(z, @, %s%d_of_i%d($));"):format(m, sign, m, n)
      return each(compute, store, name, lanes["u" .. m] // lanes[compute])
    end
    local low, high = "store_u64(z, @, low_as_i64($));", "store_u64(z, @ + " .. lanes.u64 .. ", high_as_i64($));"
    return append(each(compute, low, name), each(compute, high, name))
  end

  -- ---- A way: lines before the test, the doubts that it has whether any element fails, lines after it, and stores ----

  local function constant(n, v)
    local digits = n == 64 and ("UINT64_C(0x%x)"):format(v) or ("0x%x"):format(v & (1 << n) - 1)
    return ("constant_u%d(%s)"):format(n, digits)
  end

  -- Adds a doubt: what tells of each register is joined in a variable.
  local function doubt(way, type, name, operation, values, test)
    for i, value in ipairs(values) do
      local joined = i == 1 and type .. " " .. name .. " = %s;" or ("%s = %s(%s, %%s);"):format(name, operation, name)
      way.before[#way.before + 1] = { text = joined:format(value.text), done = value.done }
    end
    way.doubts[#way.doubts + 1] = test
  end

  local function doubt_masks(way, name, n, masks)
    doubt(way, mask_types[n], name, "mask_or_" .. n, masks, ("any_%d(%s)"):format(n, name))
  end

  local function doubt_bits(way, name, n, values, bits)
    local test = ("any_of_bits_u%d(%s, %s)"):format(n, name, constant(n, bits))
    doubt(way, register_types["u" .. n], name, "bitwise_or_u" .. n, values, test)
  end

  -- That integers of n bits are values of the type `to` with no more digits than it keeps. Moved so that the least of these
  -- is 0, others have higher bits.
  local function doubt_digits(way, n, signed, to, value)
    local digits = to.kind == "float" and to.mantissa + 1 or to.kind == "int" and to.bits - 1 or to.bits
    if signed and (to.kind == "float" or to.kind == "int") then
      value = ("add_u%d(%s, %s)"):format(n, value, constant(n, 1 << digits))
      digits = digits + 1
    end
    doubt_bits(way, "high", n, each("u" .. n, value), -1 << (signed and math.min(digits, n - 1) or digits))
  end

  -- That the magnitudes of floats of n bits are no larger than one of the bits `limit`, as NaN is.
  local function doubt_magnitudes(way, n, value, limit)
    local magnitude = ("bitwise_and_u%d(%s, %s)"):format(n, value, constant(n, ~(1 << n - 1)))
    doubt(way, register_types["u" .. n], "largest", "maximum_i" .. n, each("u" .. n, magnitude),
          ("any_%d(less_i%d(%s, largest))"):format(n, n, constant(n, limit)))
  end

  -- The conversion as it is without a check: lines that load registers w, and those that store them.
  local function unchecked(conversion, load)
    local compute = primitive(conversion.load).compute:gsub("^b$", "u8")
    return declared(compute, "w", (load or conversion.load) .. "(x, @)"), stored(conversion.store, compute, "w")
  end

  -- After the test. To narrow formats all loads come first, which is up to 1.2 times as fast; for others there are too many.
  local function convert(way, conversion, load)
    way.after, way.stores = unchecked(conversion, load)
    if not types.is_narrow(conversion.to) then way.after, way.stores = {}, append(way.after, way.stores) end
  end

  -- Of registers w of f32 that are values of bf16.
  local function store_bf16(way)
    append(way.after, declared("u32", "h", "shift_right_u32(bits_of_f32(w#), 16)"))
    way.stores = stored_fitting(32, types.named("u16"), "h")
  end

  -- ---- The ways ----

  local function integers_to_any(way, conversion, from, to)
    local n = from.bits
    way.before = declared("u" .. n, "v", ("load_u%d(x, @)"):format(n))
    doubt_digits(way, n, from.kind == "int", to.part or to, "v#")
    if types.is_integer(to) and (8 * to.size == n or primitive(("u%d_of_i%d"):format(8 * to.size, n))) then
      way.stores = stored_fitting(n, to, "v")
    else
      convert(way, conversion, not types.is_integer(to) and conversion.load:gsub("^load_u32_", "load_i32_") or nil)
      if to.name == "bf16" then store_bf16(way) end
      if not types.is_integer(to) then table.insert(way.after, 1, { text = "load_again();", done = 1 }) end
    end
  end

  -- Through i32, of which the least value means all that are out of range.
  local function floats_to_integers(way, conversion, from, to)
    local L = (from.name == "f64" or from.name == "c128") and "f64" or "f32"
    local is_wide, back = to.kind == "int" and to.bits >= 32, "not_equal_f32(f32_of_i32(a#), v#)"
    way.before = declared(L, "v", (from.name == L and "load_" .. L or ("load_%s_as_%s"):format(from.name, L)) .. "(x, @)")
    if L == "f32" then
      append(way.before, declared("u32", "a", "cut_f32(v#)"))
    else
      append(way.before, each("f64", ("const %s h# = cut_f64(v#);"):format(register_types.half_u32)))
      local whole = ("const %s a# = i32_of_steps($);"):format(register_types.u32)
      append(way.before, each("f64", whole, "h", lanes.u32 // lanes.f64))
      back = "not_equal_f64(f64_of_steps(h#), v#)"
    end
    if conversion.check == "same_value" then doubt_masks(way, "differ", L == "f32" and 32 or 64, each(L, back)) end
    if not is_wide then
      doubt_digits(way, 32, true, to, "a#")
    elseif conversion.check == "in_range" then
      doubt_masks(way, "least", 32, each("u32", "equal_u32(a#, constant_u32(0x80000000))"))
    end
    way.stores = stored_fitting(32, to, "a")
  end

  local function floats_to_same_floats(way, conversion, from, to)
    if from.kind == "complex" and not types.is_narrow(to) then return convert(way, conversion) end -- the real part stays
    if from.name == "f64" then
      way.before = declared("f64", "v", "load_f64(x, @)")
      doubt_masks(way, "differ", 64, each("f64", "not_equal_f64(round_f64_to_f32(v#), v#)"))
    end
    local loads, stores = unchecked(conversion, conversion.load:gsub("_odd$", ""))
    append(way.before, loads)
    way.stores = stores
    if to.name == "bf16" then
      doubt_bits(way, "low", 32, each("f32", "bits_of_f32(w#)"), 0xffff)
      store_bf16(way)
    elseif to.name == "f16" then
      doubt_masks(way, "lost", 32, each("f32", "not_equal_f32(round_f32_to_f16(w#), w#)"))
    end
  end

  local function floats_in_range(way, conversion, from, to)
    if from.name == "f64" then
      local within = ("less_equal_f64(absolute_f64(load_f64(x, @)), constant_f64(%a))"):format(conversion.limit)
      doubt(way, mask_types[64], "within", "mask_and_64", each("f64", within), "!all_64(within)")
      convert(way, conversion)
    elseif to.kind == "bool" then
      doubt_magnitudes(way, from.bits, ("load_u%d(x, @)"):format(from.bits), types.bit_patterns(from).infinity - 1)
      convert(way, conversion)
    else
      way.before, way.stores = unchecked(conversion)
      doubt_magnitudes(way, 32, "bits_of_f32(w#)", string.unpack("<I4", string.pack("<f", conversion.limit)))
    end
  end

  local function way_of(conversion)
    local from, to, way = conversion.from, conversion.to, { before = {}, doubts = {}, after = {}, stores = {} }
    local is_same, describe = conversion.check == "same_value", floats_in_range
    if types.is_integer(from) then
      describe = integers_to_any
    elseif types.is_integer(to) and to.kind ~= "bool" then
      describe = floats_to_integers
    elseif is_same then
      describe = floats_to_same_floats
    end
    describe(way, conversion, from, to)
    if is_same and from.name == "c64" then
      doubt_bits(way, "imaginary", 64, each("u64", "load_u64(x, @)"), 0x7fffffff << 32)
    elseif is_same and from.name == "c128" then
      doubt_masks(way, "imaginary", 64, each("f64", "not_equal_f64(load_imag_c128_as_f64(x, @), constant_f64(0))"))
    end
    return way
  end

  -- A conversion of isa/generic/checked.lua as { before, after, stores }, texts in their order, and the test, in C.
  return function(conversion)
    local way = way_of(conversion)
    return { before = in_order(way.before), test = table.concat(way.doubts, " || "), after = in_order(way.after),
             stores = in_order(way.stores) }
  end
end
