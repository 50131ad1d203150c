-- How the libraries write dtypes and promotions, where specs say bf16.
local spellings = {}

-- What stands in front of a dtype; what is called where `+` promotes otherwise; what promotes several dtypes at once; what
-- else to say; the option without which, as by default, 64-bit dtypes are narrowed to 32 bits. Systems that are not here
-- have no more than their specs' names.
local libraries = {
  array_api  = { prefix = "" },
  jax        = { prefix = "jnp.", all = "jnp.result_type", wide = "jax_enable_x64" },
  jax_2020   = { prefix = "jnp." },
  jax_lax    = { prefix = "jnp.", call = "lax.add", wide = "jax_enable_x64" },
  jax_strict = { prefix = "jnp.", all = "jnp.result_type", remark = " (strict)", wide = "jax_enable_x64" },
  jax_today  = { prefix = "jnp.", all = "jnp.result_type", wide = "jax_enable_x64" },
  keras      = { prefix = "", all = "keras.backend.result_type" },
  mlx        = { prefix = "mx." },
  numpy      = { prefix = "np.", all = "np.result_type" },
  python     = { prefix = "" },
  pytorch    = { prefix = "torch." },
  tensorflow = { prefix = "tf." },
  torch_113  = { prefix = "torch." },
}

local words = { i = "int", u = "uint", f = "float", bf = "bfloat", c = "complex" }

-- A dtype in full: "bfloat16" for bf16. What is no such name is itself.
function spellings.full(dtype)
  if dtype.weak then return "weak " .. dtype.kind end
  local format = dtype.format or dtype.name
  if format == "b" then return "bool" end
  local letters, rest = format:match("^(%l+)(%d[%w_]*)$")
  return words[letters] and words[letters] .. rest or format
end

-- What a dtype of the system `name` is called there; a weak one is that of Python's scalars.
function spellings.own(name, dtype)
  local library = libraries[name]
  if not library then return dtype.name end
  if dtype.weak then return "Python " .. dtype.kind end
  if name == "mlx" and dtype.format == "b" then return "mx.bool_" end
  return library.prefix .. spellings.full(dtype)
end

-- What stands in front of dtypes of the system `name`.
function spellings.prefix(name) return libraries[name] and libraries[name].prefix or "" end

-- How the system `name` writes a promotion: call, all, remark, wide; "" for what is not needed.
function spellings.promotion(name)
  local library = libraries[name] or {}
  return { call = library.call or "", all = library.all or "result_type", remark = library.remark or "",
           wide = library.wide or "" }
end

-- What a system is called in a list.
function spellings.system(system)
  local title = (system.title or system.name):gsub("^JEP 9407: ", "")
  return utf8.len(title) > 24 and title:match("^(.-),") or title
end

return spellings
