-- Names and texts that formats might take for something else.
local names = {
  "<script>alert(1)</script>", "a|b", "`c`", "*d*", "_e_", "[f](g)", "</td>", "&amp;", "\u{1F600}",
  "\u{1F469}\u{200D}\u{1F680}", "\u{202E}gpj", "x\u{200F}y", "\u{5D0}\u{5D1}", "$x$", "<!--", "1.", "*/", "{{h}}", "\\",
  "~~k~~", "a_b", string.rep("w", 200),
}
local dtypes = { "i8", "u8", { "i*", weak = "i8" } }
for i, name in ipairs(names) do
  dtypes[#dtypes + 1] = { name, kind = "abstract", ident = "n" .. i, title = "\"><img src=x onerror=alert(1)>\u{2066}" }
end
return {
  name   = "disguised",
  title  = "</title><script>alert(1)</script> \"quotes\" | `ticks` *stars* \u{202E}drawkcab\u{202C} \u{1F600} $x$ \u{9B}2J",
  source = "1. <!-- --> & &amp; \\ ~~struck~~",
  note   = "- [link](javascript:alert(1))\n# no heading",
  dtypes = dtypes,
  promotes = {
    [names[1]] = { names[2] }, [names[2]] = { names[4] }, [names[3]] = { names[4] }, [names[11]] = { names[22] },
    [names[12]] = { names[22] }, [names[4]] = { names[22] }, u8 = { "i8" },
  },
  laws   = {},
}
