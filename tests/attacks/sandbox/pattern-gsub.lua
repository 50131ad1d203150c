-- time-limit
return ("a"):rep(300):gsub(("a*"):rep(31) .. "b", "")
