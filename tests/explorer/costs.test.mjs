// The signs and words of costs are the same in the page and in reports.
import assert from "node:assert/strict";
import { test } from "node:test";
import { COST_MARKS, COST_MEANINGS } from "../../templates/explorer/costs.js";
import { COSTS, UNKNOWN } from "../../templates/explorer/model.js";
import { joinery } from "./support.mjs";

test("the legend of a table with every loss names each sign as the page does", () => {
    const table = joinery(["table", "jax_today", "--format", "md"]);
    const legend = table.trimEnd().split("\n").at(-1) ?? "";
    const lost = COSTS.map((_, cost) => cost).filter((cost) => cost > 0 && cost !== UNKNOWN);
    assert.equal(lost.length, 3);
    for (const cost of lost) assert.ok(legend.includes(`\`${COST_MARKS[cost]}\` ${COST_MEANINGS[cost]}`), legend);
});
