-- What the template of PREFIX_stubs.h sees: for each operation, the prototypes of the functions that its kernels call.
local c = import("engine/c")
local lists = import("engine/lists")
local names = import("kernels/primitive_names")
local provenance = import("engine/provenance")
local stub_calls = import("kernels/stub_calls")
local stubs = import("kernels/stubs")

-- Bits of an element of a mask, by compute type, if its name does not end in them.
local mask_bits = { b = 8, c64 = 32, c128 = 64 }

-- The C types of an argument and of the result of a function: a value in portable C, elsewhere a register of them.
local function types_of(isa, found)
  local physical, compute = found.physical, names.compute(found.physical)
  if isa.name == "scalar" then
    local value = physical.kind == "int" and ("int%d_t"):format(physical.bits) or physical.kind == "bool" and "bool"
      or isa.primitives.register_types[compute] or compute
    return value, found.is_condition and "bool" or value
  end
  local register = isa.primitives.register_types[compute == "b" and "u8" or compute]
  local bits = mask_bits[compute] or math.tointeger(compute:sub(2))
  return register, found.is_condition and isa.primitives.mask_types[bits] or register
end

-- The operands that kernels serve, a set: served[a.id][b.id], where there is no b served[a.id].
local function served_by(kernels, stages)
  local served = {}
  local function add(list)
    for _, each in ipairs(list) do
      served[each.a.id] = served[each.a.id] or {}
      if each.b then served[each.a.id][each.b.id] = true end
    end
  end
  for _, kernel in ipairs(kernels) do
    add(kernel.serves)
    for _, stage in ipairs(stages) do add(stage.kernel == kernel and stage.serves or {}) end
  end
  return served
end

-- The operands of a function, as lines of a comment: "i8, i16 with f32; f32 with i8, i16, f32". Dtypes of the same partners
-- share a part.
local function operands_of(dtypes, served)
  local rows, row = {}, nil
  for _, a in ipairs(lists.filter(dtypes, function(d) return served[d.id] ~= nil end)) do
    local partners = lists.filter(dtypes, function(b) return served[a.id][b.id] ~= nil end)
    local with = table.concat(lists.field(partners, "name"), ", ")
    if not row or row.with ~= with then
      row = { with = with }
      rows[#rows + 1] = row
    end
    row[#row + 1] = a.name
  end
  local text = table.concat(lists.map(rows, function(each)
    return table.concat(each, ", ") .. (each.with ~= "" and " with " .. each.with or "")
  end), "; ")
  local lines = c.wrapped(text, " * ", 110)
  lines[1] = "/*" .. lines[1]:sub(3)
  lines[#lines] = lines[#lines] .. " */"
  return lines
end

-- The prototypes of the functions that an operation calls in an instruction set: { text, operands, is_complex }.
local function prototypes(op, own, plan)
  local isa, dtypes = own.isa, plan.dtypes.list
  return lists.map(own.functions, function(found)
    local argument, result = types_of(isa, found)
    local arguments = {}
    for i = 1, op.arity do arguments[i] = ("%s %s"):format(argument, ("abc"):sub(i, i)) end
    return { text = ("%s %s(%s);"):format(result, found.name, table.concat(arguments, ", ")),
             is_complex = found.physical.kind == "complex",
             operands = operands_of(dtypes, served_by(found.kernels, plan.stages)) }
  end)
end

-- Those among `called` whose functions the header declares; an error where there are none.
local function declared_in(header, model, called)
  local declared = lists.filter(called, function(call) return call.header == header end)
  if #called == 0 then
    error(("--emit stubs: no operation of %s that has kernels has a `stub`"):format(model.name), 0)
  elseif #declared == 0 then
    error(("--emit stubs writes %s, but the stubs of %s are in %s: leave out `header`"):format(
      header, model.name, called[1].header), 0)
  end
  return declared
end

return function(model, prefix, _, _, plan, isas)
  local called, sections = declared_in(prefix .. "_stubs.h", model, stub_calls.of(plan, isas, prefix)), {}
  for _, entry in ipairs(isas) do
    local ops = {}
    for _, call in ipairs(called) do
      for _, own in ipairs(lists.filter(call.isas, function(each) return each.isa == entry.isa end)) do
        ops[#ops + 1] = { name = call.op.name, prototypes = prototypes(call.op, own, plan) }
      end
    end
    if #ops > 0 then
      sections[#sections + 1] = { title = entry.isa.title, ops = ops,
                                  is_portable = entry.name == "scalar", macro = stubs.macro(entry.isa, prefix) }
    end
  end
  return { sections = sections, license = model.license and provenance.license(model) or {} }
end
