"""Texts that mean something where they do not belong, and specs that carry one in every place for text."""

LONG = "x" * 100_000

# Each is a name for messages, and the bytes.
TEXTS = {
    "comment-end": "*/ int evil; /*", "comment-in-comment": "/* // */", "trigraph": "??/", "trigraphs": "??/\n??' ??< ??> ??= ??-",
    "backslash-at-end": "ends in \\", "backslash-newline": "line\\\nevil", "comment-end-split": "*\\\n/ evil", "quotes": "'\"`'''\"\"\"",
    "command": "$(touch evil)", "backticks": "`touch evil`", "variable": "${evil} $ENV{HOME} @evil@", "generator": "$<1:evil>",
    "list": "a;b;;c", "hash": "# evil", "bracket": "]] ]=] [[ [=[", "newlines": "a\nb\r\nc\rd", "line-separators": "a\u2028b\u2029c\u0085d",
    "form-feed": "a\fb\vc", "nul": "a\0b", "bell": "\a\b\x7f", "escape": "\033[31mred\033]0;title\a\033P\033\\", "c1": "\u009b31m\u009d0;x\u009c",
    "bidi": "\u202egnp\u202c \u2066x\u2069 \u200e\u200f\u061c", "zero-width": "a\u200bb\u200c\u200d\ufeffc", "bom": "\ufeffbom", "tags": "\U000e0041\U000e007f",
    "script": "<script>alert(1)</script>", "style": "</style><b>", "cdata": "]]>", "comment-html": "<!-- --> --!>", "entity": "&amp; &lt; &#0;",
    "attribute": "\" onload=\"evil()", "link": "[x](javascript:evil) ![y](z) <http://evil>", "table-mark": "a|b|c", "fence": "```\nevil\n```",
    "markdown": "# h\n- l\n1. n\n> q\n---\n*b* _i_ ~s~", "dot": "\"]; evil [label=\"\\N\\G\\l", "formula": "=cmd|' /C calc'!A0",
    "percent": "%s %n %d %%", "template": "<%= evil %> <?php ?> {{ evil }} ${evil}", "python": "\\N{DIGIT ONE} \\x \\u12 {0}", "rust": "{evil} \\u{1} r#\"", "typescript": "${evil} */ // @ts-ignore",
    "directive": "\n#include \"evil.h\"\n", "workflow": "::error::evil\n::set-output name=a::b", "make": "evil: ; touch evil\n\ttouch evil", "invalid": b"\xff\xfe \xc0\xaf \xed\xa0\x80 \xf4\x90\x80\x80 \xe2\x80",
    "long": LONG, "empty": "", "space": " ",
}


def as_bytes(text):
    return text if isinstance(text, bytes) else text.encode()


def lua(text):
    """A string of Lua, whatever is in it."""
    return '"' + "".join(f"\\{byte:03d}" for byte in as_bytes(text)) + '"'


def name_of(text):
    """What of the text a dtype's name may hold, or None."""
    try:
        decoded = as_bytes(text).decode()
    except UnicodeDecodeError:
        return None
    kept = "".join(c for c in decoded if c.isprintable() and not c.isspace() and c not in ",'\"")
    return kept[:2000] if kept.strip("-") else None


def spec(text, name=None, extra=""):
    """A spec of three dtypes, with the text as title, source, note, a dtype's title and, where it can be, a dtype's name
    and alias. Operations and kernels are few, so that all of it can be compiled."""
    given = lua(text)
    dtype = lua(name) if name else '"plain"'
    return (f"return {{ name = 'hostile', title = {given}, source = {given}, note = {given},\n"
            f"  dtypes = {{ {{ 'b', title = {given} }}, {{ {dtype}, as = 'u8', ident = 'odd', title = {given}"
            f"{', aliases = { ' + lua(name + '2') + ' }' if name else ''} }}, 'i16' }},\n"
            f"  promotes = {{ b = {{ {dtype} }}, [{dtype}] = {{ 'i16' }} }}, ops = {{ 'add' }}{extra} }}\n")
