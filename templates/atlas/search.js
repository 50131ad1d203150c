/** The question on top of the atlas, and what is said above the matrices. */
import { Answers, groupsOf } from "./answers.js";
import { byId, element, fill } from "../explorer/dom.js";
import { Program } from "../explorer/program.js";

/** @import { Answer, Data } from "./answers.js" */

const MOST_COMPLETIONS = 12;
const MOST_SUGGESTIONS = 5;

/** How long nothing is typed before joinery itself is asked, in milliseconds: words that are half typed are seldom known. */
const PAUSE = 250;

/** @type {Promise<Program> | null} */
let loading = null;

/** joinery itself, which is loaded once, and only where something is asked that the page cannot look up. */
function loadProgram() {
    loading ??= new Promise((resolve, reject) => {
        const script = element("script", { src: "module.js" });
        script.onload = () => resolve(new Program(/** @type {any} */ (globalThis).joineryModule));
        script.onerror = () => {
            loading = null; // to be tried again
            reject(new Error("module.js, which belongs beside this page, cannot be loaded."));
        };
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
        /** the question whose answer is shown */
        this.shown = field.value;
        /** where the last question is that was asked, and not just typed */
        this.asked = location.href;
        this.answers = new Answers(data, loadProgram);
        this.names = [...new Set(data.systems.flatMap(({ dtypes }) => Object.values(dtypes).map(([, meaning]) => data.meanings[meaning].full)))];
        /** how many were asked */
        this.count = 0;
        this.complete();
        this.readAddress();
    }

    /** Names that begin with a word, then those that hold it. @param {string} word @param {number} most */
    like(word, most) {
        const wanted = word.toLowerCase();
        const hold = this.names.filter((name) => name.indexOf(wanted) > 0);
        return [...this.names.filter((name) => name.startsWith(wanted)), ...hold].slice(0, most);
    }

    /** The words of what the field asks. */
    words() {
        return this.answers.lookup.wordsOf(this.field.value);
    }

    /** Completes the last word. */
    complete() {
        const { value } = this.field;
        const [word] = /[\w.]*$/.exec(value) ?? [""], front = value.slice(0, value.length - word.length);
        fill(byId("completions"), ...this.like(word, MOST_COMPLETIONS).map((name) => element("option", { value: front + name })));
    }

    /**
     * Answers what the field asks. Until then, the last answer stays, greyed. Returns whether it asks something.
     * @param {number} pause until joinery itself is asked, in milliseconds
     */
    ask(pause = 0) {
        const words = this.words();
        const number = ++this.count;
        this.complete();
        byId("answers").classList.add("old");
        byId("answers").setAttribute("aria-busy", "true");
        if (!words.length) {
            this.refuse("Ask for dtypes, such as int8 + bfloat16, as any library spells them.");
            return false;
        }
        this.answer(words, pause, () => number !== this.count).catch((/** @type {Error} */ error) => number === this.count && this.refuse(error.message));
        return true;
    }

    /** Says why there is no answer. The last one stays, and is called so. @param {string} why */
    refuse(why) {
        byId("sum").textContent = `${why} Below is the answer to ${this.shown}.`;
        byId("answers").setAttribute("aria-busy", "false");
    }

    /** @param {string[]} words @param {number} pause @param {() => boolean} isOld whether something else has been asked */
    async answer(words, pause, isOld) {
        if (!this.answers.lookup.knows(words)) {
            if (pause) await new Promise((resolve) => { setTimeout(resolve, pause); });
            if (isOld()) return;
            byId("sum").textContent = `Looking up ${words.join(" + ")}\u2026`;
        }
        const unknown = await this.unknownOf(words, isOld);
        if (isOld()) return;
        if (unknown !== undefined) {
            const meant = this.like(unknown, MOST_SUGGESTIONS);
            this.refuse(`No library here has a dtype called ${unknown}.${meant.length ? ` Did you mean ${meant.join(", ")}?` : ""}`);
            return;
        }
        const found = await this.groups(words, false, isOld);
        if (isOld()) return;
        const open = byId("answers").querySelector("details")?.open ?? false;
        const notes = new Set(found.flat().flatMap((answer) => answer.notes));
        this.shown = words.join(" + ");
        byId("sum").textContent = [this.sentence(found), ...notes].join(". ");
        fill(byId("answers"), ...found.map((group) => this.group(group)));
        byId("answers").classList.remove("old");
        const others = await this.groups(words, true, isOld);
        if (isOld()) return;
        byId("answers").append(element("details", { open },
            element("summary", {}, `In JAX\u2019s design studies: ${this.sentence(others)}`), ...others.map((group) => this.group(group))));
        byId("answers").setAttribute("aria-busy", "false");
    }

    /** The answers of libraries, or of studies. @param {string[]} words @param {boolean} study @param {() => boolean} isOld */
    async groups(words, study, isOld) {
        /** @type {Answer[]} */
        const all = [];
        for (const system of this.data.systems)
            if (system.study === study && !isOld()) all.push(await this.answers.answer(system, words));
        return groupsOf(all);
    }

    /** The first of the words that is a dtype nowhere. @param {string[]} words @param {() => boolean} isOld */
    async unknownOf(words, isOld) {
        for (const word of words) if (!(await this.answers.isKnown(word, isOld))) return word;
        return undefined;
    }

    /** @param {Answer[]} group */
    group(group) {
        const [{ kind, meaning }] = group;
        const means = this.data.meanings[meaning];
        const heading = element("h2", {},
            element("span", { class: `dtype ${means ? `kind-${means.kind}` : "none"}` }, means ? means.full : this.data.headings[kind]),
            " ", element("span", { class: "dim" }, means?.says ?? ""));
        const rows = group.map(({ system, href, code, says, more, byDefault }) => element("li", {}, element("a", { href }, system.title),
            element("p", {}, element("code", {}, code), " ", element("span", { class: means ? "cost" : "dim" }, says),
                more && element("span", { class: "cost" }, more), byDefault && element("span", { class: "dim" }, byDefault))));
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
        return `#${this.words().map((word) => encodeURIComponent(word).replace(/%20/g, "_")).join("+")}`;
    }

    /** Asks what the address says; what is no question there (#systems) is a place on the page. */
    readAddress() {
        let hash = location.hash.slice(1);
        try {
            hash = decodeURIComponent(hash);
        } catch { /* it stays as it is */ }
        if (document.getElementById(hash) || (hash && !hash.includes("+"))) return;
        const question = hash ? this.answers.lookup.wordsOf(hash.replace(/\b(python)_/gi, "$1 ")).join(" + ") : this.first;
        this.asked = location.href;
        if (question === this.field.value) return;
        this.field.value = question;
        this.ask();
    }

    /** Asks what is being typed: its address takes the place of that of the question before. */
    type() {
        if (this.ask(PAUSE)) history.replaceState(null, "", this.address());
    }

    /** Keeps what has been typed, as a step from the question before, to which Back returns. */
    keep() {
        const typed = location.href;
        if (typed === this.asked || !this.words().length) return;
        history.replaceState(null, "", this.asked);
        history.pushState(null, "", typed);
        this.asked = typed;
    }
}

/** @param {HTMLInputElement} field */
function takeQuestions(field) {
    const question = new Question(field, JSON.parse(byId("data").textContent ?? ""));
    field.addEventListener("input", () => question.type());
    field.addEventListener("change", () => question.keep()); // by Enter, or when the field is left
    field.addEventListener("focus", () => field.select());
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
