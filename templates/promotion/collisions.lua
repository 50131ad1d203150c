-- Which two things of a model would have one name in C: enumerators and macros are PREFIX_NAME, types and functions
-- prefix_name. Kernels have a file of their own, kernels/collisions.lua. What findings are is said in promotion/c_names.lua.
local casts = import("promotion/casts")
local ctypes = import("promotion/ctypes")
local prefix_of = import("engine/names").prefix
local ops = import("kernels/ops")
local stubs = import("kernels/stubs")

-- Names of one case, without the prefix, and the owner of each, in words.
local Names = {}
Names.__index = Names

-- Gives a name to an owner. Where another one has it, that keeps it and is returned.
function Names:take(name, owner)
  local other = self.owners[name]
  self.owners[name] = other or owner
  return other
end

function Names:find(list, at, message, hint, ...)
  table.insert(self.findings, { rule = "name-collision", list = list, at = at, what = message:format(...), hint = hint })
end

function Names:dtype(at, d, ident, owner)
  if ident == "" then return end -- its name gives none, which is a mistake of its own
  local other = self:take(ident, owner or ('dtype "%s"'):format(d.name))
  if self.upper and ident:find("_$") then other = "joinery's own macros, which end in _," end
  if self.upper and ident:find("^KERNELS_OF_") then other = "joinery's own macros, which begin with KERNELS_OF_," end
  if other then
    self:find("dtypes", at, 'dtype "%s" and %s would both be %s_%s in C', ('give dtype "%s" another ident'):format(d.name),
              d.name, other, self.prefix, ident)
  end
end

function Names:op(at, op, name)
  local other = self:take(name, ('the operation "%s"'):format(op.name))
  if other then
    self:find("ops", at, 'the operation "%s" and %s would both have %s_%s in C', "give the operation another name", op.name,
              other, self.prefix, name)
  end
  return other
end

function Names:set(at, set, name)
  local other, whole = self:take(name, ('the set "%s"'):format(set.name)), self.prefix .. "_" .. name .. " in C"
  if not other and name == "is_weak" then
    other, whole = "joinery's own function", self.prefix .. "::is_weak in C++"
  end
  if other then
    self:find("sets", at, 'the set "%s" and %s would both have %s', "give the set another name", set.name, other, whole)
  end
  return other
end

-- ---- Names of a model ----

-- The operations that only a spec has, of those that have kernels; the others are `known`.
local function known_ops()
  local known = {}
  for _, op in ipairs(ops) do known[op.name] = true end
  return known
end

local function check_upper(names, model, known, own)
  for _, kind in ipairs(model.kinds) do names:take("KIND_" .. kind:upper(), ('the kind "%s"'):format(kind)) end
  for _, op in ipairs(model.ops) do
    if known[op.name] then names:take(op.name:upper(), ('the operation "%s"'):format(op.name)) end
  end
  for _, each in ipairs(own) do names:take(each.name, "joinery's own " .. each.kind) end
  for at, op in ipairs(model.ops) do
    if op.stub and not known[op.name] then names:op(at, op, op.name:upper()) end
  end
  for at, set in ipairs(model.sets) do
    if not names:set(at, set, "FOR_EACH_" .. set.name:upper()) then names:set(at, set, "IS_" .. set.name:upper()) end
  end
  for i, casting in ipairs(model.castings) do
    if i > #casts.built_in then names:take("CAST_" .. casting.name:upper(), ('the casting "%s"'):format(casting.name)) end
  end
  for at, d in ipairs(model.dtypes) do names:dtype(at, d, d.ident:upper()) end
end

-- Calls: gelu; of three operands also fma_nd, fma_out_dtype and find_fma. And what tells results: exp_result.
local function take_calls(names, model, known, own)
  local of_three = { "%s", "%s_nd", "%s_out_dtype", "find_%s" }
  local function forms(op) return table.move(of_three, 1, op.arity == 3 and 4 or 1, 1, {}) end
  for _, op in ipairs(model.ops) do
    for _, form in ipairs(known[op.name] and op.known and forms(op) or {}) do
      names:take(form:format(op.name), ('the function of the operation "%s"'):format(op.name))
    end
  end
  for _, each in ipairs(own) do names:take(each.name, "joinery's own " .. each.kind) end
  for at, op in ipairs(model.ops) do
    local taken = nil
    for _, form in ipairs(op.stub and not known[op.name] and forms(op) or {}) do
      taken = taken or names:op(at, op, form:format(op.name))
    end
  end
  for _, op in ipairs(model.ops) do
    if op.own and not (known[op.name] and op.arity == 3) then
      names:take(op.name .. "_result", ('the operation "%s"'):format(op.name))
    end
  end
end

-- The structs of dtypes, then those of well-known dtypes that the spec does not have: strong ones of weak dtypes, parts.
local function take_structs(names, model, prefix)
  local good, of_dtypes, structs = pcall(ctypes.of, model, prefix)
  if not good then return end -- two idents are equal, as found in upper case
  local fields, seen = {}, {}
  for _, struct in ipairs(structs) do fields[struct.name] = struct.fields end
  for at, d in ipairs(model.dtypes) do
    if not d.weak and of_dtypes[at] == prefix .. "_" .. d.ident then names:dtype(at, d, d.ident) end
  end
  for at, d in ipairs(model.dtypes) do
    local part = not d.weak and not d.part and fields[of_dtypes[at]] == ("%s_%s re, im;"):format(prefix, d.of) and d.of
    local name = part or d.weak and not d.strong and of_dtypes[at] == prefix .. "_" .. d.weak and d.weak
    if name and not seen[name] then names:dtype(at, d, name, ('dtype "%s"'):format(name)) end
    seen[name or ""] = true
  end
end

-- The host's functions that stubs name, or that portable C calls by default.
local function check_functions(names, model, prefix)
  for at, op in ipairs(model.ops) do
    for _, name in ipairs(op.stub and stubs.functions(op, model, prefix) or {}) do
      local other = name:sub(1, #prefix + 1) == prefix .. "_" and names.owners[name:sub(#prefix + 2)]
      if other then
        names:find("ops", at, 'a function of the stub of "%s" and %s would both be %s in C',
                   "give the function another name", op.name, other, name)
      end
    end
  end
end

local function check_lower(names, model, prefix, known, own)
  take_calls(names, model, known, own)
  for at, set in ipairs(model.sets) do names:set(at, set, "is_" .. set.name:lower()) end
  take_structs(names, model, prefix)
  check_functions(names, model, prefix)
end

-- Names of languages/table.h.tmpl, whose enum is all that it makes of dtypes.
local function check_enum(names, model)
  names:take("NO_DTYPE", "joinery's own enumerator")
  names:take("TABLE_H", "joinery's own macro")
  for at, d in ipairs(model.dtypes) do names:dtype(at, d, d.ident:upper()) end
end

-- Adds the findings to a list. `is_enum`: the only names are those of an enum.
return function(model, findings, is_enum)
  local prefix, known = prefix_of(model), known_ops()
  local upper = setmetatable({ prefix = prefix:upper(), owners = {}, findings = findings, upper = not is_enum }, Names)
  if is_enum then return check_enum(upper, model) end
  local own = import("promotion/own_names")
  check_upper(upper, model, known, own)
  check_lower(setmetatable({ prefix = prefix, owners = {}, findings = findings }, Names), model, prefix, known, own)
end
