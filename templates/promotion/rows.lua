-- How C finds the row of tables of a dtype: by the value of its enumerator, or where these are sparse by its place.
local rows = {}

-- C expressions over others:
--   number(d)      the number of the row of a dtype; of a value that is none model.limit or more, or a row without one
--   index(d)       the same where it is an index
--   row_dtype(i)   the dtype of a row
function rows.of(model, prefix)
  local expressions = {}
  if model.is_dense then
    function expressions.number(d) return "(unsigned)" .. d end
    function expressions.index(d) return model.is_plain and d or expressions.number(d) end
    function expressions.row_dtype(i) return ("(%s_dtype)%s"):format(prefix, i) end
  else
    function expressions.number(d) return ("%s_place_(%s)"):format(prefix, d) end
    expressions.index = expressions.number
    function expressions.row_dtype(i) return ("(%s_dtype)%s_dtypes_[%s]"):format(prefix, prefix, i) end
  end
  return expressions
end

return rows
