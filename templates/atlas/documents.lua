-- The documents that stand beside the atlas, in the order in which they are listed: one a line, because the build reads
-- this list to make them a part of the program.
return {
  { title = "Guide", documents = {
    { path = "README.md", label = "Start" },
    { path = "specs/README.md", label = "Specs by example" },
  } },
  { title = "Reference", documents = {
    { path = "specs/reference.md", label = "The spec file" },
    { path = "specs/laws.md", label = "Laws, classes, costs" },
    { path = "specs/diagnostics.md", label = "Diagnostics" },
    { path = "specs/installed.md", label = "Installed specs" },
    { path = "templates/calls.md", label = "Calls" },
    { path = "templates/numerics.md", label = "Numerics" },
    { path = "generator/cli/README.md", label = "Command line" },
    { path = "generator/cli/json.md", label = "JSON" },
    { path = "templates/glossary.md", label = "Glossary" },
  } },
  { title = "Inside", documents = {
    { path = "generator/README.md", label = "The generator" },
    { path = "templates/README.md", label = "Templates" },
    { path = "templates/isa/README.md", label = "Instruction sets" },
    { path = "CONTRIBUTING.md", label = "Contributing" },
    { path = "CHANGELOG.md", label = "Changes" },
  } },
}
