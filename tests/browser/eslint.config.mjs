// What eslint holds the scripts of pages to, and those that test them. That names are defined is tsc's to say.
import js from "@eslint/js";

const markup = "text of a spec must never be read as markup: use textContent, createElement and setAttribute";

export default [
    { ignores: ["**/node_modules/"] },
    js.configs.recommended,
    {
        files: ["**/*.js", "**/*.mjs"],
        linterOptions: { reportUnusedDisableDirectives: "error" },
        rules: {
            "no-undef": "off",
            "no-control-regex": "off", // names must not hold such characters, so they are looked for
            "no-unused-vars": ["error", { args: "after-used", caughtErrors: "all" }],
            "no-var": "error",
            "prefer-const": "error",
            eqeqeq: "error",
            "no-eval": "error",
            "no-implied-eval": "error",
            "no-new-func": "error",
            "no-restricted-properties": [
                "error",
                ...["innerHTML", "outerHTML", "insertAdjacentHTML", "createContextualFragment"].map((property) => ({
                    property,
                    message: markup,
                })),
                { object: "document", property: "write", message: markup },
            ],
        },
    },
];
