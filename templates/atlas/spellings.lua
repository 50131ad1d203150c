-- What the dtypes of a system are called by those who use it: jnp.bfloat16, where specs say bf16.

-- What stands in front of a dtype in programs.
local prefixes = {
  numpy = "np.", pytorch = "torch.", torch_113 = "torch.", tensorflow = "tf.", mlx = "mx.", keras = "", array_api = "",
  jax = "jnp.", jax_2020 = "jnp.", jax_lax = "jnp.", jax_strict = "jnp.", jax_today = "jnp.", python = "",
}

local words = { i = "int", u = "uint", f = "float", bf = "bfloat", c = "complex" }

-- A dtype in full: "bfloat16" for bf16. What is no such name is itself.
local function full(dtype)
  if dtype.weak then return "weak " .. dtype.kind end
  local format = dtype.format or dtype.name
  if format == "b" then return "bool" end
  local letters, rest = format:match("^(%l+)(%d[%w_]*)$")
  return words[letters] and words[letters] .. rest or format
end

-- What a dtype of the system `name` is called there; a weak one is that of Python's scalars.
local function own(name, dtype)
  local prefix = prefixes[name]
  if not prefix then return dtype.name end
  if dtype.weak then return "Python " .. dtype.kind end
  if name == "mlx" and dtype.format == "b" then return "mx.bool_" end
  return prefix .. full(dtype)
end

-- What a system is called in a list.
local function system(of)
  local title = (of.title or of.name):gsub("^JEP 9407: ", "")
  return utf8.len(title) > 24 and title:match("^(.-),") or title
end

return { full = full, own = own, system = system }
