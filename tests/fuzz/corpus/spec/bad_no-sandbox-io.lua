local text = io.open("secret"):read("a")
return { name = text }
