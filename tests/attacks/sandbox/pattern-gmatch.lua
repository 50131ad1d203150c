-- time-limit
for _ in ("a"):rep(300):gmatch(("a*"):rep(31) .. "b") do end
