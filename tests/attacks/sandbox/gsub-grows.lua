-- memory-limit
return ("a"):rep(1000000):gsub("a", ("b"):rep(1000000))
