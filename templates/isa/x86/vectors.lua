-- x86: registers of `bits` bits, but those of bytes 256. The C types of registers by compute type, of masks by the bits of
-- an element, and elements in a register.
return function(bits)
  local I, F = ("__m%di"):format(bits), "__m" .. bits
  local register_types = { u8 = "__m256i", u8x64 = bits == 512 and I or nil, u16 = I, u32 = I, u64 = I, f32 = F,
                           f64 = F .. "d", c64 = "c64", c128 = "c128", half_u32 = ("__m%di"):format(bits // 2) }
  local mask_types = { ["8x64"] = "__mmask64" }
  for _, n in ipairs({ 8, 16, 32, 64 }) do mask_types[n] = bits == 256 and I or "__mmask" .. (n == 8 and 32 or 512 // n) end
  local lanes = { b = 32, u8 = 32, u16 = bits // 16, u32 = bits // 32, u64 = bits // 64, f32 = bits // 32, f64 = bits // 64,
                  c64 = bits // 32, c128 = bits // 64 }
  if bits == 512 then lanes.bx64, lanes.u8x64 = 64, 64 end
  return { bits = bits, register_types = register_types, mask_types = mask_types, lanes = lanes, stored_together = { 1, 1 },
           by_turns = true, leaves = import("isa/x86/leaves")(bits) }
end
