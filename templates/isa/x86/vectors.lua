-- x86: registers of `bits` bits, but those of bytes 256. The C types of registers by compute type, of masks by the bits of
-- an element, elements in a register; and for the templates lists of registers.
return function(bits)
  local I, F = ("__m%di"):format(bits), "__m" .. bits
  local register_types = { u8 = "__m256i", u8x64 = bits == 512 and I or nil, u16 = I, u32 = I, u64 = I, f32 = F,
                           f64 = F .. "d", c64 = "c64", c128 = "c128", half_u32 = ("__m%di"):format(bits // 2) }
  local mask_types = {}
  for _, n in ipairs({ 8, 16, 32, 64 }) do mask_types[n] = bits == 256 and I or "__mmask" .. (n == 8 and 32 or 512 // n) end
  local lanes = { b = 32, u8 = 32, u16 = bits // 16, u32 = bits // 32, u64 = bits // 64, f32 = bits // 32, f64 = bits // 64,
                  c64 = bits // 32, c128 = bits // 64 }
  if bits == 512 then lanes.bx64, lanes.u8x64 = 64, 64 end

  -- Registers: N bits an element and W in all, x what names end with, R the type, M that of masks, I and D those of as many
  -- integers and f64, L the compute type, V and S what intrinsics begin and end with.
  local function register(L, n, w, x, s)
    return { L = L, N = n, W = w, x = x, S = s, R = register_types[L], M = x == "" and mask_types[n] or "__mmask64",
             I = ("__m%di"):format(w), D = ("__m%dd"):format(w), V = "_mm" .. w }
  end
  local registers = { register("u8", 8, 256, ""), register("u16", 16, bits, ""), register("u32", 32, bits, ""),
                      register("u64", 64, bits, "") }
  if bits == 512 then table.insert(registers, 2, register("u8x64", 8, 512, "x64")) end
  local float_registers = { register("f32", 32, bits, "", "ps"), register("f64", 64, bits, "", "pd") }

  -- C in which such letters stand for what they are of a register. Functions whose names end with _uN or _iN are primitives.
  local function written(text, of)
    return (text:gsub("(_[ui])N%(", "%1" .. of.N .. of.x .. "("):gsub("%f[%u]%u%f[^%w]", of))
  end
  -- About how many instructions such C is.
  local function instructions(text) return select(2, text:gsub("V_", "")) + select(2, text:gsub("[&|~] ?", "")) end

  return { bits = bits, register_types = register_types, mask_types = mask_types, lanes = lanes, stored_together = { 1, 1 },
           by_turns = true, registers = registers, float_registers = float_registers, written = written,
           instructions = instructions }
end
