/*
 * The explorer page: the state, and who is told when it changes. What is shown, joinery says: first in the page data, then as
 * the answer of the program in the page.
 *
 * Where things are, for tests and style: #skip, #title, #about, #search, #search-note, #edit, #take, #names ([data-names]),
 * #theme, #gallery, #editor (#file, #undo, #redo, #original, #text, #lines, #problem, #edge-from, #edge-to, #edge-add,
 * #edge-remove, #add-dtype), #verdict (#is, [data-witness], [data-more], #right), #changes ([data-cells]), #diagram (#fold,
 * #zoom-in, #zoom-out, #zoom-fit), #mode-buttons ([data-mode], aria-pressed), #mode-bar (#against, [data-cells]), #table
 * ([role=grid], td and th [data-cell="row,column"], -1 in headers; [data-kind], [data-mark]; classes differs, changed, lacking,
 * faded, doubt, chosen, lit), #cells, #legend, #code ([data-gives], #op, #isa, #given and #dispatch, each with -text, -copy and
 * -save), #plots (#figures), #explanation (#because, #witnesses, [data-remove], #add-operand, #unpin, #panel-fold).
 */
import { Code } from "./code.js";
import { Diagram } from "./diagram.js";
import { byId, counted, dataAt, element, fill, isolated, keepFocus, plainText } from "./dom.js";
import { Editor } from "./editor.js";
import { fitViews, isPhone, showEdges } from "./fit.js";
import { decodeSystem, dtypeNamed, namesOf } from "./model.js";
import { cellView, decodeDifference } from "./modes.js";
import { showName } from "./name.js";
import { showPlots } from "./plots.js";
import { showReason, showSum } from "./panel.js";
import { Program } from "./program.js";
import { packText, readHash, unpackText, writeHash } from "./state.js";
import { PromotionTable } from "./table.js";
import { takeAway } from "./takeaway.js";
import { helpButton } from "./terms.js";
import { showChanges, showLegend, showModeBar, showModes } from "./toolbar.js";
import { pressWitness, showVerdict } from "./verdict.js";

/** @import { System } from "./model.js" */
/** @import { Difference, View } from "./modes.js" */
/** @import { Mode, ViewState } from "./state.js" */
/** @import { Cell } from "./table.js" */
/** @import { Light } from "./panel.js" */

/** @typedef {{ argument: string, text: string | null }} Doc what is shown: a spec by its name, or its text */

/** Above this many dtypes, the diagram is that of the chosen ones and what is around them. */
const DRAWN_MAX = 100;

/** How often joinery lists what fails in one group of the verdict, at most. */
const WITNESSES = 500;

/** Changes of the text that follow each other as fast are undone together, in milliseconds. */
const TYPING = 1200;

class Explorer {
    /** @param {any} data what `explore --format json` says @param {string} packed the program */
    constructor(data, packed) {
        this.data = data;
        this.program = new Program(packed, (busy) => byId("explanation").setAttribute("aria-busy", String(busy)));
        this.state = readHash("");
        /** @type {Doc} */
        this.own = { argument: data.argument, text: null };
        this.doc = this.own;
        /** the last one that could be read: the one shown */
        this.valid = this.own;
        /** @type {System} */
        this.system = decodeSystem(data);
        /** the text of the spec, also where it was not edited */
        this.text = data.text;
        /** what was opened, before it was edited */
        this.original = { doc: this.own, system: this.system };
        /** @type {Doc[]} */
        this.past = [];
        /** @type {Doc[]} */
        this.future = [];
        this.typedAt = -Infinity;
        this.judged = 0;
        this.saved = 0;
        /** @type {Difference | null} */
        this.difference = null;
        /** @type {number[]} chosen dtypes: what the panel comes back to */
        this.pick = [];
        /** @type {number[]} what the panel shows while nothing is chosen */
        this.current = [];
        /** @type {number | null} the group of the verdict whose failures are walked through */
        this.group = null;
        /** whether the pointer or the focus is at something */
        this.pointing = false;
        this.zoom = 0;
        this.explained = 0;
        this.drawn = "";
        /** @type {Cell[][]} cells of the buttons above the table, and of those of the changes */
        this.groups = [];
        /** @type {Cell[][]} */
        this.changes = [];
        /** @type {View} */
        this.view = { mode: "result", system: this.system, before: null, other: null };
        this.table = new PromotionTable(byId("table"), {
            onPoint: (cell) => this.point(cell),
            onLeave: () => this.leave(),
            onChoose: (cell) => this.choose(cell),
            onEscape: () => this.setPick([]),
        });
        this.diagram = new Diagram(byId("diagram"), {
            onHover: (id) => (id === null ? this.leave() : this.point([id, -1])),
            onSelect: (id) => this.toggle(id),
            onEdge: (a, b) => this.addEdge("--add-edge", a, b),
            onRemove: (a, b) => this.addEdge("--remove-edge", a, b),
            onOpen: () => this.change({ open: true }),
        });
        this.editor = new Editor({
            onText: (text) => this.edit({ argument: this.doc.argument, text }, true),
            onEdit: (words) => this.editBy(words),
            onOpen: (argument) => this.open(argument),
            onStep: (direction) => this.step(direction),
        }, data.known);
        this.code = new Code(this.program, (gives) => this.change({ gives }));
        for (const { name, title } of data.installed)
            byId("gallery").append(element("option", { value: name }, plainText(title && title !== name ? `${name}: ${title}` : name)));
        byId("diagram-help").append(helpButton("hasse"));
        this.listen();
    }

    listen() {
        const on = (/** @type {string} */ id, /** @type {() => void} */ action) => byId(id).addEventListener("click", action);
        byId("verdict").addEventListener("click", (event) => this.clickVerdict(event));
        byId("modes").addEventListener("click", (event) => this.clickModes(event));
        byId("changes").addEventListener("click", (event) => this.lightGroup(event, this.changes));
        byId("modes").addEventListener("change", (event) => {
            if (event.target instanceof HTMLSelectElement) this.change({ against: event.target.value });
        });
        byId("explanation").addEventListener("click", (event) => this.clickPanel(event));
        byId("explanation").addEventListener("change", (event) => this.addOperand(event));
        byId("search-form").addEventListener("submit", (event) => {
            event.preventDefault();
            void this.search(true);
        });
        byId("search").addEventListener("input", () => void this.search(false));
        on("skip", () => this.table.focus(this.table.at));
        on("edit", () => this.change({ editor: !this.state.editor }));
        on("original", () => this.edit(this.original.doc, false));
        byId("names").addEventListener("click", (event) => {
            const form = /** @type {"int8" | "i8" | null} */ (dataAt(event, "names"));
            if (form) this.change({ names: this.state.names === form ? null : form });
        });
        on("theme", () => this.change({ theme: this.isDark() ? "light" : "dark" }));
        on("cells", () => this.change({ cells: this.colours() ? "names" : "colours" }));
        on("fold", () => this.change({ open: !this.state.open }));
        on("zoom-in", () => this.zoomTo(1.25));
        on("zoom-out", () => this.zoomTo(0.8));
        on("zoom-fit", () => this.zoomTo(0));
        on("panel-fold", () => this.foldPanel(!byId("explanation").matches(".folded")));
        this.foldPanel(isPhone());
        for (const id of ["table", "diagram"]) byId(id).addEventListener("scroll", () => showEdges(byId(id)), { passive: true });
        byId("take").addEventListener("change", () => {
            const select = /** @type {HTMLSelectElement} */ (byId("take"));
            const { argument, files } = this.source();
            if (select.value) void takeAway(select.value, this.program, { argument, files, name: this.system.name, text: this.text });
            select.value = "";
        });
        document.addEventListener("keydown", (event) => {
            if (event.key === "Escape" && event.target !== this.editor.area) this.setPick([]);
        });
        addEventListener("resize", () => fitViews(this.diagram, this.zoom));
        addEventListener("popstate", () => void this.restore());
        addEventListener("hashchange", () => void this.restore());
    }

    /** @param {boolean} folded whether the panel is the line of the sum alone */
    foldPanel(folded) {
        byId("explanation").classList.toggle("folded", folded);
        byId("panel-fold").setAttribute("aria-expanded", String(!folded));
        byId("panel-fold").textContent = folded ? "More" : "Less";
    }

    /** Shows what the address says. */
    async restore() {
        const hash = location.hash.replace(/^#/, "");
        if (hash === writeHash(this.state) && this.drawn) return;
        const { editor } = this.state;
        this.state = readHash(hash);
        this.state.editor ||= editor; // Back does not close it
        this.saved = this.judged; // what was on its way to the address is of no account any more
        const text = this.state.text === null ? null : await unpackText(this.state.text);
        const doc = { argument: this.state.spec ?? this.own.argument, text };
        this.current = [];
        if (this.state.spec !== null && !this.data.installed.some((/** @type {any} */ each) => each.name === this.state.spec)) doc.argument = this.own.argument;
        if (this.state.text !== null && text === null) this.tell("The address holds a text that cannot be read. This is the page without it.");
        if (doc.argument === this.doc.argument && doc.text === this.doc.text) return this.showAll();
        if (!this.drawn) this.tell("Opening the shared table\u2026", true);
        if (doc.argument !== this.original.doc.argument) await this.judge({ argument: doc.argument, text: null }, true);
        await this.judge(doc, false);
    }

    /** @param {Partial<ViewState>} part */
    change(part) {
        Object.assign(this.state, part);
        this.save(true);
        this.showAll();
    }

    /** Writes the state to the address. @param {boolean} step whether Back comes back to what was there */
    save(step) {
        const hash = writeHash(this.state);
        if (hash === location.hash.replace(/^#/, "")) return;
        try {
            history[step ? "pushState" : "replaceState"](null, "", hash ? `#${hash}` : location.pathname + location.search);
        } catch {
            // Inside some frames, and when called too often, a page may not write its address. All else goes on.
        }
    }

    /* ---- What is shown, and its edits ---- */

    /** What the program reads of a doc. @param {Doc} [doc] */
    source({ argument, text } = this.valid) {
        const { files } = this.data;
        if (text === null) return { argument, files };
        const path = argument in files ? argument : "./edited";
        return { argument: path, files: { ...files, [path]: text } };
    }

    /**
     * Lets the program judge what is to be shown, and shows it; or what is wrong with it, beside what was shown before.
     * @param {Doc} doc
     * @param {boolean} opened whether this is what edits are compared with
     */
    async judge(doc, opened) {
        const asked = ++this.judged;
        this.doc = doc;
        const { argument, files } = this.source(doc);
        const { value, messages, notes } = await this.ask(["explore", argument], files);
        if (asked !== this.judged) return;
        if (!value) {
            if (!this.drawn) this.showAll();
            this.tell(doc.text === null ? `${doc.argument} cannot be read.` : "The text has an error. Below is the last valid one.", true);
            this.editor.show(doc.text ?? this.text, this.system, [this.past.length > 0, this.future.length > 0]);
            this.editor.showProblem(messages);
            if (!this.state.editor) this.change({ editor: true });
            return;
        }
        this.tell("");
        this.valid = doc;
        this.system = decodeSystem(value);
        this.text = doc.text ?? value.text;
        if (opened) this.original = { doc, system: this.system };
        this.current = this.current.filter((id) => id < this.system.n);
        this.showAll();
        this.editor.showProblem(notes.map((note) => note.replace(`${argument}: `, "")).join("\n"));
    }

    /**
     * Shows another text, and can undo that.
     * @param {Doc} doc
     * @param {boolean} typed what is typed without a pause is undone together
     */
    edit(doc, typed) {
        const now = performance.now();
        if (!typed || now - this.typedAt > TYPING) this.past.push(this.doc);
        this.typedAt = typed ? now : -Infinity;
        this.future = [];
        this.go(doc, typed);
    }

    /** @param {-1 | 1} direction */
    step(direction) {
        const [from, to] = direction < 0 ? [this.past, this.future] : [this.future, this.past];
        const doc = from.pop();
        if (!doc) return;
        to.push(this.doc);
        this.typedAt = -Infinity;
        this.go(doc, false);
    }

    /** @param {Doc} doc @param {boolean} typed */
    go(doc, typed) {
        const asked = this.judged + 1;
        this.saved = asked;
        void this.judge(doc, false);
        this.state.spec = doc.argument === this.own.argument ? null : doc.argument;
        const save = (/** @type {string | null} */ text) => {
            if (asked !== this.saved) return;
            this.state.text = text;
            this.save(!typed);
        };
        if (doc.text === null) save(null);
        else void packText(doc.text).then(save);
    }

    /** @param {string} argument of an installed spec */
    open(argument) {
        this.past.push(this.doc);
        this.future = [];
        Object.assign(this.state, { spec: argument === this.own.argument ? null : argument, text: null, pick: [] });
        this.current = [];
        this.save(true);
        void this.judge({ argument, text: null }, true);
    }

    /** Lets the program edit the spec. @param {string[]} words of `joinery edit` */
    async editBy(words) {
        const { argument, files } = this.source(this.doc);
        const { status, output, messages } = await this.program.run(["edit", "--max-memory", "128M", argument, ...words], files);
        if (status !== 2) return this.edit({ argument: this.doc.argument, text: output }, false);
        if (!this.state.editor) this.change({ editor: true });
        this.editor.showProblem(messages);
    }

    /** @param {string} option @param {number} a @param {number} b */
    addEdge(option, a, b) {
        const { dtypes } = this.system;
        void this.editBy([option, `${dtypes[a].name},${dtypes[b].name}`]);
    }

    /**
     * What the program says, with no more memory for a spec than the page has for all.
     * @param {string[]} words
     * @param {{ [path: string]: string }} files
     */
    ask(words, files) {
        return this.program.json([...words.slice(0, 1), "--max-memory", "128M", ...words.slice(1)], files);
    }

    /* ---- Showing ---- */

    /** Says what is wrong above all that is shown; nothing if that is current. @param {string} says @param {boolean} [stale] */
    tell(says, stale = false) {
        byId("stale").textContent = says;
        byId("stale").hidden = !says;
        byId("shown").classList.toggle("stale", stale);
    }

    showAll() {
        keepFocus(() => this.showEverything());
    }

    showEverything() {
        const { state, system } = this;
        const edited = this.doc.text !== this.original.doc.text || this.doc.argument !== this.original.doc.argument;
        this.view = { mode: this.mode(), system, before: edited ? this.original.system : null, other: null };
        this.showNames();
        this.pick = this.idsOf(state.pick);
        if (!this.current.length) this.current = this.firstSum();
        this.showTheme();
        byId("editor").hidden = !state.editor;
        document.body.classList.toggle("editing", state.editor);
        byId("edit").setAttribute("aria-expanded", String(state.editor));
        this.editor.show(this.doc.text ?? this.text, system, [this.past.length > 0, this.future.length > 0]);
        /** @type {HTMLButtonElement} */ (byId("original")).disabled = !edited;
        showName(system, this.data.joinery, edited);
        showVerdict(byId("verdict-list"), system);
        this.changes = showChanges(byId("changes"), this.view);
        showModes(byId("mode-buttons"), this.view.mode);
        byId("modes").dataset.shown = this.view.mode;
        this.showTable();
        this.showDiagram();
        showLegend(byId("legend"), this.view);
        this.showCurrent();
        fitViews(this.diagram, this.zoom);
        if (!this.drawn) performance.mark("shown"); // for tests/browser/bench.mjs
        this.drawn = system.name;
        this.showCode();
        showPlots(byId("plots"), byId("figures"), system);
        if (this.view.mode === "difference") void this.compare();
    }

    /** @returns {Mode} */
    mode() {
        return this.state.mode ?? (this.data.against.length ? "difference" : "result");
    }

    /** What the difference can be to. */
    others() {
        const given = this.data.against.map((/** @type {string} */ argument) => ({ argument, name: argument, title: null }));
        const installed = this.data.installed.map((/** @type {any} */ each) => ({ ...each, argument: each.name }));
        return [...given, ...installed.filter((/** @type {any} */ each) => !this.data.against.includes(each.argument) && each.argument !== this.source().argument)];
    }

    /** Asks the program for the difference to the chosen spec, and shows it. */
    async compare() {
        const others = this.others();
        const find = (/** @type {string | null} */ name) => others.find((each) => each.argument === name);
        const chosen = (find(this.state.against) ?? find(this.data.against[0] ?? null) ?? find("numpy") ?? find("jax") ?? others[0]).argument;
        const { view } = this;
        const { argument, files } = this.source();
        this.groups = showModeBar(byId("mode-bar"), view, others, chosen);
        const { value } = await this.ask(["diff", argument, chosen], files);
        if (view !== this.view || !value) return;
        view.other = decodeDifference(view.system, value);
        keepFocus(() => {
            this.groups = showModeBar(byId("mode-bar"), view, others, chosen);
        });
        this.showTable(true);
        this.showCurrent();
        fitViews(this.diagram, this.zoom);
    }

    showCode() {
        const { system, view } = this;
        const before = view.before?.name === system.name ? this.source(this.original.doc) : null;
        this.code.show(this.state.gives, { system, source: this.source(), before, pair: this.pick.length ? this.pick : this.current });
    }

    /** Calls dtypes as the state says; the switch is there where that makes a difference. */
    showNames() {
        for (const system of new Set([this.system, this.original.system])) {
            const names = namesOf(system.dtypes, this.state.names);
            if (names.join("\n") !== system.names.join("\n")) system.names = names;
        }
        const { dtypes, names } = this.system;
        const forms = /** @type {const} */ (["int8", "i8"]).map((form) => namesOf(dtypes, form).join("\n"));
        byId("names").hidden = forms[0] === forms[1];
        [...byId("names").querySelectorAll("button")].forEach((button, i) => button.setAttribute("aria-pressed", String(forms[i] === names.join("\n"))));
    }

    showTheme() {
        if (this.state.theme) document.documentElement.dataset.theme = this.state.theme;
        else delete document.documentElement.dataset.theme;
        byId("theme").textContent = this.isDark() ? "Light" : "Dark";
    }

    isDark() {
        return (this.state.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
    }

    /** Whether cells are coloured squares without names. */
    colours() {
        if (this.state.cells) return this.state.cells === "colours";
        const longest = this.system.dtypes.reduce((most, dtype) => Math.max(most, dtype.name.length), 0);
        const kinds = new Set(this.system.dtypes.map((dtype) => dtype.kind));
        return kinds.size > 1 && this.system.n * Math.min(10, Math.max(5, longest)) > 300;
    }

    /** @param {boolean} [barShown] whether what stands above the table is there already */
    showTable(barShown = false) {
        const { system } = this;
        const colours = this.colours();
        if (!barShown && this.view.mode !== "difference") this.groups = showModeBar(byId("mode-bar"), this.view, [], "");
        this.table.show(this.view, (a, b) => cellView(this.view, a, b), colours, `Promotion table of ${system.name}`);
        byId("cells").textContent = colours ? "Show names" : isPhone() ? "Whole table" : "Colours only";
    }

    showDiagram() {
        const { system, state } = this;
        const { drawing } = system;
        const large = system.n > DRAWN_MAX;
        const drawn = system.transitive && (drawing !== null || large);
        byId("views").classList.toggle("undrawn", !drawn);
        byId("fold").hidden = large || !drawing?.folded;
        byId("fold").textContent = state.open ? "Fold" : "Unfold";
        for (const id of ["zoom-in", "zoom-out", "zoom-fit"]) byId(id).hidden = !drawn;
        if (!drawn) {
            const why = system.transitive
                ? `${counted(system.n, "dtype")} are too many for a diagram that could be read.`
                : "Promotion is not transitive here, so there is no Hasse diagram.";
            this.diagram.drawing = "";
            fill(byId("diagram"), element("p", { class: "message" }, `${why} The table has everything.`));
        } else if (!large && drawing) this.diagram.show(system, (!state.open && drawing.folded) || drawing.open);
    }

    /** Of a large spec: the diagram of what takes part in a promotion. @param {number[]} ids */
    async showNeighbours(ids) {
        const { system } = this;
        const { argument, files } = this.source();
        const names = ids.map((id) => system.dtypes[id].name);
        const { value } = await this.ask(["graph", argument, "--dtypes", names.join(",")], files);
        if (system !== this.system || !value?.drawing) return;
        const numbers = value.dtypes.map((/** @type {any} */ dtype) => dtypeNamed(system, dtype.name));
        const own = (/** @type {string} */ all) => all.split(" ").map((id) => numbers[Number(id)]).join(" ");
        const drawing = value.drawing.open
            .replace(/data-members="([\d ]*)"/g, (/** @type {string} */ _, /** @type {string} */ all) => `data-members="${own(all)}"`)
            .replace(/data-id="(\d+)"/g, (/** @type {string} */ _, /** @type {string} */ id) => `data-id="${own(id)}"`);
        this.diagram.show({ ...system, settled: value.settled }, drawing);
        fitViews(this.diagram, this.zoom);
    }

    /** @param {number} factor 0: as it fits */
    zoomTo(factor) {
        const now = this.diagram.svg ? this.diagram.svg.getBoundingClientRect().height / this.diagram.height : 1;
        this.zoom = factor && Math.min(4, Math.max(0.2, now * factor));
        fitViews(this.diagram, this.zoom);
    }

    /** A sum to begin with: the one that is asked most, else what is wrong, else some pair. @returns {number[]} */
    firstSum() {
        const { system } = this;
        const find = (/** @type {string} */ format) => system.dtypes.findIndex((dtype) => dtype.format === format && !dtype.weak);
        for (const other of ["bf16", "f16", "f32"]) {
            const pair = [find("i8"), find(other)];
            if (!pair.includes(-1)) return pair;
        }
        if (system.verdict.length) return this.idsOf(system.verdict[0].dtypes);
        return system.n > 1 ? [0, 1] : [0, 0];
    }

    /** @param {string[]} names */
    idsOf(names) {
        const ids = names.map((name) => dtypeNamed(this.system, name));
        return ids.some((id) => id < 0) ? [] : ids;
    }

    /* ---- What is chosen, and pointed at ---- */

    /** @param {number[]} ids @param {number | null} [group] of the verdict that this is a failure of */
    setPick(ids, group = null) {
        if (!ids.length && this.pick.length) this.current = this.pick;
        this.pick = ids;
        this.group = group;
        this.state.pick = ids.map((id) => this.system.dtypes[id].name);
        this.save(true);
        this.showCurrent();
        if (ids.length === 2) this.table.reveal([ids[0], ids[1]]);
        if (this.state.gives === "Kernel") this.showCode();
    }

    /** Shows in panel, table and diagram what is chosen, or what was pointed at last. */
    showCurrent() {
        const pinned = this.pick.length > 0;
        void this.explain(pinned ? this.pick : this.current, pinned, true);
        pressWitness(byId("verdict-list"), this.group);
        void this.showWitnesses();
    }

    /**
     * Lights dtypes and says why they promote to what they do: their result at once, the reason as soon as the program has it.
     * @param {number[]} ids
     * @param {boolean} pinned
     * @param {boolean} settled whether this is to stay: then a large spec shows the diagram of it
     */
    async explain(ids, pinned, settled) {
        const { view, system } = this;
        const asked = ++this.explained;
        const body = byId("explanation-body");
        const light = (/** @type {Light} */ lit) => {
            this.table.light(lit.ids, ids.length === 2 ? [[ids[0], ids[1]]] : [], ids.length === 1 ? ids[0] : -1);
            this.diagram.lightUp({ ...lit, dim: pinned || this.pointing });
        };
        light(keepFocus(() => showSum(body, view, ids, pinned)));
        if (ids.length < 2) return;
        const { argument, files } = this.source();
        const names = ids.map((id) => system.dtypes[id].name);
        const { value, messages } = await this.ask(["explain", "--", argument, ...names], files);
        if (asked !== this.explained || view !== this.view) return;
        if (!value) {
            byId("because").textContent = plainText(messages);
            return;
        }
        const lit = keepFocus(() => showReason(view, ids, pinned, value));
        if (settled && system.n > DRAWN_MAX && system.transitive) await this.showNeighbours([...new Set([...lit.ids, ...lit.paths.flat()])]);
        light(lit);
    }

    /** Of the chosen group of the verdict: which of its failures is shown, and a way to the others. */
    async showWitnesses() {
        const { group, system } = this;
        const bar = byId("witnesses");
        const chosen = group === null ? null : system.verdict[group];
        if (!chosen || chosen.count < 2) return fill(bar);
        const { argument, files } = this.source();
        const { value } = await this.ask(["check", argument, "--witnesses", String(WITNESSES)], files);
        const all = value?.verdict[/** @type {number} */ (group)]?.witnesses ?? [];
        if (group !== this.group || !all.length) return;
        const key = this.state.pick.join("\n");
        const at = all.findIndex((/** @type {string[]} */ each) => each.join("\n") === key);
        this.walk = (/** @type {number} */ steps) => this.setPick(this.idsOf(all[(at + steps + all.length) % all.length]), group);
        const select = element("select", { id: "witness", "aria-label": "Failures of this group" });
        all.forEach((/** @type {string[]} */ each, /** @type {number} */ i) =>
            select.append(element("option", { value: each.join("\n"), selected: i === at }, `${i + 1} of ${chosen.count}: ${each.map(isolated).join(" + ")}`)),
        );
        keepFocus(() => fill(
            bar,
            element("button", { type: "button", id: "witness-before", "aria-label": "The failure before" }, "\u2039"),
            select,
            element("button", { type: "button", id: "witness-next", "aria-label": "The next failure" }, "\u203a"),
        ));
    }

    /** @param {Cell} cell */
    point([a, b]) {
        const ids = [a, b].filter((id) => id >= 0);
        if (!this.pick.length && ids.length === 2) this.current = ids;
        this.pointing = true;
        const chosen = ids.length === this.pick.length && ids.every((id, i) => id === this.pick[i]);
        void this.explain(ids, chosen, false);
    }

    leave() {
        if (!this.pointing) return;
        this.pointing = false;
        this.showCurrent();
    }

    /** @param {Cell} cell */
    choose([a, b]) {
        if (a < 0 || b < 0) return this.toggle(Math.max(a, b));
        const same = this.pick.length === 2 && this.pick[0] === a && this.pick[1] === b;
        this.setPick(same ? [] : [a, b]);
    }

    /** Adds a dtype to the chosen ones, or takes it away. @param {number} id */
    toggle(id) {
        const at = this.pick.indexOf(id);
        this.setPick(at < 0 ? [...this.pick, id] : this.pick.filter((_, i) => i !== at));
    }

    /** @param {Event} event */
    clickVerdict(event) {
        const at = dataAt(event, "witness");
        if (at !== null) {
            const pressed = this.group === Number(at);
            this.setPick(pressed ? [] : this.idsOf(this.system.verdict[Number(at)].dtypes), pressed ? null : Number(at));
        }
        if (dataAt(event, "more") === null || !(event.target instanceof Element)) return;
        const list = event.target.closest("ul");
        event.target.setAttribute("aria-expanded", String(list?.classList.toggle("all") ?? false));
    }

    /** @param {Event} event */
    clickModes(event) {
        const mode = dataAt(event, "mode");
        if (mode) this.change({ mode: /** @type {Mode} */ (mode) });
        this.lightGroup(event, this.groups);
    }

    /** A click on a button that lights cells. @param {Event} event @param {Cell[][]} groups */
    lightGroup(event, groups) {
        const group = dataAt(event, "cells");
        if (group === null || !(event.target instanceof Element)) return;
        const button = event.target.closest("button");
        const on = button?.getAttribute("aria-pressed") !== "true";
        for (const each of document.querySelectorAll("[data-cells]")) each.setAttribute("aria-pressed", String(on && each === button));
        this.table.light([], on ? groups[Number(group)] : []);
    }

    /** @param {Event} event */
    clickPanel(event) {
        const at = dataAt(event, "remove");
        if (at !== null) this.setPick(this.pick.filter((_, i) => i !== Number(at)));
        const id = event.target instanceof Element ? event.target.id : "";
        if (id === "unpin") this.setPick([]);
        if (id === "witness-before") this.walk?.(-1);
        if (id === "witness-next") this.walk?.(1);
    }

    /** @param {Event} event */
    addOperand(event) {
        const select = event.target;
        if (!(select instanceof HTMLSelectElement) || select.value === "") return;
        if (select.id === "witness") return this.setPick(this.idsOf(select.value.split("\n")), this.group);
        this.setPick([...(this.pick.length ? this.pick : this.current), Number(select.value)]);
        byId("add-operand").focus();
    }

    /* ---- The question ---- */

    /**
     * Asks the program what the question in the search box promotes to: it knows the names that libraries use.
     * @param {boolean} entered whether to choose it
     */
    async search(entered) {
        const box = /** @type {HTMLInputElement} */ (byId("search"));
        const asked = box.value;
        const note = byId("search-note");
        if (!asked.trim()) {
            note.textContent = "";
            return this.showCurrent();
        }
        const { argument, files } = this.source();
        const { value, messages, notes } = await this.ask(["explain", "--", argument, asked], files);
        if (asked !== box.value) return;
        note.textContent = value ? plainText(notes.join(" ")) : plainText(messages.replace(/^joinery: error: /, "").trim());
        if (!value) return void this.explain([], false, false);
        const ids = this.idsOf(value.operands);
        if (entered) this.setPick(ids);
        else void this.explain(ids, false, false);
    }
}

const source = byId("data").textContent ?? "";
if (source.trim()) void new Explorer(JSON.parse(source), (byId("module").textContent ?? "").trim()).restore();
