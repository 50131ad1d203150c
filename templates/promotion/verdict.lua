-- What a reader of generated code should know of the spec's laws, in sentences.
local verdict = {}

-- By which rule many dtypes promote, and whether their order can matter.
local function rule(model, prefix)
  local holds = {}
  for _, law in ipairs(model.laws) do holds[law.name] = law.holds end
  local fold = prefix .. "_result_type"
  local depends = holds.nary and "does not depend on" or "depends on"
  if model.is_bound then
    return ("%s of three and more dtypes is the least upper bound of their set%s, and %s the order of its operands.")
           :format(fold, model.then_weak and ", the weak ones last" or "", depends)
  elseif model.then_weak then
    return ("%s is the fold from the left, the weak dtypes last, and of three and more %s the order of its operands.")
           :format(fold, depends)
  end
  if not (holds.commutativity and holds.associativity) then
    return fold .. " is the fold from the left, and depends on the order of its operands."
  elseif model.total or model.gaps == 0 then
    return fold .. " does not depend on the order of its operands."
  end
  return fold .. " is the fold from the left; in another order it may be undefined, but never another dtype."
end

-- A list of paragraphs.
function verdict.paragraphs(model, prefix)
  local first = ("Class: %s, that is, %s. "):format(model.class, model.class_meaning)
  if model.undefined > 0 then
    first = first .. ("%d of %d ordered pairs have no promotion. "):format(model.undefined, #model.dtypes * #model.dtypes)
  end
  local list, held = {}, {}
  if model.title or model.source then
    list[1] = (model.title or model.name) .. (model.source and ". Source: " .. model.source or "") .. "."
  end
  if model.note then list[#list + 1] = "Note: " .. model.note end
  list[#list + 1] = first .. rule(model, prefix)
  for _, law in ipairs(model.laws) do
    if law.holds then held[#held + 1] = law.name end
  end
  list[#list + 1] = "Laws that hold: " .. (#held > 0 and table.concat(held, ", ") or "none") .. "."
  for _, law in ipairs(model.laws) do
    if not law.holds then list[#list + 1] = "But " .. law.sentence .. "." end
  end
  return list
end

return verdict
