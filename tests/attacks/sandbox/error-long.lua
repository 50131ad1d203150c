-- runtime-error
error(("x\n"):rep(1000000))
