-- What a reader of generated code should know of the spec's laws, in sentences.
local verdict = {}

local function shown(name) return name or "nothing" end

-- A failure the way a person would show it.
local example = {}
function example.order(w) return ("%s <= %s <= %s but not %s <= %s"):format(w.a, w.b, w.c, w.a, w.c) end
function example.existence(w) return ("%s and %s have no upper bound"):format(w.a, w.b) end
function example.uniqueness(w) return ("%s v %s could be %s"):format(w.a, w.b, table.concat(w.bounds, " or ")) end
function example.idempotence(w) return ("%s v %s = %s"):format(w.a, w.a, shown(w.left)) end
function example.commutativity(w)
  return ("%s v %s = %s but %s v %s = %s"):format(w.a, w.b, shown(w.left), w.b, w.a, shown(w.right))
end
function example.associativity(w)
  return ("(%s v %s) v %s = %s but %s v (%s v %s) = %s"):format(w.a, w.b, w.c, shown(w.left), w.a, w.b, w.c, shown(w.right))
end
function example.least(w) return ("%s v %s = %s, which is not below %s"):format(w.a, w.b, shown(w.left), shown(w.right)) end

function verdict.example(law)
  local witness = {}
  for _, entry in ipairs(law.witness) do witness[entry[1]] = entry[2] end
  if law.name == "least" and (witness.right == witness.a or witness.right == witness.b) then
    return ("%s v %s = %s, which is not above %s"):format(witness.a, witness.b, shown(witness.left), witness.right)
  end
  return example[law.name](witness)
end

local meaning = {
  ["lattice"] = "every two dtypes have a least upper bound and a greatest lower one",
  ["join-semilattice"] = "every two dtypes have a least upper bound",
  ["partial-lattice"] = "where two dtypes promote, it is to their least upper bound",
  ["table"] = "not every law of a lattice holds",
}

-- Whether a fold over many dtypes depends on their order.
local function folding(model, prefix)
  local holds = {}
  for _, law in ipairs(model.laws) do holds[law.name] = law.verdict == "holds" end
  local fold = prefix .. "_result_type"
  if not (holds.commutativity and holds.associativity) then
    return fold .. " is the fold from the left, and depends on the order of its operands."
  elseif model.total or model.gaps == 0 then
    return fold .. " does not depend on the order of its operands."
  end
  return fold .. " is the fold from the left; in another order it may be undefined, but never another dtype."
end

-- A list of paragraphs.
function verdict.paragraphs(model, prefix)
  local first = ("Class: %s, that is, %s. "):format(model.class, meaning[model.class])
  if model.undefined > 0 then
    first = first .. ("%d of %d ordered pairs have no promotion. "):format(model.undefined, #model.dtypes * #model.dtypes)
  end
  local list, held = {}, {}
  if model.title or model.source then
    list[1] = (model.title or model.name) .. (model.source and ". Source: " .. model.source or "") .. "."
  end
  list[#list + 1] = first .. folding(model, prefix)
  for _, law in ipairs(model.laws) do
    if law.verdict == "holds" then held[#held + 1] = law.name end
  end
  list[#list + 1] = "Laws that hold: " .. (#held > 0 and table.concat(held, ", ") or "none") .. "."
  for _, law in ipairs(model.laws) do
    if law.verdict == "fails" then
      local count = law.failures and ("for %d of %d %s"):format(law.failures, law.cases, law.unit) or "for some " .. law.unit
      list[#list + 1] = ("Law that fails: %s, %s, e.g. %s."):format(law.name, count, verdict.example(law))
    elseif law.verdict == "unknown" then
      list[#list + 1] = ("Law not decided, for want of time: %s."):format(law.name)
    end
  end
  return list
end

return verdict
