/**
 * An edited system as a spec: one that extends the system where that can be said, else the whole. `joinery check` reads
 * it, and it gives the joins that the page shows.
 */

/** @import { Dtype, Edge, Resolve, System } from "./model.js" */

const LUA_WORDS =
    "and break do else elseif end false for function goto if in local nil not or repeat return then true until while";
const LUA_KEYWORDS = new Set(LUA_WORDS.split(" "));

/** @param {string} text */
function luaString(text) {
    const escaped = text
        .replace(/["\\]/g, "\\$&")
        .replace(/[\0-\x1f\x7f]/g, (character) =>
            character === "\n" ? "\\n" : `\\${String(character.charCodeAt(0)).padStart(3, "0")}`,
        );
    return `"${escaped}"`;
}

/** @param {string} key */
function luaKey(key) {
    return /^[A-Za-z_]\w*$/.test(key) && !LUA_KEYWORDS.has(key) ? key : `[${luaString(key)}]`;
}

/** A field whose value is a table of one entry a line. @param {string} name @param {[string, string][]} entries */
function luaTable(name, entries) {
    if (entries.length === 0) return "";
    const width = Math.max(...entries.map(([key]) => key.length));
    return `  ${name} = {\n${entries.map(([key, value]) => `    ${key.padEnd(width)} = ${value},\n`).join("")}  },\n`;
}

/** @param {System} of @param {Edge[]} edges */
function promotesField(of, edges) {
    const from = [...new Set(edges.map(([a]) => a))].sort((a, b) => a - b);
    return luaTable(
        "promotes",
        from.map((a) => {
            const ends = edges.filter(([start]) => start === a).map(([, end]) => luaString(of.dtypes[end].name));
            return [luaKey(of.dtypes[a].name), `{ ${ends.join(", ")} }`];
        }),
    );
}

/** @param {System} of @param {Resolve[]} resolves */
function resolveField(of, resolves) {
    return luaTable(
        "resolve",
        resolves.map(([a, b, value]) => [
            luaKey(`${of.dtypes[a].name},${of.dtypes[b].name}`),
            luaString(value < 0 ? "-" : of.dtypes[value].name),
        ]),
    );
}

/**
 * The grid of some rows and columns, in a long bracket that no name in it closes.
 *
 * @param {System} of
 * @param {number[]} rows
 * @param {number[]} columns
 */
function tableField(of, rows, columns) {
    const name = (/** @type {number} */ id) => (id < 0 ? "-" : of.dtypes[id].name);
    const lines = rows.map((a) => [name(a), ...columns.map((b) => name(of.joins[a * of.n + b]))]);
    lines.unshift(["", ...columns.map(name)]);
    const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)));
    const grid = lines.map((line) => `    ${line.map((cell, at) => cell.padEnd(widths[at])).join("  ")}`.trimEnd());
    const longest = [
        ...of.dtypes
            .map((dtype) => dtype.name)
            .join(" ")
            .matchAll(/\](=*)/g),
    ];
    const equals = "=".repeat(longest.reduce((most, [, found]) => Math.max(most, found.length + 1), 0));
    return `  table = [${equals}[\n${grid.join("\n")}\n  ]${equals}],\n`;
}

/**
 * The laws that are demanded and hold, with a remark on the others.
 *
 * @param {System} made
 */
function lawsField(made) {
    const demanded = made.laws.filter((law) => law.required);
    const broken = demanded.filter((law) => law.holds === false).map((law) => law.name);
    const kept = demanded.filter((law) => law.holds !== false).map((law) => luaString(law.name));
    const remark = broken.length ? `  -- no longer: ${broken.join(", ")}\n` : "";
    return `${remark}  laws = {${kept.length ? ` ${kept.join(", ")} ` : ""}},\n`;
}

/** A name in C for each dtype that needs one given, or null. @param {Dtype[]} dtypes */
function identsOf(dtypes) {
    /** @type {Set<string>} */
    const taken = new Set();
    return dtypes.map(({ name }) => {
        const stem = name.replaceAll("*", "_weak").replace(/[^A-Za-z0-9_]/gu, "_");
        let ident = stem;
        for (let i = 2; ident.endsWith("_") || taken.has(ident.toLowerCase()); i++)
            ident = `${stem.replace(/_+$/, "")}_${i}`;
        taken.add(ident.toLowerCase());
        return ident === name.replaceAll("*", "_weak") ? null : ident;
    });
}

/** @param {Dtype} dtype @returns {string | null} */
function definitionText(dtype) {
    if (dtype.definition) return dtype.definition;
    if (dtype.format) return `${dtype.weak ? "weak" : "as"} = ${luaString(dtype.format)}`;
    if (dtype.weak) return null;
    if (dtype.kind === "int" || dtype.kind === "uint") return `kind = "${dtype.kind}", bits = ${dtype.bits}`;
    return dtype.kind === "abstract" ? 'kind = "abstract"' : null;
}

/**
 * The dtypes in full; null where the page does not know what one of them is made of.
 *
 * @param {Dtype[]} dtypes
 */
function dtypesField(dtypes) {
    const idents = identsOf(dtypes);
    const lines = [];
    for (const [id, dtype] of dtypes.entries()) {
        const definition = definitionText(dtype);
        if (definition === null) return null;
        const more = [
            idents[id] && `ident = ${luaString(idents[id])}`,
            dtype.aliases.length > 0 && `aliases = { ${dtype.aliases.map(luaString).join(", ")} }`,
            dtype.title && `title = ${luaString(dtype.title)}`,
        ].filter(Boolean);
        const plain = dtype.format === dtype.name && !dtype.weak && more.length === 0;
        lines.push(plain ? luaString(dtype.name) : `{ ${[luaString(dtype.name), definition, ...more].join(", ")} }`);
    }
    return `  dtypes = {\n${lines.map((line) => `    ${line},\n`).join("")}  },\n`;
}

/**
 * What a spec that extends `base` must say to be `made`; null where it cannot.
 *
 * @param {System} base
 * @param {System} made
 */
function extension(base, made) {
    const { argument } = base;
    if (argument === "-") return null;
    const has = (/** @type {Edge[] | null} */ edges, /** @type {Edge} */ [a, b]) =>
        Boolean(edges?.some(([from, to]) => from === a && to === b));
    if (base.edges?.some((edge) => !has(made.edges, edge))) return null;
    const lost = made.laws.some((law) => law.required && law.holds === false);
    const laws = lost ? lawsField(made) : "";
    if (made.edges) {
        const added = made.edges.filter((edge) => !has(base.edges, edge));
        return promotesField(made, added) + laws;
    }
    const ids = [...base.dtypes.keys()];
    const differs = (/** @type {number} */ a, /** @type {number} */ b) =>
        base.joins[a * base.n + b] !== made.joins[a * base.n + b];
    const rows = ids.filter((a) => ids.some((b) => differs(a, b)));
    const columns = ids.filter((b) => ids.some((a) => differs(a, b)));
    return (rows.length ? tableField(made, rows, columns) : "") + laws;
}

/**
 * All of it, but for what the system says of kernels.
 *
 * @param {System} made
 */
function wholeSpec(made) {
    const dtypes = dtypesField(made.dtypes);
    if (!dtypes) return null;
    const ids = [...made.dtypes.keys()];
    const form = made.edges ? promotesField(made, made.edges) || "  promotes = {},\n" : tableField(made, ids, ids);
    const nary = made.nary === "bound" ? '  nary = "bound",\n' : "";
    return dtypes + form + resolveField(made, made.resolves) + nary + lawsField(made);
}

/**
 * The Lua text of a spec that is `made`, which edits made of `base`; or why there is none.
 *
 * @param {System} base
 * @param {System} made
 * @returns {{ text: string, why: null } | { text: null, why: string }}
 */
export function specText(base, made) {
    const name = luaString(`${base.name}_edited`);
    const more = extension(base, made);
    if (more !== null)
        return { text: `return {\n  extends = ${luaString(base.argument)},\n  name = ${name},\n${more}}\n`, why: null };
    const whole = wholeSpec(made);
    if (whole !== null) return { text: `return {\n  name = ${name},\n${whole}}\n`, why: null };
    const unknown = `This page does not know what all of the dtypes of ${base.name} are made of`;
    return { text: null, why: `${unknown}, so it cannot write them down: make the edit in the spec itself.` };
}
