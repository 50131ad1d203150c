/* The verdict at the top of the page: what is wrong, the worst first, each failure a button. */
import { addTo, counted, element, fill, listed } from "./dom.js";

/** @import { Matter, System } from "./model.js" */

/** Groups of one matter that are shown at once; the rest behind a button that says how many. */
const GROUPS_SHOWN = 4;

/**
 * @param {Matter} matter
 * @param {number} at its index
 */
function matterElement(matter, at) {
    const made = element("div", { class: "matter", "data-matter": matter.matter });
    const sorts = new Set(matter.groups.map((group) => group.sort));
    const same = sorts.size === 1 ? matter.groups[0].sort : null;
    const cases = counted(matter.cases, matter.unit.replace(/s$/, ""));
    const said = element(
        "p",
        { class: "wrong" },
        element("span", { class: "sign", "aria-hidden": "true" }, "\u2717"),
        element("strong", {}, matter.wrong),
        ` ${matter.at_least ? "at least " : ""}${matter.count.toLocaleString("en")} of ${cases}`,
        same && ` (${same})`,
    );
    const groups = element("ul");
    matter.groups.forEach((group, i) => {
        const button = element(
            "button",
            { type: "button", "data-witness": `${at},${i}`, "aria-pressed": "false", title: group.example },
            element("b", {}, group.count.toLocaleString("en")),
            ` ${group.words}${group.sort && !same ? ` (${group.sort})` : ""}`,
        );
        addTo(groups, element("li", { class: i >= GROUPS_SHOWN ? "more" : null }, button));
    });
    if (matter.groups.length > GROUPS_SHOWN) {
        const rest = matter.groups.length - GROUPS_SHOWN;
        addTo(
            groups,
            element(
                "li",
                {},
                element(
                    "button",
                    { type: "button", class: "quiet", "data-more": at, "aria-expanded": "false" },
                    `${rest} more`,
                ),
            ),
        );
    }
    addTo(made, said, groups);
    return made;
}

/**
 * What could not be judged, in one quiet line.
 * @param {Matter[]} matters
 */
function unknownElement(matters) {
    if (!matters.length) return null;
    const words = matters.map(({ wrong }) => `whether ${wrong.charAt(0).toLowerCase()}${wrong.slice(1)}`);
    return element(
        "p",
        { class: "quiet" },
        element("span", { class: "sign", "aria-hidden": "true" }, "?"),
        `Not known: ${listed(words)}.`,
    );
}

/**
 * @param {HTMLElement} list
 * @param {HTMLElement} right where what is right goes
 * @param {System} system
 */
export function showVerdict(list, right, system) {
    const { wrong, right: holds } = system.verdict;
    const matters = wrong.map((matter, at) => (matter.known ? matterElement(matter, at) : null));
    fill(list, ...matters, unknownElement(wrong.filter((matter) => !matter.known)));
    fill(right, element("span", { class: "sign good", "aria-hidden": "true" }, "\u2713"), holds);
    right.hidden = !holds;
}

/**
 * Shows which witness is chosen.
 * @param {HTMLElement} list
 * @param {System} system
 * @param {number[]} operands
 */
export function pressWitness(list, system, operands) {
    for (const button of list.querySelectorAll("[data-witness]")) {
        const group = witnessOf(system, button.getAttribute("data-witness") ?? "");
        const same =
            group && group.operands.length === operands.length && group.operands.every((id, i) => id === operands[i]);
        button.setAttribute("aria-pressed", String(Boolean(same)));
    }
}

/**
 * The group that a button stands for.
 * @param {System} system
 * @param {string} at "matter,group"
 */
export function witnessOf(system, at) {
    const [matter, group] = at.split(",").map(Number);
    return system.verdict.wrong[matter]?.groups[group] ?? null;
}
