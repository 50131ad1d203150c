-- runtime-error
return string.unpack("s8", ("\xFF"):rep(7) .. "\x7F")
