-- The list of the files of a site with their hashes: by it, the next run knows which files are its own.
local html = import("atlas/html")

return function(files)
  local list = {}
  for i, file in ipairs(files) do
    list[i] = "    " .. html.json({ keys = { "path", "sha256" }, path = file.path, sha256 = host.sha256(file.text) })
  end
  return { path = "atlas.json", text = ('{\n  "notice": %s,\n  "files": [\n%s\n  ]\n}\n'):format(
    html.json("Made by joinery " .. host.version .. ". The next run removes the files listed here that it no longer makes."),
    table.concat(list, ",\n")) }
end
