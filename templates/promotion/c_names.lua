-- The names of a model that generated files cannot have, as findings { rule, list, at, what, hint }: the name of the
-- diagnostic, what is wrong with an entry of the model's list of that name, and what to do. Without a list it is about the
-- name of the spec. A name is refused only where files are in a language that cannot have it.
local find_collisions = import("promotion/collisions")
local namespace_of = import("engine/names").namespace

local function find_keywords(model, findings)
  for part in namespace_of(model):gmatch("[^:]+") do
    if model.is_keyword(part) then
      if model.options.prefix then
        error(("--prefix '%s' is a word of C or C++, so C++ cannot have a namespace of that name"):format(part), 0)
      end
      findings[#findings + 1] = {
        rule = "reserved-name", hint = "take another, or generate with --prefix",
        what = ('the spec\'s name "%s" is a word of C or C++, so C++ cannot have a namespace of that name'):format(part) }
    end
  end
  for at, op in ipairs(model.ops) do
    if op.stub and model.is_keyword(op.name) then
      findings[#findings + 1] = {
        rule = "reserved-name", list = "ops", at = at, hint = "give the operation another name",
        what = ('the operation "%s" is a word of C or C++, so C++ cannot have a function of that name'):format(op.name) }
    end
  end
end

local function find_nameless(model, language, findings)
  for at, d in ipairs(model.dtypes) do
    if d.ident == "" then
      findings[#findings + 1] = { rule = "missing-ident", list = "dtypes", at = at,
                                  what = ('dtype "%s" cannot be written in %s'):format(d.name, language),
                                  hint = ('give it an ident: { "%s", ident = "...", ... }'):format(d.name) }
    end
  end
end

-- `spoken`: the languages in which files have names that joinery makes, as keys; C may be "enum", an enum's alone.
return function(model, spoken)
  local findings = {}
  if spoken["C++"] then find_keywords(model, findings) end
  for _, language in ipairs({ "C", "C++", "Python", "Rust" }) do
    if spoken[language] then
      find_nameless(model, language, findings)
      break
    end
  end
  if spoken.C then find_collisions(model, findings, spoken.C == "enum") end
  return findings
end
