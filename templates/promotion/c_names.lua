-- The names of a model that generated files cannot have, as findings { rule, list, at, what, hint }: the name of the
-- diagnostic, what is wrong with an entry of the model's list of that name, and what to do. Without a list it is about the
-- name of the spec.
local find_collisions = import("promotion/collisions")

local function find_keywords(model, findings)
  if not model.options.prefix and model.is_keyword(model.name) then
    findings[#findings + 1] = {
      rule = "reserved-name", hint = "take another, or generate with --prefix",
      what = ('the spec\'s name "%s" is a word of C or C++, so C++ cannot have a namespace of that name')
        :format(model.name) }
  end
  for at, op in ipairs(model.ops) do
    if op.stub and model.is_keyword(op.name) then
      findings[#findings + 1] = {
        rule = "reserved-name", list = "ops", at = at, hint = "give the operation another name",
        what = ('the operation "%s" is a word of C or C++, so C++ cannot have a function of that name'):format(op.name) }
    end
  end
end

local function find_nameless(model, findings)
  for at, d in ipairs(model.dtypes) do
    if d.ident == "" then
      findings[#findings + 1] = { rule = "missing-ident", list = "dtypes", at = at,
                                  what = ('dtype "%s" cannot be written in C'):format(d.name),
                                  hint = ('give it an ident: { "%s", ident = "...", ... }'):format(d.name) }
    end
  end
end

-- `has_c`: files have names of C that joinery makes.
return function(model, has_c)
  local findings = {}
  if has_c then find_keywords(model, findings) end
  find_nameless(model, findings)
  if has_c then find_collisions(model, findings) end
  return findings
end
