-- time-limit
string.itself = string
while true do local _ = ("").itself.itself.itself end
