local function deeper(s)
  return (s:gsub("x", deeper))
end
return { name = deeper("x") }
