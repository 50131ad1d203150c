// A library of arrays whose dtypes are strings. promotion.mjs and its types, which joinery writes, say what these promote to.
import { type Dtype, type PromotionTable, promoteTypes } from "./promotion.mjs";

export interface NDArray<D extends Dtype> {
  readonly dtype: D;
  readonly elements: readonly (number | string)[];
}

export function array<D extends Dtype>(dtype: D, elements: readonly (number | string)[]): NDArray<D> {
  return { dtype, elements };
}

/** Of float32 and int32, an NDArray<"float64">, as the compiler knows. */
export function concatenate<A extends Dtype, B extends Dtype>(
  a: NDArray<A>,
  b: NDArray<B>,
): NDArray<NonNullable<PromotionTable[A][B]>> {
  const dtype = promoteTypes(a.dtype, b.dtype);
  if (dtype === null) throw new TypeError(`${a.dtype} and ${b.dtype} do not promote`);
  return array(dtype, [...a.elements, ...b.elements]);
}

export const known: NDArray<"float64"> = concatenate(array("float32", [1]), array("int32", [2]));
