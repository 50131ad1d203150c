/**
 * Many pairs or triples of dtypes as a few groups, by the kinds of the dtypes in them, and what such a group is called:
 * as generator/report/kind_groups.c and kinds.c have it. A kind counts twice, for strong dtypes and for weak ones; a
 * set of kinds has bit K for strong dtypes of KINDS[K], bit WEAK + K for weak ones.
 */

/** @import { Dtype, Witness } from "./model.js" */

const KINDS = ["bool", "int", "uint", "float", "complex", "fixed", "opaque", "abstract"];
const NOUNS = [
    "bool",
    "signed integer",
    "unsigned integer",
    "float",
    "complex dtype",
    "fixed-point dtype",
    "opaque dtype",
    "abstract dtype",
];
const WEAK = KINDS.length;
const STRONG_KINDS = (1 << WEAK) - 1;
const INTEGERS = (1 << KINDS.indexOf("int")) | (1 << KINDS.indexOf("uint"));
const ABSTRACT_KIND = 1 << KINDS.indexOf("abstract");

/** The number of the kind of a dtype, weak or strong. @param {Dtype} dtype */
function kindNumberOf(dtype) {
    return KINDS.indexOf(dtype.kind) + (dtype.weak ? WEAK : 0);
}

/** The kinds of some dtypes. @param {Dtype[]} dtypes */
export function kindsOf(dtypes) {
    return dtypes.reduce((set, dtype) => set | (1 << kindNumberOf(dtype)), 0);
}

/** Above all numbers of kinds. */
const NO_KIND = 31;

/** @param {number} sort @param {number} low @param {number} middle @param {number} high numbers of kinds */
function cellOf(sort, low, middle, high) {
    return (((sort << 5) | low) << 10) | (middle << 5) | high;
}

/** Whether there are values to speak of: no opaque or abstract dtype. @param {Dtype} dtype */
export function hasValues(dtype) {
    return dtype.kind !== "opaque" && dtype.kind !== "abstract";
}

/** @param {number} set */
function isWeakSet(set) {
    return (set & ~STRONG_KINDS) !== 0;
}

/**
 * The nouns of a set of kinds, of strong dtypes or, moved to their place, of weak ones.
 *
 * @param {number} kinds
 * @param {boolean} weak
 */
function nounsOf(kinds, weak) {
    const both = (kinds & INTEGERS) === INTEGERS;
    return NOUNS.filter((noun, kind) => kinds & (1 << kind) && !(both && KINDS[kind] === "uint")).map((noun) =>
        noun === "signed integer" && (weak || both) ? "integer" : noun,
    );
}

/** @param {string} noun */
function withArticle(noun) {
    return `${"aeiou".includes(noun[0]) ? "an" : "a"} ${noun}`;
}

/** @param {number} set */
function sizeOfSet(set) {
    let size = 0;
    for (; set; set &= set - 1) size++;
    return size;
}

/**
 * The noun of a set that has one: "signed integer", "weak float", "strong dtype" where it is all there are; else null.
 *
 * @param {number} set
 * @param {number} present the kinds of the system
 */
function onlyNoun(set, present) {
    const weak = isWeakSet(set);
    if (weak && set & STRONG_KINDS) return null;
    const half = weak ? set >> WEAK : set;
    const all = weak ? present >> WEAK : present & STRONG_KINDS;
    if (half === all && (sizeOfSet(all) >= 3 || all === ABSTRACT_KIND))
        return weak ? "weak dtype" : isWeakSet(present) ? "strong dtype" : "dtype";
    const nouns = nounsOf(half, weak);
    return nouns.length === 1 ? (weak ? "weak " : "") + nouns[0] : null;
}

/**
 * "a strong dtype", "an integer or float", "a weak float".
 *
 * @param {number} set
 * @param {number} present
 */
function setWords(set, present) {
    const noun = onlyNoun(set, present);
    if (noun) return withArticle(noun);
    return [false, true]
        .map((weak) => ({ weak, nouns: nounsOf(weak ? set >> WEAK : set & STRONG_KINDS, weak) }))
        .filter(({ nouns }) => nouns.length > 0)
        .map(({ weak, nouns }) => {
            const last = nouns.length - 1;
            const list = nouns.map((noun, i) => (i === 0 ? noun : (i === last ? " or " : ", ") + noun)).join("");
            return weak ? `a weak ${list}` : withArticle(list);
        })
        .join(" or ");
}

/**
 * One dtype of each set, of which equal ones are neighbours: "a signed integer, an unsigned one and two floats".
 *
 * @param {number[]} sets
 * @param {number} present the kinds of the system
 * @param {string} [into] stands in front of the last one instead of "and"
 */
export function kindsWords(sets, present, into) {
    let words = "";
    for (let i = 0, run = 0; i < sets.length; i += run) {
        for (run = 1; i + run < sets.length && sets[i + run] === sets[i];) run++;
        if (i > 0) words += i + run < sets.length ? ", " : (into ?? " and ");
        const noun = onlyNoun(sets[i], present);
        if (run > 1 && !into && noun) {
            words += `${run === 2 ? "two" : "three"} ${noun}s`;
            continue;
        }
        const follows = i > 0 && NOUNS[Math.log2(sets[i])] === "unsigned integer" && sets[i - 1] === sets[i] >> 1;
        words += follows ? "an unsigned one" : setWords(sets[i], present);
        if (run > 2) words += ", another";
        if (run > 1) words += (into ?? " and ") + (run === 2 ? "another" : "a third");
    }
    return words;
}

/** @param {number[]} sets @param {number} place @param {number} set */
function replaced(sets, place, set) {
    return sets.map((old, at) => (at === place ? set : old));
}

/**
 * @typedef {object} KindGroup
 * @property {number} sort groups of different sorts are never merged, and stand in this order
 * @property {number[]} kinds a set for each place
 * @property {boolean} narrow whether it was said of every one
 * @property {number} count
 * @property {Witness} example the first one
 */

/** Groups that pairs or triples are added to. */
export class KindGroups {
    /**
     * @param {Dtype[]} dtypes
     * @param {boolean} [ordered] which place a dtype stands in matters
     */
    constructor(dtypes, ordered = false) {
        this.numbers = dtypes.map(kindNumberOf);
        this.ordered = ordered;
        /** @type {KindGroup[]} */
        this.items = [];
        /** @type {KindGroup[]} by sort and kinds, before any are merged */
        this.at = [];
        this.total = 0;
    }

    /**
     * Adds the pair or triple of a failure: there may be millions.
     *
     * @param {number} sort
     * @param {number} x the dtypes of its places
     * @param {number} y
     * @param {number} z -1 for a pair
     * @param {Witness} example
     * @param {() => boolean} [isNarrow]
     */
    add(sort, x, y, z, example, isNarrow = () => false) {
        let [low, middle, high] = [this.numbers[x], this.numbers[y], z < 0 ? NO_KIND : this.numbers[z]];
        if (!this.ordered && middle < low) [low, middle] = [middle, low];
        if (!this.ordered && high < middle) [middle, high] = [high, middle];
        if (!this.ordered && middle < low) [low, middle] = [middle, low];
        const key = cellOf(sort, low, middle, high);
        let group = this.at[key];
        if (!group) {
            const kinds = [low, middle, high].filter((number) => number !== NO_KIND).map((number) => 1 << number);
            group = this.at[key] = { sort, kinds, narrow: true, count: 0, example };
            this.items.push(group);
        }
        group.count++;
        if (group.narrow) group.narrow = isNarrow();
        this.total++;
    }

    /**
     * Merges groups that differ in one kind only, and kinds that occur in the same groups; then sorts: groups without
     * weak dtypes first, then by sort, then larger ones first.
     */
    end() {
        if (!this.ordered) this.#mergeStandIns();
        for (let again = true; again;) {
            again = false;
            for (let i = 0; i < this.items.length; i++)
                for (let k = this.items.length - 1; k > i; k--) again = this.#mergeTwo(i, k) || again;
        }
        const weak = (/** @type {KindGroup} */ group) => Number(group.kinds.some(isWeakSet));
        this.items.sort((x, y) => weak(x) - weak(y) || x.sort - y.sort || y.count - x.count);
        return this;
    }

    /** @param {number[]} kinds */
    #sorted(kinds) {
        return this.ordered ? kinds : [...kinds].sort((x, y) => x - y);
    }

    /** Those that may be told together. @param {KindGroup} one @param {KindGroup} other */
    #alike(one, other) {
        return one.sort === other.sort && one.kinds.some(isWeakSet) === other.kinds.some(isWeakSet);
    }

    /** Adds group `from` to group `into`, and takes it out of the list. @param {number} into @param {number} from */
    #absorb(into, from) {
        const [gone] = this.items.splice(from, 1);
        this.items[into].count += gone.count;
        this.items[into].narrow &&= gone.narrow;
    }

    /**
     * Is there, for every group like `model` with kind x in it, the one with y in place of one x?
     *
     * @param {KindGroup} model
     * @param {number} x
     * @param {number} y
     */
    #standsIn(model, x, y) {
        const with_x = this.items.filter((group) => this.#alike(model, group) && group.kinds.includes(x));
        return (
            with_x.length > 0 &&
            with_x.every(({ sort, kinds }) => {
                const wanted = this.#sorted(replaced(kinds, kinds.indexOf(x), y)).map(Math.log2);
                return this.at[cellOf(sort, wanted[0], wanted[1], wanted[2] ?? NO_KIND)] !== undefined;
            })
        );
    }

    /** Replaces every kind by those that occur in the same groups. */
    #mergeStandIns() {
        /** @type {Map<string, number>} what a kind becomes in groups of a sort, with weak dtypes or without */
        const became = new Map();
        const merged = this.items.map((group) => {
            const kinds = group.kinds.map((x) => {
                const key = `${group.sort},${group.kinds.some(isWeakSet)},${x}`;
                let all = became.get(key) ?? x;
                for (let y = 1; !became.has(key) && y < 1 << (2 * WEAK); y <<= 1) {
                    if (y === x || isWeakSet(x) !== isWeakSet(y)) continue;
                    if (this.#standsIn(group, x, y) && this.#standsIn(group, y, x)) all |= y;
                }
                became.set(key, all);
                return all;
            });
            return { ...group, kinds: this.#sorted(kinds) };
        });
        this.items = merged;
        for (let i = 0; i < merged.length; i++)
            for (let k = merged.length - 1; k > i; k--)
                if (this.#alike(merged[i], merged[k]) && `${merged[i].kinds}` === `${merged[k].kinds}`)
                    this.#absorb(i, k);
    }

    /** Makes one group of two that are the same but for one place. @param {number} into @param {number} from */
    #mergeTwo(into, from) {
        const one = this.items[into];
        const other = this.items[from];
        if (!this.#alike(one, other)) return false;
        for (let place = 0; place < one.kinds.length; place++) {
            for (let at = 0; at < one.kinds.length; at++) {
                const [x, y] = [one.kinds[place], other.kinds[at]];
                if ((this.ordered && at !== place) || isWeakSet(x) !== isWeakSet(y)) continue;
                const left = this.#sorted(replaced(one.kinds, place, 0));
                const right = this.#sorted(replaced(other.kinds, at, 0));
                if (`${left}` !== `${right}`) continue;
                one.kinds = this.#sorted(replaced(one.kinds, place, x | y));
                this.#absorb(into, from);
                return true;
            }
        }
        return false;
    }
}
