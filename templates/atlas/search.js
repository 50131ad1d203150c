/** The question on top of the atlas, and what is said above the matrices. */
import { Answers, groupsOf, wordsOf } from "./answers.js";
import { byId, element, fill } from "../explorer/dom.js";
import { Program } from "../explorer/program.js";

/** @import { Answer, Data } from "./answers.js" */

const MOST_COMPLETIONS = 12;
const MOST_SUGGESTIONS = 5;

/** @type {Promise<Program> | null} */
let loading = null;

/** joinery itself, which is loaded once, and only where something is asked. */
function loadProgram() {
    loading ??= new Promise((resolve, reject) => {
        const script = element("script", { src: "module.js" });
        script.onload = () => resolve(new Program(/** @type {any} */ (globalThis).joineryModule));
        script.onerror = () => reject(new Error("module.js, which belongs beside this page, cannot be loaded"));
        document.head.append(script);
    });
    return loading;
}

class Question {
    /** @param {HTMLInputElement} field @param {Data} data */
    constructor(field, data) {
        this.field = field;
        this.data = data;
        this.first = field.value;
        this.names = [...new Set(data.systems.flatMap(({ dtypes }) => Object.values(dtypes).map(([, meaning]) => data.meanings[meaning].full)))];
        /** how many were asked */
        this.count = 0;
        this.complete(wordsOf(field.value));
        this.readAddress();
    }

    /** Names that begin with a word, then those that hold it. @param {string} word @param {number} most */
    like(word, most) {
        const wanted = word.toLowerCase();
        const hold = this.names.filter((name) => name.indexOf(wanted) > 0);
        return [...this.names.filter((name) => name.startsWith(wanted)), ...hold].slice(0, most);
    }

    /** @param {string[]} words */
    complete(words) {
        const front = words.slice(0, -1).map((word) => `${word} + `).join("");
        fill(byId("completions"), ...this.like(words.at(-1) ?? "", MOST_COMPLETIONS).map((name) => element("option", { value: front + name })));
    }

    /** Answers what the field asks. Returns whether it asks something. */
    ask() {
        const words = wordsOf(this.field.value);
        const number = ++this.count;
        this.complete(words);
        if (words.length < 2) {
            show("Ask for two dtypes or more, such as int8 + bfloat16, as any library spells them.");
            return false;
        }
        byId("answers").classList.add("old");
        byId("sum").textContent = "";
        this.answer(words, () => number !== this.count).catch((/** @type {Error} */ error) => number === this.count && show(error.message));
        return true;
    }

    /** @param {string[]} words @param {() => boolean} isOld whether something else has been asked */
    async answer(words, isOld) {
        const open = byId("answers").querySelector("details")?.open ?? false;
        const answers = new Answers(this.data, await loadProgram());
        /** @param {boolean} study */
        const groups = async (study) => {
            /** @type {Answer[]} */
            const all = [];
            for (const system of this.data.systems)
                if (system.study === study && !isOld()) all.push(await answers.answer(system, words));
            return groupsOf(all);
        };
        const found = await groups(false);
        const unknown = found.every(([{ kind }]) => kind === "missing") ? await this.unknownOf(answers, words) : undefined;
        if (isOld()) return;
        if (unknown !== undefined) {
            const meant = this.like(unknown, MOST_SUGGESTIONS);
            show(`No library here has a dtype called ${unknown}.${meant.length ? ` Did you mean ${meant.join(", ")}?` : ""}`);
            return;
        }
        const notes = new Set(found.flat().flatMap((answer) => answer.notes));
        show([this.sentence(found), ...notes].join(". "), ...found.map((group) => this.group(group)));
        const others = await groups(true);
        if (isOld()) return;
        byId("answers").append(element("details", { open },
            element("summary", {}, `In JAX\u2019s design studies: ${this.sentence(others)}`), ...others.map((group) => this.group(group))));
    }

    /** The first of the words that is a dtype nowhere. @param {Answers} answers @param {string[]} words */
    async unknownOf(answers, words) {
        for (const word of words) if (!(await answers.isKnown(word))) return word;
        return undefined;
    }

    /** @param {Answer[]} group */
    group(group) {
        const [{ kind, meaning }] = group;
        const means = this.data.meanings[meaning];
        const heading = element("h2", {},
            element("span", { class: `dtype ${means ? `kind-${means.kind}` : "none"}` }, means ? means.full : this.data.headings[kind]),
            " ", element("span", { class: "dim" }, means?.says ?? ""));
        const rows = group.map(({ system, href, code, says, more }) => element("li", {}, element("a", { href }, system.title),
            element("p", {}, element("code", {}, code), " ", element("span", { class: means ? "cost" : "dim" }, says),
                more && element("span", { class: "cost" }, more))));
        return element("section", { class: "answer" }, heading, element("ul", {}, ...rows));
    }

    /** "bfloat16 in 7 systems, no such dtype in 2" @param {Answer[][]} groups */
    sentence(groups) {
        return groups.map(([{ kind, meaning }, ...others], i) => {
            const systems = i > 0 ? "" : others.length ? " systems" : " system";
            return `${this.data.meanings[meaning]?.full ?? this.data.headings[kind]} in ${others.length + 1}${systems}`;
        }).join(", ");
    }

    /** The address of what the field asks. */
    address() {
        return `#${wordsOf(this.field.value).map((word) => encodeURIComponent(word).replace(/%20/g, "_")).join("+")}`;
    }

    /** Asks what the address says; what is no question there (#systems) is a place on the page. */
    readAddress() {
        let hash = location.hash.slice(1);
        try {
            hash = decodeURIComponent(hash);
        } catch { /* it stays as it is */ }
        if (document.getElementById(hash) || (hash && !hash.includes("+"))) return;
        const question = hash ? wordsOf(hash.replace(/\b(python)_/gi, "$1 ")).join(" + ") : this.first;
        if (question === this.field.value) return;
        this.field.value = question;
        this.ask();
    }
}

/** @param {string} says @param {HTMLElement[]} shown */
function show(says, ...shown) {
    byId("sum").textContent = says;
    fill(byId("answers"), ...shown);
    byId("answers").classList.remove("old");
}

/** @param {HTMLInputElement} field */
function takeQuestions(field) {
    const question = new Question(field, JSON.parse(byId("data").textContent ?? ""));
    field.addEventListener("input", () => {
        if (question.ask()) history.replaceState(null, "", question.address());
    });
    field.addEventListener("focus", () => {
        field.select();
        loadProgram().catch(() => {}); // reported when something is asked
    });
    document.addEventListener("keydown", (event) => {
        if (event.key === "/" && !(event.target instanceof HTMLInputElement) && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            field.focus();
        } else if (event.key === "Escape" && document.activeElement === field) {
            history.replaceState(null, "", location.pathname + location.search);
            question.readAddress();
            field.select();
        }
    });
    window.addEventListener("hashchange", () => question.readAddress());
}

/** What is said of the pair of systems that the pointer or the keyboard is on, above its matrix. */
function tellPairs() {
    for (const matrix of document.querySelectorAll("table.matrix")) {
        const place = matrix.closest("section")?.querySelector(".pair");
        /** @param {Event} event */
        const tell = (event) => {
            const link = event.target instanceof Element ? event.target.closest("a[data-says]") : null;
            if (link && place) place.textContent = link.getAttribute("data-says");
        };
        matrix.addEventListener("pointerover", tell);
        matrix.addEventListener("focusin", tell);
    }
}

tellPairs();
if (document.getElementById("search")) takeQuestions(/** @type {HTMLInputElement} */ (byId("search")));
