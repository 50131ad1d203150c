-- AVX2: the statements of a block, for the templates of checked conversions.
local block = {}

local ELEMENTS = 32

-- The statements that do a block from element i on, `statements`, as a loop; the first of them is the text of all, with
-- "i + 0" for where it begins. What is rare is made short so.
function block.looped(statements)
  if #statements == 1 then return statements end
  return { ("for (size_t k = i; k < i + %d; k += %d)"):format(ELEMENTS, ELEMENTS // #statements),
           "    " .. statements[1]:gsub("i %+ 0", "k") }
end

return block
