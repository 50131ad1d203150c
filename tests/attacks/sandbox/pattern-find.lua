-- time-limit
return ("a"):rep(200):find((".-"):rep(30) .. "b")
