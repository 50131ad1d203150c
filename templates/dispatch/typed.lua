-- What the template of the typed calls sees: for each operation and the dtypes of its operands, a cell that says what
-- serves them, as a constant of C++.
local cells = import("dispatch/cells")
local host_calls = import("dispatch/host_calls")
local host = import("promotion/host")

local THERE, EXCHANGED, CONVERTED, RESULT = 1, 2, 4, 8 -- as `cell` in typed.hpp.tmpl says

-- The cell of dtypes that `cell` of the plan serves, with results of the dtype `result`; nil: of none that the spec has.
local function number(cell, result, none)
  if not cell then return 0 end
  local bits = THERE | (cell.swapped and EXCHANGED or 0) | (cell.stage and CONVERTED or 0)
  return bits | RESULT * (result and result.index or none)
end

-- Tables of lines of C, each once: by_text gives the name of an equal one that is there already.
local function new_tables()
  local tables = { list = {}, by_text = {} }
  function tables.name(stem, form, rows)
    local text = form .. table.concat(rows, "\n")
    if not tables.by_text[text] then
      tables.by_text[text] = stem .. "_" .. #tables.list + 1
      table.insert(tables.list, { name = tables.by_text[text], form = form, rows = rows })
    end
    return tables.by_text[text]
  end
  return tables
end

-- The operations of one or two operands and conversions: each with the name of its table, and which form it has.
return function(model, plan, prefix)
  local none = model.is_plain and model.none or model.limit
  local values, tables = cells.dtypes_by_row(model), new_tables()
  -- The dtype of the results of cell `cell` of a group; nil for bools that the spec does not have.
  local function result_of(group, cell, ...)
    if not cell then return nil end
    if group.rule == "b" then return plan.dtypes.bool end
    return group.result_of(...)
  end
  local function add_binary(group)
    return tables.name("of_pairs", "pairs", cells.of_pairs(values, function(a, b)
      local cell = group.cells[a.id] and group.cells[a.id][b.id]
      return number(cell, result_of(group, cell, a, b), none)
    end))
  end
  local function add_unary(group)
    return tables.name("of_dtypes", "dtypes", cells.of_dtypes(values, function(a)
      local cell = group.cells[a.id]
      return number(cell, result_of(group, cell, a), none)
    end))
  end
  local binary, unary = {}, {}
  for i, group in ipairs(plan.ops) do binary[i] = { name = group.name, table = add_binary(group) } end
  for i, group in ipairs(plan.unary) do unary[i] = { name = group.name, table = add_unary(group) } end
  local conversions = plan.has_convert and tables.name("of_pairs", "pairs", cells.of_pairs(values, function(from, to)
    local cell = plan.convert.cells[from.id] and plan.convert.cells[from.id][to.id]
    return number(plan.converts(from, to) and cell, to, none)
  end))
  local function row(d) return model.is_dense and d or ("::%s_place_(%s)"):format(prefix, d) end
  local limit = model.is_dense and prefix:upper() .. "_DTYPE_LIMIT" or model.limit
  return { plan = plan, limit = limit, row = row, none = none,
           host_calls = host_calls(plan, model.options.driver, host.of(model, prefix)),
           binary = binary, unary = unary, conversions = conversions, tables = tables.list,
           cell_type = model.limit <= 254 and "unsigned short" or "unsigned" }
end
