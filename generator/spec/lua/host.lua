-- What other code calls dtypes: `host` of a spec, and of a dtype. Words are by "LANGUAGE.WORD".
local native, reader = require("native"), require("reader")
local M = {}
local report = reader.report

-- Those of a list of words or languages that a language has, also by name.
local function known_of(words, language)
  local known = {}
  for _, word in ipairs(words) do
    if not language or word.languages >> language.index & 1 == 1 then known[#known + 1], known[word.name] = word, word end
  end
  return known
end

-- Whether a word is code of its language.
local function check_word(language, subject, word, form, place)
  local problem = native.host_word_problem(word, language.index, form)
  if not problem then return true end
  if form == native.import_form and (language.name == "c" or language.name == "cpp") then
    report(place, "bad-header", ('%s is "%s", which cannot be included'):format(subject, word),
           "name a file, such as dtype.h or <lib/dtype.h>")
  else
    report(place, "bad-host-word", ('%s is "%s", which %s'):format(subject, word, problem),
           ("write %s in %s"):format(native.host_forms[form + 1], language.title))
  end
end

-- A word; an integer is one too. nil after a diagnostic.
local function read_word(language, at, subject, form)
  local value = math.type(at.value) == "integer" and tostring(at.value) or at.value
  local word = reader.string(value, at.place, subject)
  local control = word and word:find("[\1-\9\11-\31\127]")
  if word and (control or word == "") then
    report(at.place, "bad-text", subject .. (control and " holds a control character" or " is empty"), "take it out")
    return
  end
  return word and check_word(language, subject, word, form, at.place) and word or nil
end

-- The words of a language, into `found`. A string, where that may be, is the first of them, and a table has that at [1].
local function read_words(language, at, owner, words, may_be_string, found)
  local name = "host." .. language.name
  local function read(word, value, label)
    local key = language.name .. "." .. word.name
    found[key] = read_word(language, value, ("`%s` of %s"):format(label, owner), word.form)
    return found[key] ~= nil
  end
  if may_be_string and type(at.value) == "string" then return read(words[1], at, name) end
  if type(at.value) ~= "table" then
    report(at.place, "wrong-type", ("`%s` of %s is a %s"):format(name, owner, type(at.value)),
           ("make it %sa table"):format(may_be_string and "a string or " or ""))
    return false
  end
  local named = may_be_string and table.move(words, 2, #words, 1, {}) or words
  reader.check_fields(at, ("`%s` of %s"):format(name, owner), known_of(named, language), may_be_string and 1 or 0)
  local good = true
  for _, word in ipairs(words) do
    local first = may_be_string and word == words[1]
    local value = first and reader.items_to(at, 1)[1] or reader.field(at, word.name)
    if value.value ~= nil then good = read(word, value, first and name or name .. "." .. word.name) and good end
  end
  return good
end

-- What to do about words that are not in a language.
local function hints_of(words, may_be_string)
  local hints = {}
  for i = may_be_string and 2 or 1, #words do
    local word = words[i]
    for j = #native.languages, 1, -1 do
      local language = native.languages[j]
      if word.languages >> language.index & 1 == 1 then
        hints[word.name] = ("say for which language: %s = { %s = ... }"):format(language.name, word.name)
      end
    end
  end
  return hints
end

-- The words of each language, and those languages of which one is wrong.
local function read_languages(at, owner, words, may_be_string)
  local found, bad, hints = {}, {}, hints_of(words, may_be_string)
  reader.check_fields(at, "`host` of " .. owner, known_of(native.languages), nil, nil, hints)
  for _, language in ipairs(native.languages) do
    local value = reader.field(at, language.name)
    if value.value ~= nil and not read_words(language, value, owner, words, may_be_string, found) then
      bad[#bad + 1] = language
    end
  end
  return found, bad
end

-- `host` of a dtype, and whether it is good; subject: `dtype "f16"`.
function M.read_dtype(at, subject)
  local found, bad = read_languages(at, subject, native.dtype_words, true)
  return found, #bad == 0
end

-- `host` of the spec. Words of a language come from the base, unless the spec speaks of that language.
function M.read(read, at)
  local spec, base = read.spec, read.base
  spec.host, spec.bad_host = {}, 0
  if at then
    local bad
    spec.host, bad = read_languages(at, "the spec", native.host_words, false)
    for _, language in ipairs(bad) do spec.bad_host = spec.bad_host | 1 << language.index end
  end
  local own = {}
  for key in pairs(spec.host) do own[key:match("^[^.]*")] = true end
  for key, word in pairs(base and base.host or {}) do
    if not own[key:match("^[^.]*")] then spec.host[key] = word end
  end
end

return M
