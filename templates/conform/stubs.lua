-- What the template of a program sees that compares the functions of a spec's stubs: those of each instruction set with
-- those of portable C, and those of commutative operations with themselves for exchanged operands.
local c = import("engine/c")
local lists = import("engine/lists")
local names = import("engine/names")
local provenance = import("engine/provenance")
local render = import("engine/render")
local types = import("kernels/physical_types")

local function hex(bits) return ("UINT64_C(0x%x)"):format(bits) end

-- A `format` of the template.
local function format_of(d, P)
  local physical = types.of(d)
  local part = physical.part or physical
  local format = { dtype = P .. "_" .. d.ident:upper(), size = part.size, parts = physical.size // part.size, mantissa = 0,
                   one = hex(0), magnitude = hex(0), largest = hex(0) }
  if part.kind == "float" then
    local bits = types.bit_patterns(part)
    format.mantissa, format.one, format.magnitude = part.mantissa, hex(part.bias << part.mantissa), hex(bits.magnitude)
    format.largest = hex(bits.infinity or bits.nan == bits.magnitude and bits.magnitude - 1 or bits.magnitude)
  end
  return format
end

local function command_of(model, wanted)
  local words = { "joinery conform", provenance.spec(model), "--emit stubs" }
  if wanted.ops_text then words[#words + 1] = "--ops " .. wanted.ops_text end
  if model.options.prefix then words[#words + 1] = "--prefix " .. model.options.prefix end
  return table.concat(words, " ")
end

-- The operations with stubs, or those of --ops.
local function asked_ops(model, wanted)
  local by_name, all = {}, {}
  for _, op in ipairs(lists.filter(model.ops, function(each) return each.stub ~= nil end)) do
    by_name[op.name], all[#all + 1] = op, op.name
  end
  if #all == 0 then error(("no operation of %s has a `stub`"):format(model.name), 0) end
  local chosen = wanted.ops_text and lists.words(wanted.ops_text)
  return lists.map(names.chosen("--ops, of those with a `stub`", all, chosen), function(name) return by_name[name] end)
end

return function(model, wanted)
  types.define(model.formats)
  local prefix, ops = names.prefix(model), asked_ops(model, wanted)
  local with_kernels = lists.filter(model.dtypes, function(d) return types.of(d) ~= nil and d.kind ~= "opaque" end)
  local values = { ops = ops, prefix = prefix, P = prefix:upper(), has_three = false, c = c }
  values.formats = lists.map(with_kernels, function(d) return format_of(d, values.P) end)
  for _, op in ipairs(ops) do values.has_three = values.has_three or op.arity == 3 end
  function values.comment(margin)
    return provenance.comment(model, margin, nil, "Compares functions that kernels of " .. model.name .. " call.", {
      "Link it with the kernels. It compares those of each instruction set that the CPU has with those of portable C, bit "
        .. "for bit but for NaNs, and exchanges the operands of commutative operations where these have one dtype." },
      command_of(model, wanted))
  end
  return render.text("conform/stubs.c.tmpl", values)
end
