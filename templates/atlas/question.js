/** A question as words that name a dtype each. It is read as on the command line (generator/cli/question.c). */

/** @typedef {(words: string) => boolean} IsName whether one or several words are a name */

/** Words around the names. */
const FILLERS = new Set("what is whats what's and with plus minus times v the promote promotes to of join dtype gives".split(" "));

/** A name has no more words: "unsigned long long int". */
const MOST_WORDS = 5;

/** "python int" for 2, "python float" for 1e3; nothing for what is no number as Python writes it. @param {string} word */
export function scalarOf(word) {
    const [, digits, exponent, imaginary] = /^-?(?=\.?\d)([\d_.]+)(e[-+]?\d*)?(j?)$/i.exec(word) ?? [];
    if (!digits) return undefined;
    return imaginary ? "python complex" : exponent || digits.includes(".") ? "python float" : "python int";
}

/**
 * Whether a character ends the term from `begin` on: an operator, but neither the `-` in a name or number nor the `*` in a
 * name: i*, integer*4.
 * @param {string} text
 * @param {number} begin
 * @param {number} at
 * @param {IsName} isName
 */
function isOperator(text, begin, at, isName) {
    const isBehindWord = at > begin && /\S/.test(text[at - 1]);
    if (text[at] === "-") return !isBehindWord && !/\d/.test(text[at + 1] ?? "");
    if (text[at] !== "*") return "+/%,;|&^?()=@<>\u2228".includes(text[at]);
    const word = (/[^\s+,(]*$/.exec(text.slice(begin, at))?.[0] ?? "") + (/^\*\d*/.exec(text.slice(at))?.[0] ?? "");
    return !(isBehindWord && isName(word));
}

/**
 * Behind the brackets of a call, whose arguments are no operands: of int8(3) + 1. Else where it is.
 * @param {string} text
 * @param {number} begin
 * @param {number} at
 */
function skipCall(text, begin, at) {
    if (text[at] !== "(" || at === begin || !/\w/.test(text[at - 1])) return at;
    for (let end = at, depth = 0; end < text.length; end++) {
        depth += text[end] === "(" ? 1 : text[end] === ")" ? -1 : 0;
        if (depth === 0) return end + 1;
    }
    return at;
}

/** The names between two operators, each as many words as it can be. @param {string} term @param {IsName} isName */
function namesOf(term, isName) {
    const words = term.match(/\S+/g) ?? [];
    /** @type {string[]} */
    const names = [];
    for (let i = 0, end = 0; i < words.length; i = end) {
        end = Math.min(words.length, i + MOST_WORDS);
        while (end > i + 1 && !isName(words.slice(i, end).join(" "))) end--;
        const name = words.slice(i, end).join(" ");
        if (/^(True|False)$/.test(name)) names.push("bool");
        else if (isName(name) || !FILLERS.has(name.toLowerCase())) names.push(name);
    }
    return names;
}

/**
 * The words of a question: of "int8 + bfloat16", "what is np.int8 * 2.0?", "python int, u8". One alone is taken with itself.
 * @param {string} question
 * @param {IsName} isName
 */
export function wordsOf(question, isName) {
    if (isName(question)) return [question, question];
    /** @type {string[]} */
    const words = [];
    for (let begin = 0, end = 0; begin < question.length; begin = Math.max(end + 1, skipCall(question, begin, end))) {
        end = begin;
        while (end < question.length && !isOperator(question, begin, end, isName)) end++;
        words.push(...namesOf(question.slice(begin, end), isName));
    }
    return words.length === 1 ? [words[0], words[0]] : words;
}
