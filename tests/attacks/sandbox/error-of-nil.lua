-- runtime-error
error(nil)
