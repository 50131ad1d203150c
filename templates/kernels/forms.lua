-- The forms of kernels, as the expression of each has it: the C type, its parameters, and what operands are called among
-- these.
--
--   binary    of one or two operands, and conversions
--   ternary   of three
--   checked   conversions that say which elements failed

local expression = import("kernels/expression")
local lists = import("engine/lists")

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

-- All of them, in order.
forms.list = { forms.binary, forms.ternary, forms.checked }

-- That of a kernel.
function forms.of(kernel)
  local tree = kernel.expression
  return tree.together and forms.checked or expression.arity(tree) == 3 and forms.ternary or forms.binary
end

-- Those of a list of kernels that have a form.
function forms.only(form, kernels)
  return lists.filter(kernels, function(kernel) return forms.of(kernel) == form end)
end

return forms
