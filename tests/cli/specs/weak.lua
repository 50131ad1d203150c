-- A semilattice with weak dtypes, and a conversion that rounds.
return {
  name = "weak",
  source = "made for tests",
  note = "i* yields to what stands beside it",
  dtypes = { "i8", "i32", "f32", { "i*", weak = "i32" } },
  promotes = { ["i*"] = { "i8" }, i8 = { "i32" }, i32 = { "f32" } },
}
