-- What the kernels of a plan would share a name in C with: another kernel, or the struct of a dtype.

local function words(kernel)
  return ("%s of %s"):format(kernel.op, kernel.a.name) .. (kernel.b and " with " .. kernel.b.name or "")
end

-- What is wrong with two kernels: "the kernels add of a with b_c and add of a_b with c". The longest ident has to change.
local function of_two(one, other)
  local longest = one.a
  for _, kernel in ipairs({ one, other }) do
    for _, d in ipairs({ kernel.a, kernel.b }) do
      if #d.ident > #longest.ident then longest = d end
    end
  end
  return { dtype = longest, what = ("the kernels %s and %s"):format(words(one), words(other)) }
end

-- The first collision as a finding (promotion/c_names.lua), or nil. `entries` are those of the instruction sets,
-- `structs` those that headers define (promotion/ctypes.lua).
return function(plan, prefix, entries, structs)
  local kernels, owners, found = {}, {}, nil
  for _, kernel in ipairs(plan.kernels) do kernels[#kernels + 1] = kernel end
  for _, stage in ipairs(plan.stages) do
    kernels[#kernels + 1] = { name = stage.name, op = stage.kernel.op, a = stage.a, b = stage.b }
  end
  for _, kernel in ipairs(kernels) do
    local other = owners[kernel.name]
    if other and not found then
      found = of_two(other, kernel)
      found.name = prefix .. "_" .. kernel.name
    end
    owners[kernel.name] = kernel
  end
  for _, entry in ipairs(entries) do
    for _, struct in ipairs(structs) do
      local kernel = owners[struct.name:sub(#prefix + 2, -#entry.isa.name - 2)]
      if kernel and not found and struct.name:sub(-#entry.isa.name - 1) == "_" .. entry.isa.name then
        found = { dtype = struct.dtype, name = struct.name,
                  what = ('dtype "%s" and the kernel %s'):format(struct.dtype.name, words(kernel)) }
      end
    end
  end
  if not found then return nil end
  return { rule = "name-collision", list = "dtypes", at = found.dtype.id + 1,
           what = ("%s would both be %s in C"):format(found.what, found.name),
           hint = ('give dtype "%s" another ident'):format(found.dtype.name) }
end
