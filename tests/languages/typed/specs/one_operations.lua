-- One dtype with operations of one operand and of two: their tables have the same cell, and not the same shape.
return {
  name = "one_operations",
  dtypes = { "f32" },
  promotes = { f32 = {} },
  ops = { "add", "negative", exp = { arity = 1, operands = "float" }, hypot = { operands = "float" } },
}
