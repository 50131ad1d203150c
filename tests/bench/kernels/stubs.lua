-- What stubs.py measures: functions of SLEEF, and two functions in portable C.
local endings = {
  scalar = { f32 = "f1_%spurec",     f64 = "d1_%spurec" },
  avx2   = { f32 = "f8_%savx2",      f64 = "d4_%savx2" },
  avx512 = { f32 = "f16_%savx512f",  f64 = "d8_%savx512f" },
}

local function sleef(name, version)
  local stub = { header = "sleef.h", link = { "sleef" }, cpu = { avx2 = "fma" } }
  for isa, by_type in pairs(endings) do
    stub[isa] = {}
    for dtype, ending in pairs(by_type) do
      stub[isa][dtype] = "Sleef_" .. name .. ending:format(version)
    end
  end
  return { stub = stub, kernels = "bool integer float" }
end

local function by_hand(name)
  return { arity = 1, domain = "float", stub = { header = "stubs.h", scalar = name .. "_%s", link = { "m" } } }
end

return {
  name = "stubs",
  extends = "numpy",
  ops = {
    only = true, "convert", add = {},
    exp = sleef("exp", "u10"), hypot = sleef("hypot", "u05"),
    gelu = by_hand("gelu"), bend = by_hand("bend"),
  },
}
