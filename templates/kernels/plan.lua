-- The plan: which kernels there are, what each computes, and which operation and dtypes each one serves. No text is made
-- here, and nothing is known of any instruction set: a kernel is a composition of named building blocks, which an ISA
-- file has bodies for (the names are explained in isa/scalar.lua).
--
-- What is computed is the numerics page of the contract; here is how it becomes a composition:
--
--   chain   the storages that an operand passes on its way into the compute dtype, { i64, f32, bf16 }, without the steps
--           that lose nothing
--   path    how a chain is walked: a block that loads, maybe one that rounds in the register, and, for what no one load
--           does, conversions through a buffer before
--   key     the composition as text, "store_f32_as_bf16(add_f32(load_i8_as_f32, load_bf16_as_f32))". Equal keys are one
--           kernel
local storage = import("kernels/physical_types")

local named = storage.named
local f32, c64 = named("f32"), named("c64")

-- ---- Chains ----

local function part(of) return of.kind == "complex" and of.part or of end

-- The storages from `from` to `to`, both included.
local function steps(from, to, via_f32)
  if from == to then return { from } end
  if via_f32 and storage.is_narrow(part(to)) and not storage.exact(part(from), f32) then
    return { from, to.kind == "complex" and c64 or f32, to }
  end
  return { from, to }
end

-- The chain through all of `stations`, without what a value does not notice.
local function chain_through(stations, via_f32)
  local chain = { stations[1] }
  for i = 2, #stations do
    local more = steps(stations[i - 1], stations[i], via_f32)
    for j = 2, #more do chain[#chain + 1] = more[j] end
  end
  local i = 2
  while i < #chain do
    if storage.exact(chain[i - 1], chain[i]) then table.remove(chain, i) else i = i + 1 end
  end
  if #chain == 2 and chain[1] == chain[2] then chain[2] = nil end
  return chain
end

-- ---- Paths ----

-- What a register holds while one computes in a storage.
local function lane_of(of)
  local base = storage.base(of)
  if base.kind == "int" or base.kind == "uint" then return "u" .. base.bits end
  return base.name
end

local function bits_name(of) return "u" .. 8 * of.size end

-- Whether all that the blocks do with a storage is to load it as its base, round to it and store it.
local function is_foreign(of) return not storage.container(of).common end

-- The block that loads `from`, one of the common storages, as the lane of `to`, another, with one rounding.
local function load_name(from, to)
  local lane = lane_of(to)
  if to.kind == "bool" then return "load_" .. (storage.is_integer(from) and bits_name(from) or from.name) .. "_as_b" end
  if storage.is_integer(to) and storage.is_integer(from) then
    if from.kind == "bool" then return to.bits == 8 and "load_u8_as_b" or "load_b_as_" .. lane end
    if from.bits == to.bits then return "load_" .. lane end
    if from.bits > to.bits then return "load_u" .. from.bits .. "_as_" .. lane end
    local sign = from.kind == "int" and "i" or "u"
    return ("load_%s%d_as_%s%d"):format(sign, from.bits, sign, to.bits)
  end
  if storage.is_integer(to) then return "load_" .. from.name .. "_as_" .. to.name end
  return from.name == lane and "load_" .. lane or "load_" .. from.name .. "_as_" .. lane
end

-- Whether rounding to f32 on the way to something narrower shows.
local function f32_shows(from, to)
  return not (storage.exact(part(from), f32)
              or storage.is_integer(from) and storage.overflows_before_f32_rounds(part(to)))
end

-- A storage that values of `from` pass on their way to `to`, because no one load goes there; nil where one does.
local function between(from, to)
  local base = storage.base(to)
  if is_foreign(from) then return storage.base(from) ~= base and storage.base(from) or nil end
  if to.kind == "complex" and from.kind ~= "complex" and storage.is_narrow(to.part) and f32_shows(from, to) then
    return to.part
  end
end

-- The chain with a stop for every load.
local function with_stops(chain)
  local all = { chain[1] }
  for i = 2, #chain do
    local stop = between(all[#all], chain[i])
    while stop do
      all[#all + 1] = stop
      stop = between(stop, chain[i])
    end
    all[#all + 1] = chain[i]
  end
  return all
end

-- The block that loads `from` as the lane of `to`. Where rounding to f32 first shows, to odd, so that the second
-- rounding is the only one; nil where that would be wrong.
local function load_before_rounding(from, to)
  local base = storage.base(to)
  if is_foreign(from) then return "load_" .. from.name .. "_as_" .. base.name end
  local load = load_name(storage.container(from), base)
  if not storage.is_narrow(part(to)) or not f32_shows(from, to) then return load end
  local normal = part(from).kind ~= "float" -- integers and the like are far from the subnormals of f32
  return (normal or storage.odd_is_right(part(to))) and load .. "_odd" or nil
end

-- The block that rounds what was `from` to `to` in a register, nil where there is nothing to round. A store rounds to
-- all but integers.
local function round_name(from, to, unrounded)
  local base = storage.base(to)
  if to == base or storage.exact(part(from), to) then return nil end
  if not storage.is_integer(to) then return not unrounded and ("round_%s_to_%s"):format(base.name, to.name) or nil end
  return ("%s_%s_to_%s"):format(storage.is_integer(from) and "round" or "saturate", lane_of(to), to.name)
end

local conversion

-- { key, load, round, lane, from, stage, opaque }: `stage` is the conversion of everything before the last steps, `from`
-- the storage that `load` reads, `opaque` whether a storage on the way is. `unrounded` leaves the last rounding to a
-- store. nil where there are no blocks for it.
local function path_along(chain, unrounded)
  chain = with_stops(chain)
  local count = #chain
  local to = chain[count]
  local base = storage.base(to)
  local path = { lane = lane_of(to), opaque = chain[1].kind == "opaque" }
  -- a value that was rounded to the base already need not be stored in between
  local first = math.max(count > 2 and chain[count - 1] == base and count - 2 or count - 1, 1)
  path.from = chain[first]
  path.load = load_before_rounding(path.from, first == count - 2 and base or to)
  if not path.load then return nil end
  if count > 1 then path.round = round_name(chain[count - 1], to, unrounded) end
  if first > 1 then
    path.stage = conversion(table.move(chain, 1, first, 1, {}))
    if not path.stage then return nil end
  end
  path.key = path.round and path.round .. "(" .. path.load .. ")" or path.load
  if path.stage then path.key = path.key .. "{" .. path.stage.key .. "}" end
  return path
end

local function store_name(of)
  local lane = lane_of(of)
  if of.kind == "bool" then return "store_u8" end
  if storage.is_integer(of) or of.name == lane then return "store_" .. lane end
  return "store_" .. lane .. "_as_" .. of.name
end

-- The chain of a conversion to the same storage: a copy, whatever the bits mean, where all of them mean something.
local function chain_of_copy(of)
  if storage.is_padded(of) then return { named(bits_name(of)), storage.pattern(of) } end
  if of.kind == "opaque" or storage.is_padded(part(of)) then return { of } end
  return { of.size <= 8 and named(bits_name(of)) or of }
end

-- A composition without an operation: { key, x, store, from, to, opaque }.
function conversion(chain)
  local from, to = chain[1], chain[#chain]
  local recipe = { from = from, to = to, opaque = from.kind == "opaque" or to.kind == "opaque" }
  local target = to
  if #chain == 1 and to.kind ~= "bool" then
    chain = chain_of_copy(to)
    target = chain[#chain]
  end
  recipe.x = path_along(chain, true)
  if not recipe.x then return nil end
  recipe.store = store_name(target)
  recipe.key = recipe.store .. "(" .. recipe.x.key .. ")"
  return recipe
end

-- ---- Operations ----

-- What the stores of a lane's masks are called by.
local mask_of = { b = "8", u8 = "8", u16 = "16", u32 = "32", u64 = "64", f32 = "32", f64 = "64", c64 = "_c64",
                  c128 = "_c128" }

-- What the blocks of an operation call the type of C.
local function op_type(op, c)
  if c.kind == "bool" then return "u8" end
  if storage.is_integer(c) then return (op.sign and c.kind == "int" and "i" or "u") .. 8 * c.size end
  return c.kind == "fixed" and storage.fixed_type(c, op.name) or lane_of(c)
end

-- A composition with an operation: { key, other_key, x, y, op, round, store, to, flipped, symmetric, opaque }. `round`: what
-- cuts the result to its bits; `flipped`: x is the second operand's path; `symmetric`: it might as well be the first
-- one's, and the key then be `other_key`.
local function binary(op, x, y, x_type, y_type, result)
  if not x or not y then return nil end
  local recipe = { x = x, y = y }
  local mixed = x_type ~= y_type
  local flip = op.reversed
  if op.commutative then
    if mixed then flip = x_type:sub(1, 1) == "i" else flip = y.key < x.key end
  end
  if flip then
    recipe.x, recipe.y, recipe.flipped = y, x, true
    x_type, y_type = y_type, x_type
  end
  recipe.op = op.block .. "_" .. x_type .. (mixed and "_" .. y_type or "")
  recipe.symmetric = op.commutative and not mixed
  recipe.to = result
  recipe.store = op.compares and "store_mask" .. mask_of[x.lane] or store_name(result)
  recipe.opaque = x.opaque or y.opaque or result.kind == "opaque"
  local form = "%s(%s(%s, %s))"
  if op.wraps and storage.is_integer(result) and result ~= storage.base(result) then
    recipe.round = ("round_%s_to_%s"):format(lane_of(result), result.name)
    form = ("%%s(%s(%%s(%%s, %%s)))"):format(recipe.round)
  end
  recipe.key = form:format(recipe.store, recipe.op, recipe.x.key, recipe.y.key)
  recipe.other_key = form:format(recipe.store, recipe.op, recipe.y.key, recipe.x.key)
  return recipe
end

local widths = { 8, 16, 32, 64 }
local function integer(kind, bits)
  for _, width in ipairs(widths) do
    if bits <= width then return named((kind == "int" and "i" or "u") .. width) end
  end
end

-- The types that two integers (or bools) are compared in, by value: one if it holds both, else the unsigned one's width
-- with and without sign.
local function comparison_types(a, b)
  if a.kind == "int" and b.kind == "int" or a.kind ~= "int" and b.kind ~= "int" then
    local both = integer(a.kind, math.max(a.bits, b.bits))
    return both, both
  end
  local signed = a.kind == "int" and a or b
  local unsigned = a.kind == "int" and b or a
  local both = integer("int", math.max(signed.bits, unsigned.bits + 1))
  if both and both.size == math.max(a.size, b.size) then return both, both end
  local x = integer("uint", unsigned.bits)
  local y = integer("int", x.bits)
  if a.kind == "int" then return y, x end
  return x, y
end

-- What operands are converted to: of an opaque storage, f64 itself and not what f64 would become.
local function working_of(c) return c.kind == "opaque" and storage.base(c) or c end

-- ---- The plan of a model ----

local Plan = {}
Plan.__index = Plan

-- What op(a, b) computes: a recipe, or nil where there is none. `join`: theirs, where it is not to be looked up.
function Plan:recipe(op, a, b, join)
  if op.result == "b" and not self.bool then return nil end
  local x, y = self.storages[a.id], self.storages[b.id]
  local function path(...) return path_along(chain_through({ ... }, self.model.via_f32)) end
  local b_ = named("b")

  if op.join == "never" then return binary(op, path(x, b_), path(y, b_), "u8", "u8", b_) end
  if op.join == "mixed" and storage.is_integer(x) and storage.is_integer(y) then
    local cx, cy = comparison_types(x, y)
    local sign = { sign = op.sign or cx ~= cy }
    return binary(op, path(x, cx), path(y, cy), op_type(sign, cx), op_type(sign, cy), b_)
  end

  join = join or self:join(a, b)
  local c = join and self.storages[join.id]
  if not c or not op.kinds[c.kind] then return nil end
  if op.result == "inexact" and storage.is_integer(c) then
    local result = self.by_name[join.inexact or self.model.inexact]
    local d = result and self.storages[result.id]
    if not d or storage.is_integer(d) or not op.kinds[d.kind] then return nil end
    local working = working_of(d)
    return binary(op, path(x, c, working), path(y, c, working), op_type(op, d), op_type(op, d), d)
  end
  local working = working_of(c)
  return binary(c.kind == "bool" and op.on_bool or op, path(x, working), path(y, working), op_type(op, c), op_type(op, c),
                op.compares and b_ or c)
end

function Plan:join(a, b)
  local row = self.rows[a.id]
  if not row then
    row = self.model.row(a.id)
    self.rows[a.id] = row
  end
  local id = row[b.id + 1]
  return id and self.model.dtypes[id + 1]
end

-- The kernel for a recipe, made where there is none yet, or nil where the blocks for it do not exist.
function Plan:kernel(recipe, entry, a, b)
  if not recipe then return nil end
  local known = self.by_key[entry.family .. " " .. recipe.key]
  if known == nil then
    known = false
    if self.composable(recipe) then
      known = { op = entry.name, a = a, b = b, name = entry.name .. "_" .. a.ident .. "_" .. b.ident, recipe = recipe,
                sizes = { a.size, entry.name ~= "convert" and b.size or 0, recipe.to.size }, serves = {} }
    end
    self.by_key[entry.family .. " " .. recipe.key] = known
    if known then
      self.count = self.count + 1
      known.id = self.count
      self.kernels[self.count] = known
      entry.kernels[#entry.kernels + 1] = known
    end
  end
  return known
end

-- ---- Stages ----

-- Where a plan is staged, a pair is converted to the dtypes that it is computed in, and those have a kernel. Pairs with a
-- kernel of their own are those of dtypes alike; hot ones; those that no dtypes of the spec stand for; and integers of
-- which both would be converted to a third, such as i8 and u8: their kernels are a few instructions, and buffers for two
-- would cost them more than anything else that is staged.

-- The dtypes that the operands of op(a, b) are to become, or nil.
function Plan:targets(op, a, b)
  local x, y = self.storages[a.id], self.storages[b.id]
  if op.join == "never" then return self.bool, self.bool end
  if op.join == "mixed" and storage.is_integer(x) and storage.is_integer(y) then
    local cx, cy = comparison_types(x, y)
    return self.by_storage[cx.name], self.by_storage[cy.name]
  end
  local join = self:join(a, b)
  local c = join and self.storages[join.id]
  if not c or c.kind == "opaque" then return nil end -- whose operands go to f64 without becoming opaque first
  return join, join
end

function Plan:convertible(from, to)
  local recipe = conversion(chain_through({ self.storages[from.id], self.storages[to.id] }, self.model.via_f32))
  return recipe and self.composable(recipe)
end

local function is_number(of) return of.kind == "int" or of.kind == "uint" end

-- The targets of a pair that is to be staged, or nil.
function Plan:staged(op, recipe, a, b)
  if not self.model.options.staged or not recipe or self.hot[a.id .. " " .. b.id] then return nil end
  local x, y = self.storages[a.id], self.storages[b.id]
  if x == y and (op.join ~= "never" or x.kind == "bool") then return nil end
  local to_a, to_b = self:targets(op, a, b)
  if not to_a or not to_b then return nil end
  local z = self.storages[to_a.id]
  if to_a == to_b and is_number(x) and is_number(y) and is_number(z) and z.bits > math.max(x.bits, y.bits) then return nil end
  local there, wanted = self:recipe(op, to_a, to_b), self:recipe(op, to_a, to_b, self:join(a, b))
  if not there or there.key ~= wanted.key then return nil end -- where the join of a dtype and itself is another
  if there.key == recipe.key or not self.composable(there) then return nil end
  if not self:convertible(a, to_a) or not self:convertible(b, to_b) then return nil end
  return to_a, to_b
end

-- The stage of a kernel for operands converted to `a` and `b`, in the kernel's order of them.
function Plan:stage(kernel, a, b)
  local name = ("staged_%s_%s_%s"):format(kernel.op, a.ident, b.ident)
  local known = self.stage_by_name[name]
  if not known then
    known = { name = name, kernel = kernel, a = a, b = b, serves = {} }
    self.stage_by_name[name] = known
    self.stages[#self.stages + 1] = known
  end
  return known
end

-- ---- Cells ----

local function cell_of(plan, entry, op, a, b, recipe)
  local to_a, to_b = nil, nil
  if op then to_a, to_b = plan:staged(op, recipe, a, b) end
  if to_a then recipe = plan:recipe(op, to_a, to_b) end
  local kernel = plan:kernel(recipe, entry, to_a or a, to_b or b)
  if not kernel then return nil end
  local swapped = (recipe.flipped or false) ~= (kernel.recipe.flipped or false)
  local cell = { kernel = kernel, swapped = swapped }
  if to_a then cell.stage = plan:stage(kernel, swapped and to_b or to_a, swapped and to_a or to_b) end
  local serves = (cell.stage or kernel).serves
  serves[#serves + 1] = { op = entry.name, a = a, b = b, swapped = swapped }
  return cell
end

-- Cells by a.id and b.id; `recipe_of(a, b)` may be nil. `op` is nil for convert.
local function cells_of(plan, entry, op, recipe_of)
  for _, a in ipairs(plan.dtypes) do
    local row = {}
    for _, b in ipairs(plan.dtypes) do row[b.id] = cell_of(plan, entry, op, a, b, recipe_of(a, b)) end
    entry.cells[a.id] = row
  end
  return entry
end

-- An operation as `binary` wants it, from its entry in ops.lua.
local function prepared(all)
  local at = {}
  for i, op in ipairs(all) do at[op.name] = i end
  local ops = {}
  for i, op in ipairs(all) do
    local reversed = op.mirror and at[op.mirror] < i
    local copy = { name = op.name, kinds = op.kinds, join = op.join, result = op.result, sign = op.sign,
                   wraps = op.wraps, commutative = op.commutative, reversed = reversed, family = reversed and op.mirror or op.name,
                   compares = op.result == "b" and op.join ~= "never" }
    copy.block = copy.family
    if op.on_bool then
      local on_bool = { name = op.name, commutative = op.commutative, block = op.on_bool }
      copy.on_bool = on_bool
      if op.join == "never" then copy.block = op.on_bool end
    end
    ops[op.name] = copy
  end
  return ops
end

-- The plan of a model for the operations called `names`. `composable(recipe)` tells whether there are blocks for it.
--
--   kernels    in order: { id (from 1), name, op, a, b, recipe, sizes = bytes an element of { a, b, out }, serves }, where
--              serves lists { op, a, b, swapped }
--   dtypes     those that there are kernels for, in order
--   ops        in order: { name, kernels, cells }; cells[a.id][b.id] is { kernel, swapped, stage } or nil
--   convert    the same, cells[from.id][to.id]
--   stages     in order: { name, kernel, a, b, serves }: convert the kernel's operands to the dtypes a and b first
--   bool       the dtype of truth values, or nil
--   by_name    dtypes
return function(model, names, composable)
  local plan = setmetatable({ model = model, composable = composable, kernels = {}, count = 0, by_key = {}, rows = {},
                              dtypes = {}, storages = {}, by_name = {}, by_storage = {}, ops = {}, stages = {},
                              stage_by_name = {}, hot = {} }, Plan)
  for _, pair in ipairs(model.hot or {}) do
    plan.hot[pair[1] .. " " .. pair[2]] = true
    plan.hot[pair[2] .. " " .. pair[1]] = true
  end
  for _, d in ipairs(model.dtypes) do
    local of = storage.of(d)
    plan.storages[d.id] = of
    plan.by_name[d.name] = d
    if of then
      plan.dtypes[#plan.dtypes + 1] = d
      plan.by_storage[of.name] = plan.by_storage[of.name] or d
    end
  end
  local b = plan.by_name.b
  plan.bool = b and b.kind == "bool" and b or nil

  local ops = prepared(import("kernels/ops"))
  for i, name in ipairs(names) do
    local op = ops[name]
    plan.ops[i] = cells_of(plan, { name = name, family = op.family, kernels = {}, cells = {} }, op,
                           function(a, other) return plan:recipe(op, a, other) end)
  end
  plan.convert = cells_of(plan, { name = "convert", family = "convert", kernels = {}, cells = {} }, nil, function(from, to)
    return conversion(chain_through({ plan.storages[from.id], plan.storages[to.id] }, model.via_f32))
  end)
  return plan
end
