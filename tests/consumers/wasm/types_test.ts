/** Tests the types of joinery.ts with tsc: this file is compiled and never run. */
import { ArrayOf, F16Array, Joinery, Vector } from "./joinery.js";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const sure = <T extends true>(): T | undefined => undefined;

export function check(jax: Joinery, vector: Vector): void {
    sure<Same<ArrayOf<"f16">, F16Array>>();
    const kept = jax.binary("add", Int8Array.of(1), 2.5, new Float64Array(1));
    sure<Same<typeof kept, Float64Array<ArrayBuffer>>>();
    const converted = jax.convert(Int8Array.of(1), "i64");
    sure<Same<typeof converted, ArrayOf<"i64">>>();
    const made = jax.binary("add", vector, 1);
    sure<Same<typeof made, Vector>>();
    // @ts-expect-error there is no such operation
    jax.binary("adds", vector, 1);
    // @ts-expect-error a list is no operand
    jax.binary("add", [1, 2], 1);
}
