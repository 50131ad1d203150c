// Specs that a test makes, because they are large.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratch } from "./harness.mjs";

/**
 * A lattice of rows * columns dtypes: each promotes to the next of its row and to the next of its column.
 * @param {number} rows
 * @param {number} columns
 * @returns {string} the path of a spec that is called gridN, N the number of its dtypes
 */
export function gridSpec(rows, columns) {
    const name = `grid${rows * columns}`;
    /** @type {string[]} */
    const dtypes = [];
    /** @type {string[]} */
    const edges = [];
    for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
            const above = [];
            if (row + 1 < rows) above.push(`"r${row + 1}c${column}"`);
            if (column + 1 < columns) above.push(`"r${row}c${column + 1}"`);
            dtypes.push(`{ "r${row}c${column}", kind = "${row % 2 ? "uint" : "int"}", bits = ${1 + ((row + column) % 64)} }`);
            edges.push(`    r${row}c${column} = { ${above.join(", ")} },`);
        }
    }
    const path = join(scratch, `${name}.lua`);
    writeFileSync(path, `return {\n  name = "${name}",\n  dtypes = {\n    ${dtypes.join(",\n    ")}\n  },\n  promotes = {\n` +
        `${edges.join("\n")}\n  },\n  laws = {},\n}\n`);
    return path;
}
