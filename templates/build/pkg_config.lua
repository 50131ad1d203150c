-- What the template of PREFIX.pc sees: the libraries that a program needs beside that of the kernels.
local c = import("engine/c")
local stub_calls = import("kernels/stub_calls")

return function(model, prefix, _, _, plan, isas)
  local words = {}
  for i, library in ipairs(stub_calls.libraries(stub_calls.of(plan, isas, prefix))) do words[i] = " -l" .. library end
  return { libraries = table.concat(words), title = c.comment(model.title or "kernels of " .. model.name) }
end
