-- runtime-error
return (("x"):rep(300000)):match(("x?"):rep(300000))
