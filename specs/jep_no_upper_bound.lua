-- The first of the two ways not to be a join-semilattice: nothing lies above both B and C.
return {
  name   = "jep_no_upper_bound",
  title  = "JEP 9407: a pair without an upper bound",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",

  dtypes = { { "A", kind = "abstract" }, { "B", kind = "abstract" }, { "C", kind = "abstract" } },

  promotes = {
    A = { "B", "C" },
  },

  laws = { "order", "uniqueness", "idempotence", "commutativity", "associativity", "least" },
}
