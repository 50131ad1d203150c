-- memory-limit
return ("x"):rep(1 << 30)
