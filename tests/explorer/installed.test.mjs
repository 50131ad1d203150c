/** Every installed spec, judged by the page's script as by the program: joins, order, laws and verdict. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { explore, installed, judged, rebuilt } from "./support.mjs";

const specs = installed();

test("there are specs", () => assert.ok(specs.length > 20));

for (const name of specs)
    test(name, () => {
        const { system } = explore(name);
        assert.deepEqual(judged(rebuilt(system)), judged(system));
    });
