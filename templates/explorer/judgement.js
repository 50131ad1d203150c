/**
 * The verdict that `joinery check` opens with (specs/laws.md, "The verdict"), in the same sentences: of systems that
 * the page makes itself, by an edit or from a pasted table.
 */
import { DROPS, EXACT, OVERFLOWS, UNDEFINED, UNKNOWN, joinOf } from "./model.js";
import { boundsOfPair, classOf, eachFailure, judge } from "./laws.js";
import { KindGroups, hasValues, kindsOf, kindsWords } from "./kinds.js";
import { failureSentence, undefinedBecause, undefinedSentence } from "./sentences.js";
import { factsOf } from "./lattice.js";

/** @import { Group, Judgement, LawResult, Matter, Promotion, Verdict } from "./model.js" */
/** @import { KindGroup } from "./kinds.js" */

/** Failures that are sorted into groups: more take too long for a page. */
const GROUPED_MAX = 5000000;

/** The sorts of losses and of undefined cells, in the order in which groups stand. */
const LOSSES = ["dropped", "overflow"];
const REASONS = ["ambiguous", "no upper bound", "resolved to nothing", "undefined in the table"];

/** Kinds that are no further up than others: a result of one further up is no better for having fewer bits. */
const RANKS = new Map(Object.entries({ bool: 0, int: 1, uint: 1, fixed: 2, float: 3, complex: 4 }));

/** @param {Promotion} of @param {number} a @param {number} b */
function costOf(of, a, b) {
    return of.costs[a * of.n + b];
}

/**
 * A strong float or complex dtype among the three cannot hold what the others, bool or integers, promote to.
 *
 * @param {Promotion} of
 * @param {number[]} ids
 */
function isTooNarrow(of, ids) {
    if (ids.some((id) => of.dtypes[id].weak)) return false;
    const at = ids.findIndex((id) => ["float", "complex"].includes(of.dtypes[id].kind));
    const [one, other] = [ids[(at + 1) % 3], ids[(at + 2) % 3]];
    if (at < 0 || [one, other].some((id) => !["bool", "int", "uint"].includes(of.dtypes[id].kind))) return false;
    const join = joinOf(of, one, other);
    return join >= 0 && ![EXACT, UNKNOWN].includes(costOf(of, join, ids[at]));
}

/** @param {Promotion} of @param {string} law @param {boolean} triples */
function failureGroups(of, law, triples) {
    const groups = new KindGroups(of.dtypes);
    eachFailure(of, law, (a, b, c, left, right) => {
        groups.add(0, a, b, c, { a, b, c, left, right }, () => triples && isTooNarrow(of, [a, b, c]));
        return groups.total < GROUPED_MAX;
    });
    return groups.end();
}

/**
 * For two dtypes the narrowest strong one that holds all values of both, and is of a kind no further up than a third.
 *
 * @param {Promotion} of
 * @returns {(a: number, b: number, result: number) => number}
 */
function narrowestOf(of) {
    const rank = of.dtypes.map((dtype) => RANKS.get(dtype.kind) ?? 0);
    const candidates = of.dtypes
        .map((_, id) => id)
        .filter((id) => !of.dtypes[id].weak && hasValues(of.dtypes[id]))
        .sort((a, b) => of.dtypes[a].bits - of.dtypes[b].bits || a - b);
    return (a, b, result) =>
        candidates.find(
            (id) => rank[id] <= rank[result] && costOf(of, a, id) === EXACT && costOf(of, b, id) === EXACT,
        ) ?? UNDEFINED;
}

/** Promotions that lose values, and those that are wider than they need be. @param {Promotion} of */
function valueGroups(of) {
    const { n, dtypes } = of;
    const losses = new KindGroups(dtypes, true);
    const wider = new KindGroups(dtypes);
    const narrowest = narrowestOf(of);
    let known = false;
    for (let a = 0; a < n; a++) {
        for (let b = 0; b < n; b++) {
            const join = joinOf(of, a, b);
            if (join < 0) continue;
            let [worst, loser] = [EXACT, a];
            for (const operand of [a, b]) {
                const cost = dtypes[operand].weak ? UNKNOWN : costOf(of, operand, join);
                known ||= cost !== UNKNOWN && a !== b;
                if (cost !== UNKNOWN && cost > worst) [worst, loser] = [cost, operand];
            }
            if (worst >= OVERFLOWS)
                losses.add(worst === DROPS ? 0 : 1, loser, join, UNDEFINED, {
                    a,
                    b,
                    c: loser,
                    left: join,
                    right: UNDEFINED,
                });
            const three = [dtypes[a], dtypes[b], dtypes[join]];
            if (!three.every((dtype) => !dtype.weak && hasValues(dtype))) continue;
            if (three[2].bits <= Math.max(three[0].bits, three[1].bits)) continue;
            const enough = narrowest(a, b, join);
            if (enough >= 0 && dtypes[enough].bits < three[2].bits)
                wider.add(0, a, b, UNDEFINED, { a, b, c: UNDEFINED, left: join, right: enough });
        }
    }
    return { losses: losses.end(), wider: wider.end(), known };
}

/** Strong dtypes that have no result beside any other strong one. @param {Promotion} of */
function loneDtypes(of) {
    const strong = of.dtypes.map((_, id) => id).filter((id) => !of.dtypes[id].weak);
    if (strong.length < 2) return [];
    return strong.filter((id) =>
        strong.every((other) => other === id || (joinOf(of, id, other) < 0 && joinOf(of, other, id) < 0)),
    );
}

/** Undefined cells: those of lone dtypes first, without kinds. @param {Promotion} of @param {number[]} lone */
function findingOfUndefined(of, lone) {
    const groups = new KindGroups(of.dtypes);
    const is_lone = new Set(lone);
    /** @type {KindGroup[]} */
    const alone = [];
    for (let at = of.joins.findIndex((join) => join < 0); at >= 0 && at < of.joins.length; at++) {
        if (of.joins[at] >= 0) continue;
        const [a, b] = [Math.floor(at / of.n), at % of.n];
        const sort = REASONS.indexOf(undefinedBecause(of, a, b));
        const example = { a, b, c: UNDEFINED, left: UNDEFINED, right: UNDEFINED };
        const strong = !of.dtypes[a].weak && !of.dtypes[b].weak;
        if (!strong || !(is_lone.has(a) || is_lone.has(b))) groups.add(sort, a, b, UNDEFINED, example);
        else if (alone.length) alone[0].count++;
        else alone.push({ sort, kinds: [], narrow: false, count: 1, example });
    }
    const count = groups.total + (alone[0]?.count ?? 0);
    return { groups: [...alone, ...groups.end().items], count, known: true };
}

/** "u16, u32 and u64, each with any other dtype" @param {Promotion} of @param {number[]} lone */
function loneWords(of, lone) {
    const strong = of.dtypes.filter((dtype) => !dtype.weak).length;
    const which = strong === of.n ? "" : "strong ";
    if (lone.length === strong) return `any two ${which}dtypes`;
    const names = lone.slice(0, 6).map((id) => of.dtypes[id].name);
    const more = lone.length > names.length ? ` and ${lone.length - names.length} more` : "";
    const listed = names.map((name, i) => (i === 0 ? name : (i + 1 === lone.length ? " and " : ", ") + name)).join("");
    const other = lone.every((id) => joinOf(of, id, id) >= 0) ? "other " : "";
    return `${listed}${more}${lone.length === 1 ? " " : ", each "}with any ${other}${which}dtype`;
}

/** @param {Promotion} of @param {KindGroup} group */
function lossExample(of, { sort, example }) {
    const operand = of.dtypes[example.c];
    const part = operand.kind === "complex" && of.dtypes[example.left].kind !== "complex" ? "imaginary part" : "sign";
    return sort === 0 ? `${operand.name} loses its ${part}` : `values of ${operand.name} overflow`;
}

/**
 * @param {Promotion} of
 * @param {string} matter
 * @param {KindGroup} group
 */
function exampleOf(of, matter, group) {
    const { a, b, left, right } = group.example;
    if (matter === "operand-order") return failureSentence(of, "commutativity", group.example);
    if (matter === "bracketing") return failureSentence(of, "associativity", group.example);
    if (matter === "undefined") return undefinedSentence(of, a, b);
    const says = `${of.dtypes[a].name} v ${of.dtypes[b].name} = ${of.dtypes[left].name}`;
    if (matter === "loss") return `${says}, where ${lossExample(of, group)}`;
    return `${says}, though ${of.dtypes[right].name} holds the values of both`;
}

/**
 * @param {Promotion} of
 * @param {string} matter
 * @param {KindGroup} group
 * @param {number[]} lone
 * @returns {Group}
 */
function groupOf(of, matter, group, lone) {
    const { a, b, c, left, right } = group.example;
    const present = kindsOf(of.dtypes);
    const narrow = group.narrow ? " too narrow for their join" : "";
    const words =
        group.kinds.length === 0
            ? loneWords(of, lone)
            : kindsWords(group.kinds, present, matter === "loss" ? " into " : undefined) + narrow;
    const sort = matter === "loss" ? LOSSES[group.sort] : matter === "undefined" ? REASONS[group.sort] : null;
    const named = matter === "bracketing" ? [a, b, c, left] : [a, b, left];
    if (matter !== "loss") named.push(right);
    if (sort === "ambiguous") named.push(...boundsOfPair(of, a, b));
    return {
        words,
        sort,
        count: group.count,
        example: exampleOf(of, matter, group),
        operands: matter === "bracketing" ? [a, b, c] : [a, b],
        dtypes: [...new Set(named)].filter((id) => id >= 0),
    };
}

/**
 * What is as it should be, in one line.
 *
 * @param {Promotion} of
 * @param {LawResult[]} laws
 * @param {Map<string, Matter>} matters
 */
function rightOf(of, laws, matters) {
    const fine = (/** @type {string} */ name) => matters.get(name)?.known && matters.get(name)?.count === 0;
    const gaps = laws.find((law) => law.name === "associativity")?.gaps ?? null;
    const total = !of.joins.some((join) => join < 0);
    const has_gaps = !total && gaps !== 0;
    const bracketing = fine("bracketing");
    const says = [];
    if (fine("operand-order") && bracketing && !has_gaps)
        says.push("The result depends on neither order nor bracketing.");
    else if (fine("operand-order")) says.push("The result does not depend on the order of the two operands.");
    else if (bracketing && !has_gaps) says.push("The result does not depend on bracketing.");
    if (bracketing && has_gaps) {
        const decides = gaps === null ? "it may decide whether" : `for ${gaps} triples it decides whether`;
        says.push(`Bracketing changes no result, but ${decides} there is one.`);
    }
    const nary = laws.find((law) => law.name === "nary");
    if (matters.get("bracketing")?.count && of.nary === "bound" && nary?.holds)
        says.push("Three or more that promote at once have one result in any order.");
    if (total) says.push("Every two dtypes have a result.");
    if (fine("loss") || fine("wider")) {
        const known = of.costs.includes(UNKNOWN) ? "As far as values are known, no" : "No";
        const strong = of.dtypes.some((dtype) => dtype.weak) ? " of strong operands" : "";
        const loss = fine("loss") ? " drops or overflows values" : "";
        const wider = fine("wider") ? `${loss ? ", and none" : ""} is wider than necessary` : "";
        says.push(`${known} promotion${strong}${loss}${wider}.`);
    }
    return says.join(" ");
}

/**
 * What is found of one matter.
 *
 * @typedef {object} Finding
 * @property {KindGroup[]} groups
 * @property {number} count
 * @property {boolean} known
 */

/** @param {KindGroups} groups @param {boolean} known @returns {Finding} */
function findingOf(groups, known) {
    return { groups: groups.items, count: groups.total, known };
}

/** @param {Promotion} of @param {LawResult | undefined} law @param {boolean} triples @returns {Finding} */
function findingOfLaw(of, law, triples) {
    const count = law?.failures ?? 0;
    return {
        groups: count ? failureGroups(of, law?.name ?? "", triples).items : [],
        count,
        known: law?.holds !== null,
    };
}

/** The matters, the worst first: what is wrong, and what it is counted in. @type {[string, string, string][]} */
const MATTERS = [
    ["operand-order", "The result depends on the order of the two operands", "pairs"],
    ["bracketing", "The result depends on bracketing", "triples"],
    ["loss", "Promotions drop or overflow values", "ordered pairs"],
    ["wider", "The result is wider than necessary", "ordered pairs"],
    ["undefined", "The result is undefined", "ordered pairs"],
];

/**
 * The verdict of a system whose laws have been judged.
 *
 * @param {Promotion} of
 * @param {LawResult[]} laws
 * @returns {Verdict}
 */
function verdictOf(of, laws) {
    const law = new Map(laws.map((result) => [result.name, result]));
    const [order, bracketing] = [law.get("commutativity"), law.get("associativity")];
    const lone = loneDtypes(of);
    const { losses, wider, known } = valueGroups(of);
    const pairs = of.n * of.n;
    const findings = [
        { ...findingOfLaw(of, order, false), cases: order?.cases ?? 0 },
        { ...findingOfLaw(of, bracketing, true), cases: bracketing?.cases ?? 0 },
        { ...findingOf(losses, known), cases: pairs },
        { ...findingOf(wider, known), cases: pairs },
        { ...findingOfUndefined(of, lone), cases: pairs },
    ];
    const matters = MATTERS.map(([matter, wrong, unit], at) => {
        const groups = findings[at].groups.map((group) => groupOf(of, matter, group, lone));
        return { ...findings[at], matter, wrong, unit, at_least: false, groups };
    });
    const wrong = matters.filter((matter) => matter.count > 0 || !matter.known);
    return { wrong, right: rightOf(of, laws, new Map(matters.map((matter) => [matter.matter, matter]))) };
}

/**
 * Everything that is said of a promotion.
 *
 * @param {Promotion} of
 * @param {Map<string, string>} says what each law demands
 * @returns {Judgement & { class: string }}
 */
export function judgementOf(of, says) {
    const laws = judge(of, says).map((law) => ({
        ...law,
        sentence: law.witness ? failureSentence(of, law.name, law.witness) : null,
    }));
    const facts = factsOf(of.n, of.leq, of.transitive, of.covers);
    return { class: classOf(of, laws, facts), facts, laws, verdict: verdictOf(of, laws), drawing: null };
}
