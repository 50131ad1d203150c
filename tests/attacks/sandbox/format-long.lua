-- runtime-error
return ("%" .. ("0"):rep(100000) .. "d"):format(1)
