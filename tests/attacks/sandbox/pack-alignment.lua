-- runtime-error
return string.pack("!17i4", 1)
