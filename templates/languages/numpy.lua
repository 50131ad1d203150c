-- Values for the templates of NAME_numpy: dtypes that NumPy also has, and pairs that NumPy cannot express.
local native = import("promotion/native_types")

-- The first dtypes are named in a comment, the others counted.
local NAMED = 24

-- The floats of NumPy's that a dtype, or each part of a complex one, may be.
local floats = {
  float = { f16 = "NPY_HALF", f32 = "NPY_FLOAT", f64 = "NPY_DOUBLE" },
  complex = { f32 = "NPY_CFLOAT", f64 = "NPY_CDOUBLE" },
}

-- NumPy's number of what a dtype is, by its format alone; nil where NumPy has no such dtype.
local function number_of(d)
  if d.kind == "bool" then return "NPY_BOOL" end
  if floats[d.kind] then return (d.overflow or "nonfinite") == "nonfinite" and floats[d.kind][native.format(d)] or nil end
  local is_native = d.bits == 8 * d.size and d.bits <= 64
  if d.kind == "int" and is_native then return "NPY_INT" .. d.bits end
  if d.kind == "uint" and is_native then return "NPY_UINT" .. d.bits end
end

-- The float through which the numbers that only NumPy has are converted: { dtype, number, complex, ctype }.
local function widest(builtin)
  for _, wanted in ipairs({ { "NPY_DOUBLE", "NPY_CDOUBLE", "double" }, { "NPY_FLOAT", "NPY_CFLOAT", "float" } }) do
    for _, entry in ipairs(builtin) do
      if entry.number == wanted[1] and not entry.dtype.weak then
        return { dtype = entry.dtype, number = wanted[1], complex = wanted[2], ctype = wanted[3] }
      end
    end
  end
end

-- Pairs of dtypes, of which NumPy does not have both, as one sentence after another; nil for none.
local function said(pairs_found, one, many)
  if #pairs_found == 0 then return nil end
  local names = {}
  for i = 1, math.min(#pairs_found, NAMED) do names[i] = pairs_found[i] end
  local more = #pairs_found > NAMED and (", and %d more"):format(#pairs_found - NAMED) or ""
  return (#pairs_found == 1 and one or many:format(#pairs_found)) .. " " .. table.concat(names, ", ") .. more .. "."
end

-- Whether it matters which of two dtypes comes first. NumPy may ask either way, so then there is no promotion.
local function order_matters(model)
  for _, law in ipairs(model.laws) do
    if law.name == "commutativity" then return not law.holds end
  end
end

-- The pairs that have no promotion, and those whose join is neither.
local function pairs_to_tell(model, has_number)
  local by_order = order_matters(model)
  local undefined, third = {}, {}
  for i, a in ipairs(model.dtypes) do
    local row = a.kind ~= "abstract" and not a.weak and model.row(a.id)
    for j = i + 1, row and #model.dtypes or 0 do
      local b, join = model.dtypes[j], row[j] or nil
      if by_order and (model.row(b.id)[i] or nil) ~= join then join = nil end
      local told = b.kind ~= "abstract" and not b.weak and not (has_number[a] and has_number[b])
      local list = told and join == nil and undefined
                   or told and join ~= a.id and join ~= b.id and third
      if list then
        local result = list == third and " (" .. model.dtypes[join + 1].name .. ")" or ""
        list[#list + 1] = #list < NAMED and a.name .. " with " .. b.name .. result or ""
      end
    end
  end
  return undefined, third
end

return function(model, prefix)
  if not model.is_dense then
    local reason = model.host.c and model.host.c.dtype and "those of `host.c` are not known" or "the spec has others"
    error("--emit numpy needs values of enumerators from 0 to 254, and " .. reason, 0)
  end
  if model.options.driver ~= "nd" then
    error(("--emit numpy needs calls on arrays with any strides, which --driver %s lacks: leave --driver out"):format(
          model.options.driver), 0)
  end
  if not model.conversions.convert then
    error("--emit numpy needs conversions: add 'convert' to the operations", 0)
  end
  local P, builtin, has_number = prefix:upper(), {}, {}
  for _, d in ipairs(model.dtypes) do
    local number = number_of(d)
    if number then
      builtin[#builtin + 1] = { dtype = d, number = number }
      has_number[d] = true
    end
  end
  local undefined, third = pairs_to_tell(model, has_number)
  local values = { builtin = builtin, wide = widest(builtin) or false }
  values.warnings = {
    said(undefined, "One pair has no promotion, and NumPy raises TypeError:",
         "%d pairs have no promotion, and NumPy raises TypeError:"),
    said(third, "What one pair promotes to is a third dtype, which only DTypes of the newer API can say:",
         "What %d pairs promote to is a third dtype, which only DTypes of the newer API can say:"),
  }
  if not values.warnings[1] then values.warnings = { values.warnings[2] } end
  function values.enumerator(d) return P .. "_" .. d.ident:upper() end
  return values
end
