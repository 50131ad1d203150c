local t = { [{}] = 1, [print or math.sin] = 2 }
for k in pairs(t) do
end
return {}
