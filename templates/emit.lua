-- Which files a model gives: an ordered list of { path, group, text }, the manifest last. This is what the program
-- calls; everything else in this folder is reached from here.
local render = import("engine/render")
local names = import("engine/names")
local provenance = import("engine/provenance")
local c = import("engine/c")

-- Files a group: the template of each, its name after the prefix, and the Lua that prepares what it sees.
local promotion = { group = "tables", prepare = "promotion/promotion",
                    { "_promotion.h", "promotion/promotion.h.tmpl" }, { "_promotion.hpp", "promotion/promotion.hpp.tmpl" } }
local groups = { promotion }

return function(model)
  local prefix = names.prefix(model)
  local files = {}
  local function add(group, path, template, values)
    function values.banner(what, paragraphs) return provenance.banner(model, path, what, paragraphs or {}) end
    files[#files + 1] = { path = path, group = group, text = render.text(template, values) }
  end
  -- Tables need nothing of the instruction sets, and reading what is known of those takes longer than making tables.
  local kernels_wanted = model.options.dispatch or model.options.kernels
  local isas = (kernels_wanted or model.options.isas) and names.isas(model) or {}
  local function with(values)
    values.model, values.dtypes, values.n = model, model.dtypes, #model.dtypes
    values.prefix, values.P, values.c = prefix, prefix:upper(), c
    values.ops, values.isas = names.ops(model), isas
    values.files, values.command = files, provenance.command(model)
    return values
  end

  for _, group in ipairs(groups) do
    if model.options[group.group] then
      local values = with(import(group.prepare)(model, prefix))
      for _, file in ipairs(group) do add(group.group, prefix .. file[1], file[2], values) end
    end
  end
  local values = with(import("build/manifest")(model, prefix))
  values.kernels = { isas = {}, list = {}, stages = {} }
  if kernels_wanted then
    local kernels = import("kernels/kernels")
    local planned = kernels.of(model, values.ops, values.isas)
    for _, file in ipairs(kernels.files(planned, model, prefix)) do
      if model.options[file.group] then add(file.group, file.path, file.template, with(file.values)) end
    end
    values.kernels = kernels.report(planned)
  end
  add("manifest", prefix .. ".json", "build/manifest.json.tmpl", values)
  files.isas = values.kernels.isas -- what there is of kernels, for the summary
  return files
end
