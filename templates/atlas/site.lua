-- The atlas: from the model (generator/site/atlas_model.h) to a list of files { path, text }, the manifest last.
local paths = import("atlas/paths")
local system_page = import("atlas/system_page")

-- The systems, earlier versions among them, and the studies: those that are compared with each other.
local function worlds_of(model)
  local systems, studies = {}, {}
  for _, group in ipairs({ "system", "earlier", "design-note" }) do
    for i, system in ipairs(model.systems) do
      system.number = i
      if system.group == group then table.insert(group == "design-note" and studies or systems, system) end
    end
  end
  return { systems, studies }
end

-- model.difference by systems, each pair looked up once.
local function differences_of(model)
  local found = {}
  return function(left, right)
    local key = left.number .. " " .. right.number
    found[key] = found[key] or model.difference(left.number, right.number)
    return found[key]
  end
end

-- The script of the site: its modules, those that others import first, without their imports and exports, so that it runs
-- from a disk, too.
local function script()
  local text = {}
  for i, path in ipairs({ "explorer/dom.js", "explorer/host.js", "explorer/wasi.js", "explorer/program.js",
                          "atlas/question.js", "atlas/lookup.js", "atlas/answers.js", "atlas/search.js" }) do
    text[i] = ("\n" .. host.read(path)):gsub('\nimport .-";', ""):gsub("\nexport ", "\n")
  end
  return '"use strict";\n(() => {' .. table.concat(text) .. "})();\n"
end

return function(model)
  local files, worlds, difference = {}, worlds_of(model), differences_of(model)
  files[1] = import("atlas/index")(worlds, difference, model)
  for _, systems in ipairs(worlds) do
    for _, system in ipairs(systems) do
      host.progress(system.name)
      local picture = model.picture(system.number)
      files[#files + 1] = system_page.file(system, model, picture ~= nil)
      files[#files + 1] = import("atlas/difference_pages")(system, systems, difference)
      if picture then files[#files + 1] = { path = paths.picture(system.name), text = picture } end
    end
  end
  for _, file in ipairs(import("atlas/document_pages")(model)) do files[#files + 1] = file end
  files[#files + 1] = { path = "site.css", text = model.palette .. host.read("atlas/site.css") }
  files[#files + 1] = { path = "atlas.js", text = script() }
  if model.module then
    files[#files + 1] = { path = "module.js", text = ('var joineryModule = "%s";\n'):format(model.module) }
    for _, file in ipairs({ system_page.shared(model) }) do files[#files + 1] = file end
  end
  files[#files + 1] = import("atlas/manifest")(files)
  return files
end
