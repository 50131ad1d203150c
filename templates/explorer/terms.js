/* Words that a newcomer does not know, each explained in a sentence at a "?" beside it. */
import { element } from "./dom.js";

/** @type {Record<string, string>} */
const TERMS = {
    hasse: "A Hasse diagram draws an order from the bottom up: a dtype promotes to every dtype that lines lead up to.",
    weak: "A weak dtype is that of a scalar of the language, such as Python's 1.0: it takes part in promotion, but adapts to the dtypes of arrays.",
    minimal: "An upper bound of two dtypes is a dtype that both promote to. It is minimal if no other upper bound is below it; if there is only one minimal upper bound, that is the result.",
    resolve: "resolve is a field of the spec that sets the result of single pairs, regardless of the diagram.",
    bracketing: "A result depends on bracketing if (a + b) + c is another dtype than a + (b + c): the order of additions then changes the dtype.",
    ambiguous: "A pair is ambiguous if it has several minimal upper bounds and the spec chooses none of them.",
};

let made = 0;

/** A "?" that explains a word. @param {string} term one of TERMS */
export function helpButton(term) {
    const id = `help-${term}-${++made}`;
    const words = element("span", { class: "help-words", role: "note", id, popover: "auto" }, TERMS[term]);
    const button = element("button", { type: "button", class: "help", "aria-label": `What does ${term} mean?`, popovertarget: id }, "?");
    return element("span", { class: "help-around" }, button, words);
}
