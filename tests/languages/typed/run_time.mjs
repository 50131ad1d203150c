// The functions of generated modules against what the generated C answers.
// Usage: node run_time.mjs FOLDER..., each with tested.js and tables.json
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const LOSSES = ["rounds", "overflows", "sign", "part", "category", "unknown"];
let checks = 0;
let failures = 0;

function check(got, expected, ...what) {
    checks++;
    if (got === expected) return;
    failures++;
    if (failures <= 20) console.log(`FAILED: ${what.join(" ")}: ${got}, not ${expected}`);
}

for (const folder of process.argv.slice(2)) {
    const module = await import(pathToFileURL(`${folder}/tested.js`).href);
    const tables = JSON.parse(readFileSync(`${folder}/tables.json`, "utf8"));
    const names = tables.dtypes;
    const nameOf = (place) => (place < 0 ? null : names[place]);
    const { promoteTypes, resultType, castLoss, canCast, opResult, unaryOpResult, ternaryOpResult, dtypeOf, isDtypeName } = module;
    check(JSON.stringify(module.dtypes), JSON.stringify(names), folder, "dtypes");
    check(resultType(), null, folder, "resultType of nothing");
    names.forEach((a, i) => {
        check(resultType(a), a, folder, "resultType", a);
        check(dtypeOf(a), a, folder, "dtypeOf", a);
        check(isDtypeName(a), true, folder, "isDtypeName", a);
        names.forEach((b, j) => {
            const join = nameOf(tables.joins[i][j]);
            check(promoteTypes(a, b), join, folder, "promoteTypes", a, b);
            check(resultType(a, b), join, folder, "resultType", a, b);
            check(castLoss(a, b).join(), LOSSES.filter((_, place) => (tables.losses[i][j] >> place) & 1).join(), folder, "castLoss", a, b);
            tables.castings.forEach((casting, k) => check(canCast(a, b, casting), tables.casts[k][i][j] === 1, folder, casting, a, b));
            check(canCast(a, b), canCast(a, b, "promote"), folder, "canCast", a, b);
            names.forEach((c, k) => {
                const expected = nameOf(tables.triples[(i * names.length + j) * names.length + k]);
                check(resultType(a, b, c), expected, folder, "resultType", a, b, c);
                for (const op in tables.ternary) {
                    const result = nameOf(tables.ternary[op][(i * names.length + j) * names.length + k]);
                    check(ternaryOpResult(op, a, b, c), result, folder, op, a, b, c);
                }
            });
            for (const op in tables.binary) check(opResult(op, a, b), nameOf(tables.binary[op][i][j]), folder, op, a, b);
        });
        for (const op in tables.unary) check(unaryOpResult(op, a), nameOf(tables.unary[op][i]), folder, op, a);
    });
    const sets = Object.entries(module.dtypeSets ?? {});
    check(sets.length, Object.keys(tables.sets).length, folder, "sets");
    for (const [name, members] of sets) {
        const expected = tables.sets[name.toLowerCase()].map(nameOf);
        check(JSON.stringify(members), JSON.stringify(expected), folder, "the set", name);
        for (const a of names) check(module.isIn(a, name), expected.includes(a), folder, a, "isIn", name);
    }
    for (const wrong of ["", "no such dtype", "toString"]) {
        if (isDtypeName(wrong)) continue; // an alias may be called anything
        let thrown = null;
        try {
            promoteTypes(wrong, wrong);
        } catch (error) {
            thrown = error;
        }
        check(thrown instanceof RangeError, true, folder, "a wrong name throws", wrong);
    }
}
console.log(`${checks} checks at run time, ${failures} failed`);
process.exit(failures > 0 || checks === 0 ? 1 : 0);
