-- Operations whose destination chooses among several results, as ggml's do, and others that write their signatures down.
-- The values of dtypes differ from one test to the next: lists.py has them.
local values, host = nil, nil
local dtypes = {}
for i, name in ipairs { "f16", "bf16", "f32", "i32" } do dtypes[i] = { name, value = values and values[i] } end

return {
  name = "nd", dtypes = dtypes, laws = {}, host = host,
  promotes = { f16 = { "f32" }, bf16 = { "f32" }, i32 = {} },
  ops = {
    only = true,
    add = { signatures = { "f32 f32 -> f32", "f16 f16 -> f16", "f16 f32 -> f16 in f32", "f16 f32 -> f32",
                           "bf16 bf16 -> bf16 in f32", "bf16 f32 -> bf16 in f32", "bf16 f32 -> f32" } },
    scale = { signatures = { "f16 f32 -> f16 in f32", "f32 f32 -> f32", "i32 f32 -> f32" } },
    fma = { arity = 3, signatures = { "f16 f16 f32 -> f32", "f16 f16 f32 -> f16 in f32", "i32 i32 i32 -> i32" } },
    copy = { arity = 1, signatures = { "f32 -> bf16", "f32 -> f16", "f32 -> f32", "i32 -> f32 in i32" } },
  },
}
