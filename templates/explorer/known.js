/** What names mean, as `joinery import` reads them (specs/reference.md, "Names that import knows"). */

/** @import { Dtype, Known } from "./model.js" */

const INTEGER_MOST_BITS = 256;

/**
 * A name as it is compared: case does not count, and a blank has become `_`.
 *
 * @param {string} name
 */
export function foldedName(name) {
    return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replaceAll(" ", "_");
}

/**
 * The name behind the module that stands in front of it, as in torch.float32, DataType::Int8 and DT_HALF; or "".
 *
 * @param {string} name
 */
function nameBehindModule(name) {
    const colons = name.indexOf("::");
    if (colons > 0) return name.slice(colons + 2);
    const dot = name.indexOf(".");
    if (dot > 0) return name.slice(dot + 1);
    const prefix = ["dt_", "npy_"].find((start) => foldedName(name).startsWith(start));
    return prefix ? name.slice(prefix.length) : "";
}

/**
 * An integer of 1 to 256 bits: int128, uint5_t, i3, and s8, si8, ui8 as XLA and MLIR have them.
 *
 * @param {string} name
 */
function integerNamed(name) {
    const parts = /^(?:(u?int)([1-9]\d{0,2})(?:_t)?|(u|i|s|si|ui)([1-9]\d{0,2}))$/.exec(foldedName(name));
    const bits = Number(parts?.[2] ?? parts?.[4]);
    if (!parts || bits > INTEGER_MOST_BITS) return null;
    return { kind: (parts[1] ?? parts[3]).startsWith("u") ? "uint" : "int", bits };
}

/**
 * What a name means: a dtype of `known` with its index, or an integer of a width that is not there, and -1; null if
 * nobody knows it.
 *
 * @param {Known} known
 * @param {string} name
 * @returns {{ index: number, dtype: Omit<Dtype, "name"> } | null}
 */
export function knownDtype(known, name) {
    for (let rest = name; rest; rest = nameBehindModule(rest)) {
        const own = known.dtypes.findIndex((dtype) => dtype.name === rest);
        let index = own;
        if (own < 0 && rest.length > 1) index = known.names.get(foldedName(rest)) ?? -1;
        const integer = index < 0 ? integerNamed(rest) : null;
        if (integer)
            index = known.dtypes.findIndex((dtype) => dtype.kind === integer.kind && dtype.bits === integer.bits);
        if (index >= 0) return { index, dtype: known.dtypes[index] };
        if (!integer) continue;
        const says = `${integer.kind === "int" ? "signed" : "unsigned"} integer, ${integer.bits} bits`;
        return { index, dtype: { title: null, says, aliases: [], format: null, ...integer, weak: false } };
    }
    return null;
}

/**
 * What a spec says after the name of a dtype that is none of the well-known ones; null where the page does not know it.
 *
 * @param {Known} known
 * @param {Omit<Dtype, "name">} dtype
 * @param {number} index its index in `known`, or -1
 */
export function definitionOf(known, dtype, index) {
    if (dtype.format) return `as = "${dtype.format}"`;
    if (dtype.kind === "int" || dtype.kind === "uint") return `kind = "${dtype.kind}", bits = ${dtype.bits}`;
    if (dtype.kind === "abstract") return `kind = "abstract"`;
    const part = known.dtypes.find(
        (float, at) =>
            float.kind === "float" &&
            2 * float.bits === dtype.bits &&
            known.costs[at * known.dtypes.length + index] === 0,
    );
    return dtype.kind === "complex" && part ? `kind = "complex", of = "${part.name}"` : null;
}
