-- The forms of kernels: the C type of each, its parameters, and what its operands are called among these.
--
--   binary    of one or two operands, and conversions
--   ternary   of three
--   checked   conversions that say which elements failed

local forms = {}

forms.binary = {
  type = "kernel", operands = { "a", "b" },
  parameters = { "const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks" },
}

forms.ternary = {
  type = "ternary_kernel", operands = { "a", "b", "c" },
  parameters = { "const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step,",
                 "const void *c, ptrdiff_t c_step, void *out, size_t blocks" },
}

forms.checked = {
  type = "checked_kernel", operands = { "in" },
  parameters = { "const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks" },
}

-- That of a kernel of the plan.
function forms.of(kernel) return forms[kernel.form or "binary"] end

return forms
