-- The second way: C and D both lie above A and B, and neither lies below the other.
return {
  name   = "jep_no_unique_lub",
  title  = "JEP 9407: a pair without a unique least upper bound",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",

  dtypes = {
    { "A", kind = "abstract" }, { "B", kind = "abstract" }, { "C", kind = "abstract" }, { "D", kind = "abstract" },
  },

  promotes = {
    A = { "C", "D" },
    B = { "C", "D" },
  },

  laws = { "order", "idempotence", "commutativity", "associativity", "least" },
}
