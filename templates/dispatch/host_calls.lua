-- The functions of NAME_kernels.h as C++ has them for the enum of a host: a list of { name, parameters, arguments }, where
-- what belongs to an array is on a line of its own.
local function element(cpp, name)
  return { parameters = ("dtype %s_dtype, const void *%s"):format(name, name),
           arguments = ("%s, %s"):format(cpp.own(name .. "_dtype"), name) }
end

-- One dimension, or any number: how many elements there are, and how an array's lie.
local shapes = {
  [""] = { parameters = "std::size_t n", arguments = "n", stride = "std::ptrdiff_t %s_stride", given = "%s_stride" },
  _nd = { parameters = "std::size_t dims, const std::size_t *shape", arguments = "dims, shape",
          stride = "const std::ptrdiff_t *%s_strides", given = "%s_strides" },
}

-- `form`: { suffix, op, arrays, converts }: the type of its operation, its operands, and whether it is given the dtype of
-- its results. `alpha` is one element.
local function call(cpp, name, form)
  local shape = shapes[form.suffix or ""]
  local parameters, arguments = { shape.parameters }, { shape.arguments }
  if form.op then parameters[1], arguments[1] = form.op .. " which, " .. parameters[1], "which, " .. arguments[1] end
  local function add(each, array)
    local is_one = array == "alpha"
    parameters[#parameters + 1] = each.parameters .. (is_one and "" or ", " .. shape.stride:format(array))
    arguments[#arguments + 1] = each.arguments .. (is_one and "" or ", " .. shape.given:format(array))
  end
  for _, array in ipairs(form.arrays) do add(element(cpp, array), array) end
  local out = { parameters = "void *out", arguments = "out" }
  if form.converts then
    out = { parameters = "dtype out_dtype, void *out", arguments = cpp.own("out_dtype") .. ", out" }
  end
  add(out, "out")
  return { name = name, parameters = table.concat(parameters, ",\n    "),
           arguments = table.concat(arguments, ",\n        ") }
end

-- Those of a driver, "flat" or "nd".
return function(plan, driver, cpp)
  local two, one = { "a", "b" }, { "in" }
  local list, nd = {}, driver == "nd"
  local function add(...) list[#list + 1] = call(cpp, ...) end
  add("binary", { op = "op", arrays = two })
  if nd then add("binary_nd", { suffix = "_nd", op = "op", arrays = two, converts = true }) end
  add("unary", { op = "unary_op", arrays = one })
  if nd then add("unary_nd", { suffix = "_nd", op = "unary_op", arrays = one }) end
  if plan.has_convert then
    if nd then add("binary_into", { op = "op", arrays = two, converts = true }) end
    add("convert", { arrays = one, converts = true })
    if nd then add("convert_nd", { suffix = "_nd", arrays = one, converts = true }) end
  end
  if plan.scales and nd then add("add_scaled_nd", { suffix = "_nd", arrays = { "a", "alpha", "b" }, converts = true }) end
  for _, group in ipairs(plan.of_three) do
    for _, suffix in ipairs({ "", nd and "_nd" or nil }) do
      add(group.name .. suffix, { suffix = suffix, arrays = { "x", "y", "z" } })
    end
  end
  return list
end
