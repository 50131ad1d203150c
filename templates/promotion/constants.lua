-- The macros that are constant expressions: the preprocessor looks them up in rows of numbers, which tables are made of
-- too. A number is the value of a dtype, or tables.none; a row has a cell for each value.
local bound = import("promotion/bound")
local lists = import("engine/lists")
local sorting = import("promotion/sorting")

local constants = {}

local most_operands = 8
local past_end = 256 -- the value of no dtype here

local letters = { "a", "b", "c", "d", "e", "f", "g", "h" }

-- The first n letters, each as `form` says (by default itself), with something in between.
local function letters_of(n, separator, form)
  local list = {}
  for i = 1, n do list[i] = form and form(letters[i], i) or letters[i] end
  return table.concat(list, separator or ", ")
end

-- What the macros of the rule "bound" need beside.
local function bound_of(P, tables, rule)
  local macros = setmetatable({}, { __index = rule })

  -- Whether a dtype comes before another one (0), is the same (1), or comes after it (2). What is no dtype comes first.
  function macros.order_row(d)
    local list = lists.map(tables.by_value, function(other)
      return (not d or not other or d.id < other.id) and 0 or d.id == other.id and 1 or 2
    end)
    return table.concat(list, ", ")
  end

  -- The common upper bounds of n numbers, a word an argument.
  function macros.common(n)
    local words = {}
    for w = 1, rule.words do
      words[w] = letters_of(n, " & ", function(letter) return P .. "_ABOVE_" .. w .. "_##" .. letter .. "##_" end)
    end
    return table.concat(words, ", ")
  end
  -- Whether two of n are kept apart.
  function macros.is_apart(n)
    local words = {}
    for w = 1, rule.apart.words do
      local function any(row)
        return letters_of(n, " | ", function(letter) return ("%s_%s_%d_##%s##_"):format(P, row, w, letter) end)
      end
      words[w] = ("((%s) & (%s)) != 0"):format(any("ITSELF"), any("APART"))
    end
    return table.concat(words, " || ")
  end
  function macros.word_parameters() return letters_of(rule.words, ", ", function(_, w) return "w" .. w end) end
  -- Whether the words w1, w2, ... are `set`.
  function macros.is(set)
    local list = {}
    for w = 1, rule.words do list[w] = ("(w%d) == %s"):format(w, bound.word(set and set[w] or 0)) end
    return table.concat(list, " && ")
  end

  -- One of b, c, ... that is not a; a where there is none.
  function macros.other(n)
    local text = "a"
    for i = n, 2, -1 do text = ("%s_UNLIKE_(a, %s, %s)"):format(P, letters[i], text) end
    return text
  end
  -- Whether b, c, ... are a or x.
  function macros.few(n)
    local list = {}
    for i = 2, n do list[#list + 1] = ("(%s == a || %s == x)"):format(letters[i], letters[i]) end
    return table.concat(list, " && ")
  end

  -- The layers that sort 4 or 8 numbers: for each the arguments of the next.
  function macros.layers(n)
    local layers = {}
    for i, layer in ipairs(sorting[n]) do
      local arguments = table.move(letters, 1, n, 1, {})
      for _, pair in ipairs(layer) do
        local both = letters[pair[1]] .. ", " .. letters[pair[2]]
        arguments[pair[1]] = P .. "_LOW_(" .. both .. ")"
        arguments[pair[2]] = P .. "_HIGH_(" .. both .. ")"
      end
      layers[i] = table.concat(arguments, ", ")
    end
    return layers
  end
  -- The first n letters as 4 or 8 arguments: those that are missing are a.
  function macros.filled(n)
    return letters_of(n) .. (", a"):rep((n <= 4 and 4 or 8) - n)
  end
  -- The fold of sorted numbers, each once.
  function macros.fold(n)
    local text = "a"
    for i = 2, n do text = ("%s_NEXT_(%s, %s, %s)"):format(P, text, letters[i - 1], letters[i]) end
    return text
  end
  return macros
end

-- Nil where the values of dtypes are no numbers that can be part of a name. `tables` are those of
-- tables.of, `rule` is that of bound.of.
function constants.of(model, P, tables, rule)
  if not model.is_plain then return nil end
  local macros = { most = most_operands, past_end = past_end, letters = letters_of }
  macros.bound = rule and rule.is_order and bound_of(P, tables, rule)
  macros.then_weak = bound.then_weak(model)
  macros.has_result = not rule or rule.is_order
  macros.is_fold = not macros.bound and not macros.then_weak and macros.has_result

  -- The row of what comes before any dtype.
  function macros.itself()
    local list = lists.map(tables.by_value, function(d) return d and d.value or tables.none end)
    return table.concat(list, ", ") .. ", " .. tables.none
  end
  -- The fold of the first n letters, those for which WORD_1_ does nothing left out, after what `join` says.
  function macros.nested(n, word, join, more)
    for i = 1, n do join = ("%s_%s_(%s, %s%s)"):format(P, word, join, letters[i], more or "") end
    return join
  end
  -- The first of n letters that is strong; EVERY where all are weak.
  function macros.first_strong(n)
    local text = "EVERY"
    for i = n, 1, -1 do text = ("%s_FIRST_(%s, %s)"):format(P, letters[i], text) end
    return text
  end

  -- The parameters of the macro that picks the argument after `count` others.
  function macros.parameters(count)
    local list = {}
    for i = 0, count do list[#list + 1] = "x" .. i end
    list[#list + 1] = "..."
    return table.concat(list, ", ")
  end

  -- The numbers of n operands, the first of which has the prefix already, and their checks.
  local function operands(n, form)
    local list = {}
    for i = 1, n do list[i] = form:gsub("%$", (i == 1 and "" or P .. "_##") .. letters[i]) end
    return list
  end
  function macros.numbers(n) return operands(n, P .. "_NUMBER_($##_VALUE_)") end
  function macros.checks(n) return operands(n, P .. "_CHECK_($##_VALUE_, $)") end
  -- The fold of the first n letters.
  function macros.fold(n)
    local text = letters[1]
    for i = 2, n do text = ("%s_JOIN_(%s, %s)"):format(P, text, letters[i]) end
    return text
  end
  return macros
end

return constants
