/** Pasted tables: judged as `joinery check` judges the same file, and clear about what is wrong with one. */
import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parseTable } from "../../templates/explorer/csv.js";
import { explore, installed, joinery, judged } from "./support.mjs";

/** @import { System } from "../../templates/explorer/model.js" */

const { known } = explore("python");
const folder = mkdtempSync(join(tmpdir(), "joinery-explorer-"));

/** The system of a table that must be good. @param {string} csv @returns {System} */
function parsed(csv) {
    const found = parseTable(csv, known);
    assert.ok(!("error" in found), JSON.stringify(found));
    return found;
}

/** @param {System} system */
function described(system) {
    const dtypes = system.dtypes.map(({ name, says, format, kind, bits, weak }) => ({
        name,
        says,
        format,
        kind,
        bits,
        weak,
    }));
    return { ...judged(system), dtypes, form: system.form, resolves: system.resolves, costs: [...system.costs] };
}

/**
 * Compares what the page makes of a table, in any of some spellings, with what the program makes of it.
 *
 * @param {string} csv
 * @param {string[]} [spellings]
 */
function compareTable(csv, spellings = [csv]) {
    const file = join(folder, "pasted.csv");
    writeFileSync(file, csv);
    const told = described(explore(file).system);
    for (const spelling of spellings) assert.deepEqual(described(parsed(spelling)), told);
}

for (const name of installed())
    test(`the table of ${name}`, () => {
        const csv = joinery(["table", name, "--format", "csv"]);
        compareTable(csv, [csv, csv.replaceAll(",", "\t"), csv.replaceAll(",", ";")]);
    });

test("names of other systems, weak ones, and some that nobody knows", () => {
    const names =
        "Bool,unsigned char,np.byte,torch.float32,DT_HALF,DataType::Int8,int128,hugeint,u24,i3,bf16*,date,date*,i*," +
        "f*,B,b*," +
        "complex of f16,chalf,bcomplex32,float complex,f8e4m3fn,DOUBLE PRECISION,UINT5_T,int08,x.y.int16,::int8,q*,*";
    const list = names.split(",").map((name) => name.replaceAll(" ", "_"));
    const rows = list.map((row, a) => [row, ...list.map((column, b) => (b >= a ? column : row))].join(","));
    const csv = `,${names}\n${rows.join("\n")}\n`;
    const file = join(folder, "names.csv");
    writeFileSync(file, csv);
    const [here, there] = [parsed(csv), explore(file).system];
    const widths = ["u24", "i3", "UINT5_T"].map((name) =>
        list.indexOf(name),
    ); /* whose costs the page does not know all */
    const costs = (/** @type {System} */ system) =>
        [...system.costs].filter(
            (_, at) => !widths.includes(at % list.length) && !widths.includes(Math.floor(at / list.length)),
        );
    assert.deepEqual({ ...described(here), costs: 0, verdict: 0 }, { ...described(there), costs: 0, verdict: 0 });
    assert.deepEqual(costs(here), costs(there));
});

test("a byte order mark, line ends of other systems, blanks, quotes and blank rows", () => {
    compareTable('\ufeff"a, corner", u8 ,"i8"\r\n\r\n u8,"u8",-\r\n,,\r\n"i8" , - ,i8');
    compareTable(',"a,b"\n"a,b","a,b"\n'.replaceAll("a,b", "ab"));
    compareTable(',\xa0u8 ,"\ufeffan i8\u2003"\nu8,u8,\nan\xa0i8,NaN,an i8');
    compareTable(",u8,none\nu8,u8,None\nnone,-,none");
});

test("random tables", () => {
    for (let seed = 1; seed <= 60; seed++) {
        let state = seed;
        const below = (/** @type {number} */ bound) => (state = (state * 48271) % 2147483647) % bound;
        const names = ["i8", "u8", "i16", "f16", "f32", "date", "i*", "c64"].slice(0, 1 + below(8));
        const n = names.length;
        const order = names.map((_, a) => names.map((_, b) => Math.max(a, b)));
        const changes = below(3) * below(1 + n);
        for (let i = 0; i < changes; i++) {
            const [a, b, value] = [below(n), below(n), below(n + 1) - 1];
            order[a][b] = value;
            if (below(2)) order[b][a] = value;
        }
        const cell = (/** @type {number} */ id) => names[id] ?? "-";
        compareTable(`,${names}\n${names.map((name, a) => `${name},${order[a].map(cell)}`).join("\n")}\n`);
    }
});

/** What is said of bad tables. */
const bad = [
    ["", "the table has no dtypes (begin it with a header row: ,b,u8,i8)"],
    ["u8", "the table has no dtypes (begin it with a header row: ,b,u8,i8)"],
    [",u8,i8,u8\n", 'line 1, column 8: the header of the table has "u8" twice (take one column out)'],
    [",u8,-\n", 'line 1, column 5: the dtype name "-" means no promotion'],
    [",u8,\n", 'line 1, column 5: the dtype name "" is empty'],
    [',u8,"a""b"\n', 'line 1, column 5: the dtype name "a"b" holds a quote'],
    [",u8,i8\nu8,u8\n", 'line 2, column 1: row "u8" of the table has 1 cell, not 2 (give it one for each column'],
    [",u8,i8\nu8,u8,-,-\n", 'line 2, column 9: row "u8" of the table has 3 cells, not 2'],
    [
        ",u8,i8\nu8,u8,i16\n",
        'line 2, column 7: row u8, column i8 of the table has "i16", which the header does not have',
    ],
    [",u8,i8\nu8,u8,\n", 'the table lacks the row "i8"'],
    [",u8,i8\ni9,u8,-\n", 'line 2, column 1: a row of the table is named "i9", which the header does not have'],
    [",u8\nu8,u8\nu8,u8\n", 'line 3, column 1: the table has a second row "u8" (the first is on line 2: take one out)'],
    [",u8,i8\nu8,u8,-\n", 'the table lacks the row "i8" (add it: there is one for each column)'],
    [',u8\nu8,"u8"x\n', "line 2, column 4: a cell is quoted in part"],
    [',u8\nu8,"u8\n', "line 2, column 4: the quote that begins here is never closed"],
    [`,${Array.from({ length: 600 }, (_, id) => `x${id}`)}\n`, "the table has 600 dtypes, and a page judges 512"],
    ["x".repeat(8000001), "the table has 8000001 characters, and a page reads 8000000"],
];

for (const [csv, error] of bad)
    test(`a bad table: ${csv.slice(0, 40)}`, () => {
        const found = parseTable(csv, known);
        assert.ok("error" in found && found.error.startsWith(error), JSON.stringify(found).slice(0, 300));
    });
