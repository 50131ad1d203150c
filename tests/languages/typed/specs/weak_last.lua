-- Weak dtypes last, after a fold from the left that depends on the order.
return { name = "weak_last", extends = "array_api", nary = "fold_then_weak", without = { "c64", "c128", "c*" }, laws = {} }
