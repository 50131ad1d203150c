-- What the templates of the lists of sources see: for each instruction set, its files.
local c = import("engine/c")
local kernels = import("kernels/kernels")
local stub_calls = import("kernels/stub_calls")

return function(plan, isas, prefix)
  local sources, names, gcc_windows = {}, {}, false
  for i, entry in ipairs(isas) do
    local source = { name = entry.name, NAME = entry.NAME, isa = entry.isa, files = {} }
    for _, file in ipairs(kernels.sources(plan, entry, prefix)) do source.files[#source.files + 1] = file.path end
    sources[i] = source
    names[i] = " " .. entry.NAME
    gcc_windows = gcc_windows or entry.isa.flags.gcc_windows or false
  end
  local called = stub_calls.of(plan, isas, prefix)
  return { one_line = c.comment, sources = sources, gcc_windows = gcc_windows, calls_host = #called > 0,
           libraries = stub_calls.libraries(called),
           section_flags = "-ffunction-sections -fdata-sections",
           why_sections = "with --gc-sections, a linker drops kernels that no call uses",
           excess_precision = "with -std=c11 it computes floats in double", isa_list = table.concat(names),
           words = function(text) return text == "" and "" or " " .. text end }
end
