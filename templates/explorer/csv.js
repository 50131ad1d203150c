/**
 * From a promotion table in CSV to a system, read as `joinery import` reads a grid (specs/reference.md, "Tables in CSV
 * and Markdown"): a header row, then a row for each dtype. Where the header has no comma, tabs or semicolons separate
 * its cells, as spreadsheets have them.
 */
import { UNDEFINED, UNKNOWN } from "./model.js";
import { definitionOf, knownDtype } from "./known.js";
import { simplestForm } from "./form.js";

/** @import { Dtype, Known, System } from "./model.js" */

/** More than these a page does not judge. */
const TABLE_MOST_DTYPES = 512;
const TABLE_MOST_CHARACTERS = 8000000;

/** Something wrong with a table: what, and the way out. */
class TableError extends Error {
    /**
     * @param {string} what
     * @param {string} hint
     * @param {{ line: number, column: number } | null} [place] both from 1
     */
    constructor(what, hint, place = null) {
        super(`${place ? `line ${place.line}, column ${place.column}: ` : ""}${what} (${hint})`);
    }
}

/** @typedef {{ text: string, line: number, column: number }} Cell */

/**
 * The rows of the text that are not blank, as cells.
 *
 * @param {string} csv
 * @param {string} separator
 */
function rowsOf(csv, separator) {
    const blanks = separator === "\t" ? /[^\S\n\t]*/y : /[^\S\n]*/y;
    const plain = new RegExp(`[^\n${separator}]*`, "y");
    let [at, line, line_start] = [0, 1, 0];
    /** @param {RegExp} pattern */
    const take = (pattern) => {
        pattern.lastIndex = at;
        const text = pattern.exec(csv)?.[0] ?? "";
        at += text.length;
        return text;
    };
    /** @type {Cell[][]} */
    const rows = [];
    while (at < csv.length) {
        /** @type {Cell[]} */
        const cells = [];
        do {
            take(blanks);
            const place = { line, column: at - line_start + 1 };
            const quoted = csv[at] === '"' ? take(/"(?:[^"]|"")*(?:"|$)/y) : null;
            const raw = quoted === null ? take(plain) : quoted.slice(1, -1).replaceAll('""', '"');
            const text = raw.trim().replace(/[^\S\r\n\v\f]/g, "_");
            if (quoted !== null) {
                take(blanks);
                if (!/^"(?:[^"]|"")*"$/.test(quoted))
                    throw new TableError(
                        "the quote that begins here is never closed",
                        'end the cell with a ", or take this one out',
                        place,
                    );
                if (at < csv.length && csv[at] !== separator && csv[at] !== "\n")
                    throw new TableError(
                        "a cell is quoted in part",
                        "put quotes around all of it, and double those inside",
                        place,
                    );
                line += quoted.split("\n").length - 1;
                if (quoted.includes("\n")) line_start = at - (quoted.length - quoted.lastIndexOf("\n") - 1);
            }
            cells.push({ text, ...place });
        } while (csv[at] === separator && ++at <= csv.length);
        at++;
        line++;
        line_start = at;
        if (cells.some((cell) => cell.text)) rows.push(cells);
    }
    return rows;
}

/** What is wrong with the name of a dtype, or null. @param {string} name */
function nameProblem(name) {
    if (name === "") return "is empty";
    if (name === "-") return "means no promotion";
    if (/[\0-\x1f\x7f-\x9f]/.test(name)) return "holds a control character";
    if (/[ \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(name)) return "holds white space";
    if (name.includes(",")) return "holds a comma";
    return /["']/.test(name) ? "holds a quote" : null;
}

/**
 * The names of the header, each once.
 *
 * @param {Cell[]} cells without the corner
 */
function readHeader(cells) {
    /** @type {Map<string, number>} */
    const ids = new Map();
    for (const cell of cells) {
        const problem = nameProblem(cell.text);
        if (problem)
            throw new TableError(
                `the dtype name "${cell.text}" ${problem}`,
                "a name is UTF-8 without white space, commas, quotes and control characters, and is not -",
                cell,
            );
        if (ids.has(cell.text))
            throw new TableError(`the header of the table has "${cell.text}" twice`, "take one column out", cell);
        ids.set(cell.text, ids.size);
    }
    return ids;
}

/**
 * The cells of the rows.
 *
 * @param {Cell[][]} rows without the header
 * @param {Map<string, number>} ids by name
 */
function readRows(rows, ids) {
    const n = ids.size;
    const names = [...ids.keys()];
    const joins = new Int32Array(n * n).fill(UNDEFINED);
    /** @type {Map<number, number>} */
    const lines = new Map();
    for (const [first, ...cells] of rows) {
        const row = ids.get(first.text);
        const named = first.text ? `is named "${first.text}", which the header does not have` : "has no name";
        if (row === undefined)
            throw new TableError(`a row of the table ${named}`, "rows have the names of the header", first);
        const before = lines.get(row);
        if (before !== undefined)
            throw new TableError(
                `the table has a second row "${first.text}"`,
                `the first is on line ${before}: take one out`,
                first,
            );
        lines.set(row, first.line);
        if (cells.length !== n)
            throw new TableError(
                `row "${first.text}" of the table has ${cells.length} cell${cells.length === 1 ? "" : "s"}, not ${n}`,
                "give it one for each column of the header",
                cells[n] ?? first,
            );
        cells.forEach((cell, column) => {
            const where = `row ${first.text}, column ${names[column]} of the table`;
            const value = ids.get(cell.text) ?? (/^(-|none|nan)?$/i.test(cell.text) ? UNDEFINED : undefined);
            if (value === undefined)
                throw new TableError(
                    `${where} has "${cell.text}", which the header does not have`,
                    "add a row and a column for it",
                    cell,
                );
            joins[row * n + column] = value;
        });
    }
    const missing = names.filter((_, id) => !lines.has(id));
    const shown = missing.slice(0, 8).map((name) => `"${name}"`);
    const more = missing.length > shown.length ? ` and ${missing.length - shown.length} more` : "";
    if (missing.length)
        throw new TableError(
            `the table lacks the row${missing.length > 1 ? "s" : ""} ${shown.join(", ")}${more}`,
            `add ${missing.length > 1 ? "them" : "it"}: there is one for each column`,
        );
    return joins;
}

/** i*, f* and c* stand for what they are in Python. */
const PYTHON_SCALARS = new Map([
    ["i*", "i64"],
    ["f*", "f64"],
    ["c*", "c128"],
]);

/**
 * What the dtypes are, judged by their names, with the index of each in `known`, or -1.
 *
 * @param {string[]} names
 * @param {Known} known
 */
function importDtypes(names, known) {
    /** @type {{ dtype: Dtype, index: number }[]} */
    const abstract = names.map((name) => {
        const dtype = { name, title: null, says: "abstract, of unknown values", aliases: [], format: null };
        return {
            dtype: { ...dtype, kind: "abstract", bits: 0, weak: false, definition: `kind = "abstract"` },
            index: -1,
        };
    });
    const isWeak = (/** @type {string} */ name) => name.length > 1 && name.endsWith("*");
    const strong = names.map((name, id) => {
        const found = isWeak(name) ? null : knownDtype(known, name);
        if (!found) return abstract[id];
        const definition = definitionOf(known, found.dtype, found.index) ?? undefined;
        return { dtype: { ...found.dtype, name, aliases: [], definition }, index: found.index };
    });
    return names.map((name, id) => {
        if (!isWeak(name)) return strong[id];
        const stem = PYTHON_SCALARS.get(name) ?? name.slice(0, -1);
        let of = strong.find(({ dtype }) => dtype.name === stem && !isWeak(stem)) ?? null;
        if (!of) {
            const found = knownDtype(known, stem);
            const format = found?.dtype.format;
            if (!found || !format) return abstract[id];
            const listed = strong.find(({ dtype }) => dtype.format === format)?.dtype.name;
            of = { dtype: { ...found.dtype, name: listed ?? format }, index: found.index };
        }
        const says = `weak ${of.dtype.says.replace(/(,| without).*/, "")}: stands for ${of.dtype.name}`;
        const definition = `weak = "${of.dtype.name}"`;
        return { dtype: { ...of.dtype, name, says, weak: true, definition }, index: of.index };
    });
}

/**
 * What conversions cost: as far as both dtypes are known, or one of no more than value bits.
 *
 * @param {{ dtype: Dtype, index: number }[]} imported
 * @param {Known} known
 */
function costsOf(imported, known) {
    const signed = (/** @type {Dtype} */ dtype) => Number(dtype.kind === "int");
    return Uint8Array.from(
        imported.flatMap((from) =>
            imported.map((to) => {
                if (from.index >= 0 && to.index >= 0) return known.costs[from.index * known.dtypes.length + to.index];
                if (![from, to].every(({ dtype }) => ["bool", "int", "uint"].includes(dtype.kind))) return UNKNOWN;
                if (signed(from.dtype) > signed(to.dtype)) return 3;
                return from.dtype.bits - signed(from.dtype) <= to.dtype.bits - signed(to.dtype) ? 0 : 2;
            }),
        ),
    );
}

/**
 * The system of a pasted table, in the simplest form that says the same, or what is wrong with the table, with line and
 * column.
 *
 * @param {string} text
 * @param {Known} known
 * @returns {System | { error: string }}
 */
export function parseTable(text, known) {
    try {
        if (text.length > TABLE_MOST_CHARACTERS)
            throw new TableError(
                `the table has ${text.length} characters, and a page reads ${TABLE_MOST_CHARACTERS}`,
                "`joinery check TABLE.csv` reads more",
            );
        const csv = text.replace(/^\ufeff/, "");
        const header = csv.slice(0, Math.max(0, csv.search(/\n|$/)));
        const separator = [",", "\t", ";"].find((character) => header.includes(character)) ?? ",";
        const rows = rowsOf(csv, separator);
        if (rows.length === 0 || rows[0].length < 2)
            throw new TableError("the table has no dtypes", "begin it with a header row: ,b,u8,i8");
        const n = rows[0].length - 1;
        if (n > TABLE_MOST_DTYPES)
            throw new TableError(
                `the table has ${n} dtypes, and a page judges ${TABLE_MOST_DTYPES}`,
                "`joinery check TABLE.csv` judges more",
            );
        const ids = readHeader(rows[0].slice(1));
        const joins = readRows(rows.slice(1), ids);
        const imported = importDtypes([...ids.keys()], known);
        const dtypes = imported.map(({ dtype }) => dtype);
        return simplestForm(dtypes, joins, costsOf(imported, known), known.says);
    } catch (error) {
        if (error instanceof TableError) return { error: error.message };
        throw error;
    }
}
