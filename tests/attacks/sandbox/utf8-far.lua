-- runtime-error
return utf8.offset("abc", math.mininteger, 99)
