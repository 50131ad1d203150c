-- time-limit
return ("a"):rep(300):match(("a*"):rep(31) .. "b")
