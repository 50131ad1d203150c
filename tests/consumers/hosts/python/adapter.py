promote = arrays.promote
known = {"uint8 + int8": "a tie of widths goes by name", "int8 + uint8": "so does this one"}
