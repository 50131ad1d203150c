-- runtime-error
error("%s%n|%d", 0)
