"""The dispatch of a C file as one writes it by hand: its lists spelled out, and a switch in a switch for each SWITCH."""
import pathlib
import re
import subprocess


def preprocessed(flags, header, lines):
    """What the preprocessor makes of each line."""
    text = f'#include "{header}"\n' + "".join(f"@{line}\n" for line in lines)
    command = ["cc", "-E", "-P", "-x", "c", *flags, "-"]
    text = subprocess.run(command, input=text, check=True, capture_output=True, text=True).stdout
    return [" ".join(part.split()) for part in text.split("@")[1:]]


def switch(operands, rows, otherwise, indent="    "):
    """A switch over the first operand and, in its cases, over the others. Each row: the values, then the statement."""
    lines = [f"{indent}switch ({operands[0]}) {{"]
    for value in dict.fromkeys(row[0] for row in rows):
        inner = [row[1:] for row in rows if row[0] == value]
        lines.append(f"{indent}case {value}:")
        if len(operands) > 1:
            lines += switch(operands[1:], inner, otherwise, indent + "    ")
        else:
            lines.append(f"{indent}    {inner[0][0]};")
        lines.append(f"{indent}    break;")
    return lines + [f"{indent}default:", f"{indent}    {otherwise};", f"{indent}}}"]


def by_hand(source, header, flags, prefix):
    """The text of the file `source`, which then needs only the header that the generated one includes."""
    text = pathlib.Path(source).read_text()
    calls = re.compile(rf"^ *{prefix}_(SWITCH|FOR_EACH)_(\w+)\((.*)\);?$", re.M)
    lists = sorted({name.removesuffix("_COMPUTE") for _, name, _ in calls.findall(text)})
    made = preprocessed(flags, header, [f"{prefix}_FOR_EACH_{name}(ROW, _)" for name in lists])
    rows = {name: [row.split(", ") for row in re.findall(r"ROW ?\(_, ([^)]*)\)", line)] for name, line in zip(lists, made)}
    types = list(dict.fromkeys(word for row in rows["CONVERT"] for word in row))
    enumerators = dict(zip(types, preprocessed(flags, header, [f"{prefix}_ENUM_{word}" for word in types])))

    def written(call):
        kind, name, words = call.groups()
        words = [word.strip() for word in words.split(",")]
        if kind == "FOR_EACH":
            return "\n".join(f"{words[0]}({', '.join([words[1], *row])})" for row in rows[name])
        *operands, case, argument, otherwise = words
        skipped = len(operands) if name.endswith("_COMPUTE") else 0
        cases = [[enumerators[word] for word in row[:len(operands)]] + [f"{case}({', '.join([argument, *row[skipped:]])})"]
                 for row in rows[name.removesuffix("_COMPUTE")]]
        return "\n".join(switch(operands, cases, otherwise))

    text = calls.sub(written, text)
    elements = preprocessed(flags, header, [f"{prefix}_TYPE_{word}" for word in types])
    words = [f"#define {prefix}_TYPE_{word} {element}" for word, element in zip(types, elements)]
    words += [f"#define {prefix}_ENUM_{word} {enumerators[word]}" for word in types if f"{prefix}_ENUM_" in text]
    return text.replace(f'#include "{header}"', "#include <stdint.h>\n" + "\n".join(words))
