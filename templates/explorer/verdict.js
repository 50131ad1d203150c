/* The verdict at the top of the page: what it is, then what is wrong, the worst first, each failure a button. */
import { addTo, byId, counted, element, fill, listed } from "./dom.js";
import { helpButton } from "./terms.js";

/** @import { Group, System } from "./model.js" */

/** Groups of one matter that are shown at once; the rest behind a button that says how many. */
const GROUPS_SHOWN = 4;

/** @param {Group[]} groups of one matter @param {number} first the index of the first one in the verdict */
function matterElement(groups, first) {
    const { matter, wrong, total, cases, unit } = groups[0];
    const made = element("div", { class: "matter", "data-matter": matter });
    const sorts = new Set(groups.map((group) => group.sort));
    const same = sorts.size === 1 ? groups[0].sort : null;
    const said = element(
        "p",
        { class: "wrong" },
        element("span", { class: "sign", "aria-hidden": "true" }, "\u2717"),
        element("strong", {}, wrong),
        ` ${total.toLocaleString("en")} of ${counted(cases, unit.replace(/s$/, ""))}`,
        same && ` (${same})`,
        matter === "bracketing" && helpButton("bracketing"),
        same === "ambiguous" && helpButton("ambiguous"),
    );
    const list = element("ul");
    groups.forEach((group, i) => {
        const button = element(
            "button",
            { type: "button", "data-witness": first + i, "aria-pressed": "false", title: group.example },
            element("b", {}, group.count.toLocaleString("en")),
            ` ${group.kinds}${group.sort && !same ? ` (${group.sort})` : ""}`,
        );
        addTo(list, element("li", { class: i >= GROUPS_SHOWN ? "more" : null }, button));
    });
    if (groups.length > GROUPS_SHOWN) {
        const more = { type: "button", class: "quiet", "data-more": matter, "aria-expanded": "false" };
        addTo(list, element("li", {}, element("button", more, `${groups.length - GROUPS_SHOWN} more`)));
    }
    addTo(made, said, list);
    return made;
}

/** What could not be judged, in one quiet line. @param {string[]} unknown */
function unknownElement(unknown) {
    if (!unknown.length) return null;
    const words = unknown.map((wrong) => `whether ${wrong.charAt(0).toLowerCase()}${wrong.slice(1)}`);
    const sign = element("span", { class: "sign", "aria-hidden": "true" }, "?");
    return element("p", { class: "quiet" }, sign, `Not known: ${listed(words)}.`);
}

/** @param {string} id @param {string} sentences @param {boolean} strong whether they are the heading of all */
function showRight(id, sentences, strong) {
    const sign = element("span", { class: "sign good", "aria-hidden": "true" }, "\u2713");
    fill(byId(id), sign, strong ? element("strong", {}, sentences) : sentences);
    byId(id).hidden = !sentences;
}

/** @param {HTMLElement} list where what is wrong goes @param {System} system */
export function showVerdict(list, { is, verdict, unknown, right }) {
    const matters = [...new Set(verdict.map((group) => group.matter))];
    const elements = matters.map((matter) =>
        matterElement(verdict.filter((group) => group.matter === matter), verdict.findIndex((group) => group.matter === matter)),
    );
    fill(list, ...elements, unknownElement(unknown));
    showRight("is", is, true);
    showRight("right", right, false);
}

/** Shows which group is chosen. @param {HTMLElement} list @param {number | null} at its index in the verdict */
export function pressWitness(list, at) {
    for (const button of list.querySelectorAll("[data-witness]"))
        button.setAttribute("aria-pressed", String(button.getAttribute("data-witness") === String(at)));
}
