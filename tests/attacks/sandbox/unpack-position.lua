-- no-table
return string.unpack("i4", "abcd", math.mininteger)
