-- Which files a model gives, { files, kernels }: an ordered list of { path, group, text, keep }, the manifest last; and what
-- each instruction set has of kernels, in words. Where names cannot be names in these files, { findings }
-- (promotion/c_names.lua); where options ask for what cannot be, { refusals }, messages. This is what the program calls;
-- everything else that makes files is reached from here.
local render = import("engine/render")
local names = import("engine/names")
local provenance = import("engine/provenance")
local c = import("engine/c")
local lists = import("engine/lists")
local types = import("kernels/physical_types")
local ctypes = import("promotion/ctypes")
local imports = import("promotion/imports")

-- The files of the group "tables".
local function promotion_files(model, prefix)
  local values = import("promotion/promotion")(model, prefix)
  return {
    { group = "tables", path = prefix .. "_promotion.h", template = "promotion/promotion.h.tmpl", values = values },
    { group = "tables", path = prefix .. "_promotion.hpp", template = "promotion/promotion.hpp.tmpl", values = values },
  }
end

-- The plan of all kernels, and what each instruction set has of it.
local function planned(model, prefix, ops, wanted)
  local plan = import("kernels/plan")(model, ops)
  return plan, import("kernels/fallbacks")(plan, model, wanted, prefix)
end

-- The files of the groups "dispatch" and "kernels", and what the manifest tells of the kernels.
local function kernel_files(model, prefix, plan, isas)
  if prefix == "joinery" then error("names of the driver begin with joinery_: choose another one with --prefix", 0) end
  local kernels = import("kernels/kernels")
  local dispatch = import("dispatch/dispatch")(model, plan, isas, prefix)
  local files = {
    { group = "dispatch", path = prefix .. "_kernels.h", template = "kernels/kernels.h.tmpl",
      values = kernels.header(plan, isas, dispatch) },
    { group = "dispatch", path = prefix .. "_dispatch.c", template = "dispatch/dispatch.c.tmpl",
      values = dispatch },
    { group = "dispatch", path = "joinery_isa.h", template = "dispatch/joinery_isa.h", values = {} },
  }
  if model.options.driver ~= "none" then
    local driver = "joinery_driver.h"
    files[#files + 1] = { group = "dispatch", path = driver, template = "dispatch/" .. driver, values = {} }
    table.insert(files, 2, { group = "dispatch", path = prefix .. "_kernels.hpp", template = "dispatch/typed.hpp.tmpl",
                             values = import("dispatch/typed")(model, plan, prefix) })
  end
  for _, entry in ipairs(isas) do
    for _, file in ipairs(kernels.files(plan, entry, prefix)) do files[#files + 1] = file end
  end
  for _, suffix in ipairs({ "cmake", "mk" }) do
    files[#files + 1] = { group = "kernels", path = prefix .. "_sources." .. suffix,
                          template = "build/sources." .. suffix .. ".tmpl",
                          values = import("build/sources")(plan, isas, prefix) }
  end
  return files, kernels.report(plan, isas, prefix)
end

-- The files of the languages that are asked for: one group, since they come only where they are asked for.
local function language_files(model, languages, prefix, plan, isas)
  local list, ops = {}, names.table_ops(model)
  for _, language in ipairs(languages) do
    local values = import(language.values)(model, prefix, ops, language.name, plan, isas)
    for _, file in ipairs(language.files) do
      list[#list + 1] = { group = "languages", word = language.name, path = prefix .. file.suffix, template = file.template,
                          values = values, keep = file.keep or false }
    end
  end
  return list
end

-- The languages in which files have names that joinery makes, as keys; "enum" where these are those of an enum alone, in
-- files that come last in the list of languages.
local function spoken(model, languages)
  local options, host_c = model.options, model.host.c
  local has_driver = options.dispatch and options.driver ~= "none"
  local found = { C = options.tables or options.dispatch or options.kernels, ["C++"] = options.tables or has_driver }
  for _, language in ipairs(languages) do
    for _, name in ipairs(language.speaks or {}) do
      local is_of_host = language.enum and name == "C" and host_c and host_c.dtype
      found[name] = found[name] or not is_of_host and (language.enum and "enum" or true)
    end
  end
  return found
end

-- "avx2: 7, 3 fallbacks": what an instruction set has of kernels.
local function in_words(isa)
  local parts = { ("%s: %d"):format(isa.name, isa.kernels) }
  for _, part in ipairs({ { isa.fallbacks, "fallback" }, { isa.override_points, "override point" } }) do
    local count, label = part[1], part[2]
    if count > 0 then parts[#parts + 1] = ("%d %s%s"):format(count, label, count == 1 and "" or "s") end
  end
  return table.concat(parts, ", ")
end

return function(model)
  types.define(model.formats) -- before instruction sets read their templates
  local languages = names.languages(model)
  local findings = import("promotion/c_names")(model, spoken(model, languages))
  if #findings > 0 then return { findings = findings } end
  local refusals = model.options.ops_text and import("engine/ops_option")(model) or {}
  if #refusals > 0 then return { refusals = refusals } end
  import("kernels/stubs").add_to(import("kernels/ops"), model) -- before anything is made of operations
  local options, prefix, ops = model.options, names.prefix(model), names.ops(model)
  -- Tables need nothing of the instruction sets, and reading what is known of those takes longer than making tables.
  local kernels_wanted = options.dispatch or options.kernels
  local planning = kernels_wanted or #lists.filter(languages, function(language) return language.planned end) > 0
  local isas = (planning or options.isas) and names.isas(model) or {}
  local files, remarks = {}, {}
  local shared = { model = model, dtypes = model.dtypes, n = #model.dtypes, prefix = prefix, P = prefix:upper(), c = c,
                   map = lists.map, namespace = names.namespace(model),
                   cpp = import("promotion/host").of(model, prefix),
                   ops = ops, isa_names = isas, files = files, command = provenance.command(model) }
  local rows = import("promotion/rows").of(model, prefix)
  shared.number, shared.index, shared.row_dtype = rows.number, rows.index, rows.row_dtype
  local taken = {}
  local function add(file)
    local values = file.values
    local word, other = file.word or file.group, taken[file.path]
    if other then error(("--emit %s and %s would both write %s: choose one"):format(other, word, file.path), 0) end
    taken[file.path] = word
    values.path = file.path
    function values.banner(subject, paragraphs, width)
      return provenance.banner(model, file.path, subject, paragraphs or {}, width)
    end
    function values.comment(margin, subject, paragraphs)
      return provenance.comment(model, margin, file.path, subject, paragraphs or {})
    end
    local text = render.text(file.template, values, shared)
    imports.refuse_own(model, file.path, text)
    remarks[#remarks + 1] = imports.hidden(file.path)
    files[#files + 1] = { path = file.path, group = file.group, text = text, keep = file.keep or false }
  end
  local function add_wanted(list)
    for i, file in ipairs(list) do
      host.progress(("%s (%d of %d files)"):format(file.path, i, #list))
      if options[file.group] then add(file) end
    end
  end

  if options.tables then add_wanted(promotion_files(model, prefix)) end
  local plan, entries
  if planning then
    plan, entries = planned(model, prefix, ops, isas)
    local collision = import("kernels/collisions")(plan, prefix, entries, select(2, ctypes.of(model, prefix)))
    if collision then return { findings = { collision } } end
  end
  local report = { isas = {}, list = {}, stages = {}, stubs = {} }
  if kernels_wanted then
    local list
    list, report = kernel_files(model, prefix, plan, entries)
    add_wanted(list)
  end
  add_wanted(language_files(model, languages, prefix, plan, entries))
  local manifest = import("build/manifest")(model)
  manifest.kernels, manifest.files = report, lists.filter(files, function(file) return not file.keep end)
  host.progress(prefix .. ".json")
  add({ group = "manifest", path = prefix .. ".json", template = "build/manifest.json.tmpl", values = manifest })
  return { files = files, remarks = remarks, kernels = lists.map(report.isas, in_words) }
end
