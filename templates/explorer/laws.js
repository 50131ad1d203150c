/** The laws of a promotion (specs/laws.md, "The laws"): exact counts and the first failure, as in the lattice core. */
import { AMBIGUOUS, UNDEFINED, joinOf } from "./model.js";
import { leastUpperBound, minimalOf, upperBounds } from "./lattice.js";
import { promote } from "./nary.js";

/** @import { Facts, LawResult, Promotion, Witness } from "./model.js" */

/**
 * With more dtypes than these the laws of triples are not judged: a page must answer at once.
 */
const JUDGED_MAX = 512;

/**
 * Is shown a failure; returns false to see no more.
 *
 * @typedef {(a: number, b: number, c: number, left: number, right: number) => boolean} FailureVisitor
 */

/** @param {Promotion} of @param {FailureVisitor} visit */
function searchOrder({ n, leq }, visit) {
    for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) {
            if (!leq[a * n + b] || a === b) continue;
            for (let c = 0; c < n; c++)
                if (leq[b * n + c] && !leq[a * n + c] && !visit(a, b, c, UNDEFINED, UNDEFINED)) return;
        }
}

/** @param {Promotion} of @param {number} cell @param {FailureVisitor} visit */
function searchUndefined({ n, joins }, cell, visit) {
    for (let at = joins.indexOf(cell); at >= 0; at = joins.indexOf(cell, at + 1))
        if (!visit(Math.floor(at / n), at % n, UNDEFINED, UNDEFINED, UNDEFINED)) return;
}

/** The minimal upper bounds of a pair. @param {Promotion} of @param {number} a @param {number} b */
export function boundsOfPair({ n, leq }, a, b) {
    return minimalOf(n, leq, upperBounds(n, leq, [a, b]));
}

/** @param {Promotion} of @param {FailureVisitor} visit */
function searchIdempotence({ n, joins }, visit) {
    for (let a = 0; a < n; a++) {
        const value = joins[a * n + a];
        if (value >= 0 && value !== a && !visit(a, UNDEFINED, UNDEFINED, value, UNDEFINED)) return;
    }
}

/** @param {Promotion} of @param {FailureVisitor} visit */
function searchCommutativity({ n, joins }, visit) {
    for (let a = 0; a < n; a++)
        for (let b = a + 1; b < n; b++) {
            const left = joins[a * n + b];
            const right = joins[b * n + a];
            if (left !== right && !visit(a, b, UNDEFINED, left, right)) return;
        }
}

/** The joins with one value for all that is undefined. @param {Promotion} of */
function definedOrNone({ joins }) {
    return joins.map((join) => Math.max(UNDEFINED, join));
}

/** @param {Promotion} of @param {FailureVisitor} visit @param {() => void} [gap] */
function searchAssociativity(of, visit, gap = () => {}) {
    const n = of.n;
    const joins = definedOrNone(of);
    for (let a = 0; a < n; a++) {
        for (let b = 0; b < n; b++) {
            const ab = joins[a * n + b];
            for (let c = 0; c < n; c++) {
                const bc = joins[b * n + c];
                const left = ab < 0 ? UNDEFINED : joins[ab * n + c];
                const right = bc < 0 ? UNDEFINED : joins[a * n + bc];
                if (left === right) continue;
                if (left < 0 || right < 0) gap();
                else if (!visit(a, b, c, left, right)) return;
            }
        }
    }
}

/**
 * What shows that T[a][b] is not the least upper bound: an operand that is not below it, an upper bound that is not
 * above it, or for an undefined cell what it should have been. UNDEFINED if nothing does.
 *
 * @param {Promotion} of
 * @param {number} a
 * @param {number} b
 * @param {number} value
 */
function notLeastBecause({ n, leq, dtypes }, a, b, value) {
    if (value < 0) return dtypes[a].weak && dtypes[b].weak ? UNDEFINED : leastUpperBound(n, leq, a, b);
    if (!leq[a * n + value]) return a;
    if (!leq[b * n + value]) return b;
    for (let u = 0; u < n; u++) if (leq[a * n + u] && leq[b * n + u] && !leq[value * n + u]) return u;
    return UNDEFINED;
}

/** @param {Promotion} of @param {FailureVisitor} visit */
function searchLeast(of, visit) {
    const n = of.n;
    for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) {
            const value = of.joins[a * n + b];
            const because = notLeastBecause(of, a, b, value);
            if (because >= 0 && !visit(a, b, UNDEFINED, Math.max(UNDEFINED, value), because)) return;
        }
}

/** The orders of three that `nary` compares with the one as given, in this order. */
const OTHER_ORDERS = [
    [2, 0, 1],
    [1, 2, 0],
    [1, 0, 2],
    [2, 1, 0],
    [0, 2, 1],
];

/**
 * The first order of three dtypes that promotes to something else than they do as given, or null.
 *
 * @param {Promotion} of
 * @param {number[]} ids
 */
export function otherOrder(of, ids) {
    const given = promote(of, ids);
    for (const order of OTHER_ORDERS) {
        const turned = order.map((at) => ids[at]);
        if (promote(of, turned) !== given) return turned;
    }
    return null;
}

/** With "bound" only two dtypes, one of them twice, can fail: where they do not commute. */
/** @param {Promotion} of @param {FailureVisitor} visit */
function searchBounds(of, visit) {
    const n = of.n;
    for (let a = 0; a < n; a++)
        for (const twice of [false, true])
            for (let b = a + 1; b < n; b++) {
                if (joinOf(of, a, b) === joinOf(of, b, a)) continue;
                const ids = [a, twice ? b : a, b];
                const other = otherOrder(of, ids) ?? ids;
                if (!visit(ids[0], ids[1], ids[2], promote(of, ids), promote(of, other))) return;
            }
}

/** @param {Promotion} of @param {FailureVisitor} visit */
function searchNary(of, visit) {
    if (of.nary === "bound") return searchBounds(of, visit);
    const n = of.n;
    const joins = definedOrNone(of);
    /** @param {number} a @param {number} b @param {number} c */
    const fold = (a, b, c) => {
        const ab = joins[a * n + b];
        return ab < 0 ? UNDEFINED : joins[ab * n + c];
    };
    for (let a = 0; a < n; a++)
        for (let b = a; b < n; b++)
            for (let c = b; c < n; c++) {
                const given = fold(a, b, c);
                let other = fold(c, a, b);
                if (other === given) other = fold(b, c, a);
                if (other === given) other = fold(b, a, c);
                if (other === given) other = fold(c, b, a);
                if (other === given) other = fold(a, c, b);
                if (other !== given && !visit(a, b, c, given, other)) return;
            }
}

/**
 * @typedef {object} Law
 * @property {string} name
 * @property {string} unit what a failure is counted in
 * @property {(n: number) => number} cases of how many it speaks
 * @property {boolean} triples whether it is judged by looking at n^3 of something
 * @property {(of: Promotion, visit: FailureVisitor, gap?: () => void) => void} search visits failures in dtype order
 */

/** @type {Law[]} */
const LAWS = [
    { name: "order", unit: "triples", cases: (n) => n ** 3, triples: true, search: searchOrder },
    {
        name: "existence",
        unit: "pairs",
        cases: (n) => n * n,
        triples: false,
        search: (of, visit) => searchUndefined(of, UNDEFINED, visit),
    },
    {
        name: "uniqueness",
        unit: "pairs",
        cases: (n) => n * n,
        triples: false,
        search: (of, visit) => searchUndefined(of, AMBIGUOUS, visit),
    },
    { name: "idempotence", unit: "dtypes", cases: (n) => n, triples: false, search: searchIdempotence },
    {
        name: "commutativity",
        unit: "unordered pairs",
        cases: (n) => (n * n - n) / 2,
        triples: false,
        search: searchCommutativity,
    },
    { name: "associativity", unit: "triples", cases: (n) => n ** 3, triples: true, search: searchAssociativity },
    { name: "least", unit: "pairs", cases: (n) => n * n, triples: true, search: searchLeast },
    {
        name: "nary",
        unit: "unordered triples",
        cases: (n) => (n * (n + 1) * (n + 2)) / 6,
        triples: true,
        search: searchNary,
    },
];

/** The laws that a spec demands if it does not name them. */
export const DEFAULT_LAWS = LAWS.map((law) => law.name).filter((name) => name !== "nary");

/**
 * Visits the failures of a law in dtype order.
 *
 * @param {Promotion} of
 * @param {string} name
 * @param {FailureVisitor} visit
 */
export function eachFailure(of, name, visit) {
    LAWS.find((law) => law.name === name)?.search(of, visit);
}

/**
 * Judges every law. `sentence` is left out: sentences.js has it.
 *
 * @param {Promotion} of
 * @param {Map<string, string>} says what each law demands
 * @returns {LawResult[]}
 */
export function judge(of, says) {
    return LAWS.map((law) => {
        let failures = 0;
        let gaps = 0;
        /** @type {Witness | null} */
        let witness = null;
        const judged = !law.triples || of.n <= JUDGED_MAX;
        if (judged)
            law.search(
                of,
                (a, b, c, left, right) => {
                    failures++;
                    witness ??= {
                        a,
                        b,
                        c,
                        left,
                        right,
                        ...(law.name === "uniqueness" && { bounds: boundsOfPair(of, a, b) }),
                    };
                    return true;
                },
                () => gaps++,
            );
        return {
            name: law.name,
            says: says.get(law.name) ?? "",
            required: of.required.includes(law.name),
            holds: judged ? failures === 0 : null,
            failures: judged ? failures : null,
            cases: law.cases(of.n),
            unit: law.unit,
            witness,
            sentence: null,
            ...(law.name === "associativity" && judged ? { gaps } : {}),
        };
    });
}

/**
 * The class that follows (specs/laws.md, "Classes"); an undecided law does not hold.
 *
 * @param {Promotion} of
 * @param {LawResult[]} laws
 * @param {Facts} facts
 */
export function classOf(of, laws, facts) {
    const kept = ["order", "idempotence", "commutativity", "associativity", "least"];
    if (laws.some((law) => kept.includes(law.name) && !law.holds)) return "table";
    if (of.joins.some((join) => join < 0)) return "partial-lattice";
    return facts.bottom < 0 ? "join-semilattice" : "lattice";
}
