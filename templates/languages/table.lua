-- Values for every language: the dtypes, their joins, losses of conversions, and results of operations. The
-- answers are those of the generated C, cell by cell.
--
--   dtypes             in order, those of the model: name, ident, value, kind, bits, size, weak, strong, aliases, title,
--                      ... (generator/emit/model.c); ids begin with 0, so that dtypes[id + 1] is the dtype of an id
--   is_bound           whether the rule for three and more dtypes is a bound and no fold
--   join(a, b)         the dtype that two promote to, or nil
--   promotes(a, b)     whether a implicitly promotes to b
--   loss(a, b)         what a conversion loses, bits; losses is a list of { name, bit, means }
--   sets               those of the spec, as in promotion/sets.lua
--   castings           a list of { name, means, is_own }
--   cast_code(a, b)    the losses, and from bit loss_bits on a bit for each casting that allows a conversion
--   cast_bits          16 or 32: what a code takes; loss_mask has the bits of losses
--   casts(a, b, i)     whether the casting castings[i] allows a conversion
--   result_type(list)  the dtype that a list of dtypes promotes to, or nil
--   binary             the operations on two operands, in the order of the enum: { name, result }; result(a, b) is the
--                      dtype of the results, or nil where there is no kernel
--   unary              those on one: { name, result }; result(a)
--   ternary            `where`, and `clip` where its operands become what they promote to: { name, operands, result };
--                      result(a, b) of where takes what is chosen from, result(x, low, high) of clip all operands;
--                      of_common(d) is the result for what these promote to, or nil, converts(a, d) whether an operand can
--                      become it
--   sliced             the tables of all other operations of three operands: { ops, places, slices, result }, as in
--                      promotion/op_slices.lua, where `ops` are { name }
--   distinct(list)     the tables of such a list, each once: { ops = { ... }, result }, ops being those that share it
--   identifiers(reserved)   by id, a name for each dtype that a language takes, made of its ident: [A-Za-z][A-Za-z0-9_]*,
--                      no two alike. `reserved` is a set of words that it must not be: keywords, what the file defines
local casts = import("promotion/casts")
local computation = import("kernels/computation")
local dtypes_of = import("kernels/dtypes")
local lists = import("engine/lists")
local memo = import("engine/memo")
local op_slices = import("promotion/op_slices")
local sets = import("promotion/sets")
local types = import("kernels/physical_types")
local values = import("kernels/values")

local function binary_of(dtypes, op)
  return memo.of_two(function(a, b) return dtypes:result(op, a, b) end)
end

local function unary_of(dtypes, op)
  return memo.of_one(function(a) return dtypes:result(op, a) end)
end

local function converts(dtypes, from, to)
  local x, y = dtypes.physical[from.id], dtypes.physical[to.id]
  return x ~= nil and y ~= nil and (types.storage(x) == types.storage(y) or computation.conversion(dtypes, from, to) ~= nil)
end

-- where, and clip where all operands are converted to what they promote to.
local function ternary_of(dtypes, op)
  local model = dtypes.model
  local ternary = { name = op.name, arity = 3, operands = op.name == "where" and 2 or 3 }
  local entry = dtypes:entry(op)
  ternary.of_common = memo.of_one(function(common) return dtypes:result(op, common) end)
  ternary.converts = memo.of_two(function(from, to) return entry.own or converts(dtypes, from, to) end)
  function ternary.result(...)
    local list, ids = { ... }, {}
    for i, d in ipairs(list) do ids[i] = d.id end
    local id = model.op_result(op.name, table.unpack(ids))
    local dtype = id and dtypes.all[id + 1]
    if not dtype then return nil end
    for _, d in ipairs(list) do
      if not ternary.converts(d, dtype) then return nil end
    end
    return dtype
  end
  return ternary
end

-- The tables of operations of three operands that the spec has rules for.
local function sliced_of(dtypes, ops)
  local list = op_slices.of(dtypes.model, ops)
  for _, each in ipairs(list) do
    function each.result(a, b, c)
      return dtypes:of_id(each.slices[each.places[a.id + 1][b.id + 1] + 1][c.id + 1] or nil)
    end
    each.ops = lists.map(each.ops, function(name) return { name = name } end)
  end
  return list
end

local function identifiers_of(dtypes, reserved)
  local taken, list = {}, {}
  for _, d in ipairs(dtypes.all) do
    local name = d.ident
    if name:find("^[%d_]") then name = "d" .. name end -- no digit; and names with _ are the file's own
    while reserved[name] or taken[name] do name = name .. "_" end
    taken[name] = true
    list[d.id] = name
  end
  return list
end

-- Shape and cells of a table, as a string: equal tables have equal ones.
local function fingerprint(dtypes, arity, result)
  local parts = { arity }
  for _, a in ipairs(dtypes.all) do
    for _, b in ipairs(arity == 1 and { a } or dtypes.all) do
      local d = result(a, arity == 2 and b or nil)
      parts[#parts + 1] = d and d.id or "-"
    end
  end
  return table.concat(parts, " ")
end

return function(model, ops)
  local dtypes, operations, castings = dtypes_of(model), values.operations, casts.of(model)
  local facts = { dtypes = model.dtypes, is_bound = model.is_bound, binary = {}, unary = {}, ternary = {},
                  losses = casts.losses, loss_bits = casts.loss_bits,
                  loss_mask = casts.loss_mask, castings = castings.list,
                  cast_bits = castings.cell_bits, sets = sets.of(model) }
  local above, codes = memo.of_one(model.above), memo.of_one(model.casts)
  function facts.join(a, b) return dtypes:join(a, b) end
  function facts.promotes(a, b) return above(a.id)[b.id + 1] end
  function facts.cast_code(a, b) return codes(a.id)[b.id + 1] end
  function facts.loss(a, b) return facts.cast_code(a, b) & casts.loss_mask end
  function facts.casts(a, b, i) return facts.cast_code(a, b) >> casts.loss_bits + i - 1 & 1 == 1 end
  function facts.result_type(list)
    local ids = lists.field(list, "id")
    local id = model.result_type(ids)
    return id and model.dtypes[id + 1]
  end
  local entries, sliced = {}, {}
  for _, entry in ipairs(model.ops) do entries[entry.name] = entry end
  for _, name in ipairs(ops) do
    local op = operations[name] or entries[name]
    if op.arity == 2 then
      table.insert(facts.binary, { name = name, arity = 2, result = binary_of(dtypes, op) })
    elseif op.arity == 1 then
      table.insert(facts.unary, { name = name, arity = 1, result = unary_of(dtypes, op) })
    elseif not operations[name] or entries[name].own and not entries[name].of_join and name ~= "where" then
      table.insert(sliced, entries[name])
    else
      table.insert(facts.ternary, ternary_of(dtypes, op))
    end
  end
  facts.sliced = sliced_of(dtypes, sliced)
  function facts.distinct(list)
    local tables, by_text = {}, {}
    for _, op in ipairs(list) do
      host.progress("the results of " .. op.name)
      local text = fingerprint(dtypes, op.arity, op.result)
      if not by_text[text] then
        by_text[text] = { ops = {}, result = op.result }
        tables[#tables + 1] = by_text[text]
      end
      table.insert(by_text[text].ops, op)
    end
    return tables
  end
  function facts.identifiers(reserved) return identifiers_of(dtypes, reserved) end
  return facts
end
