local where = string.format("%p", {})
return { name = where }
