-- Texts and names with which a page, a drawing, a document or a comment of C would do what it must not, if they were taken
-- for more than text. What they try to call is alert.
local script  = "<script>alert(1)</script>"
local quotes  = [["><img src=x onerror=alert(2)> ' onmouseover='alert(3) ` ${alert(4)} {{alert(5)}}]]
local ends    = "</style></title></textarea></svg> --> ]]> */ alert(6); /* ??/"
local formats = "%s %n %d $(alert) &lt;b&gt; &amp; \u{2028} *bold* _em_ | [link](javascript:alert(7)) ~~~ ```"
local right   = "\u{202e}txet desrever\u{202c} \u{200f}שלום\u{2067}عربي\u{2069}"
local long    = string.rep("long🦖", 40)

return {
  name   = "hostile",
  title  = script .. quotes .. ends .. formats .. right .. "🦖👩‍🔬",
  source = ends .. "\\\n" .. script .. "\\",
  note   = formats .. "\n" .. quotes .. "\n" .. ends .. "\\\n" .. right .. "\n" .. long .. " \\",

  dtypes = {
    { "b", title = quotes },
    { "<script>alert(8)</script>", as = "i8", ident = "script", title = script,
      aliases = { "<img/src=x/onerror=alert(9)>" } },
    { "</script><!--*/\\", as = "i16", ident = "closing", title = ends .. "\\" },
    { "${alert(10)}%s&lt;`|*_[x](y)#;", as = "i32", ident = "formats", title = formats },
    { "\u{202e}שלום\u{2067}🦖", as = "f32", ident = "right_to_left", title = right },
    { long, as = "f64", ident = "long_name", title = long },
    { "i8*", weak = "i8", ident = "weak_i8" },
    { "</style>-->", kind = "abstract", ident = "style" },
    { "__proto__", kind = "abstract", ident = "proto" },
    { "constructor", kind = "abstract", ident = "a_constructor" },
  },

  promotes = {
    b = { "i8*" },
    ["i8*"] = { "<script>alert(8)</script>" },
    ["<script>alert(8)</script>"] = { "</script><!--*/\\", "__proto__", "constructor" },
    ["</script><!--*/\\"] = { "${alert(10)}%s&lt;`|*_[x](y)#;" },
    ["${alert(10)}%s&lt;`|*_[x](y)#;"] = { "\u{202e}שלום\u{2067}🦖" },
    ["\u{202e}שלום\u{2067}🦖"] = { long },
    ["</style>-->"] = { long },
  },

  resolve = { ["__proto__,constructor"] = "</style>-->" },
  laws    = {},
}
