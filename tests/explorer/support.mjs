/** What the tests of the explorer page's script share: the program's answers, and systems in a form to compare. */
import { spawnSync } from "node:child_process";
import { decodePage } from "../../templates/explorer/model.js";
import { makeSystem } from "../../templates/explorer/system.js";

/** @import { Page, System } from "../../templates/explorer/model.js" */

const program = process.env.JOINERY ?? "joinery";

/**
 * What the program writes to standard output; it ends with status 0 or 1.
 *
 * @param {string[]} words
 * @param {string} [input]
 */
export function joinery(words, input = "") {
    const { status, stdout, stderr } = spawnSync(program, words, { input, encoding: "utf8", maxBuffer: 2 ** 28 });
    if (status !== 0 && status !== 1) throw new Error(`joinery ${words.join(" ")} ends with ${status}: ${stderr}`);
    return stdout;
}

/** The names of the installed specs. */
export function installed() {
    return joinery(["list", "--format", "csv"])
        .split("\n")
        .slice(1, -1)
        .map((line) => line.split(",")[0]);
}

/**
 * The page data of a spec.
 *
 * @param {string} spec
 * @param {string} [input]
 * @returns {Page}
 */
export function explore(spec, input) {
    return decodePage(JSON.parse(joinery(["explore", spec, "--format", "json"], input)));
}

/**
 * The system once more, from what it is made of.
 *
 * @param {System} system
 */
export function rebuilt(system) {
    return makeSystem(system, new Map(system.laws.map((law) => [law.name, law.says])));
}

/**
 * What is judged of a system, as plain data that deepEqual compares.
 *
 * @param {System} system
 */
export function judged({ joins, leq, transitive, covers, class: kind, facts, laws, verdict, required }) {
    return {
        joins: [...joins],
        leq: [...leq],
        transitive,
        covers,
        kind,
        facts,
        required,
        laws: laws.map((law) => ({ ...law, gaps: undefined })),
        verdict,
    };
}
