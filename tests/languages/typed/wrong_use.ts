// Uses that must be errors, of the spec array_api: where one is none, tsc says so.
import { canCast, castLoss, opResult, promoteTypes, resultType, unaryOpResult } from "./array_api/tested.js";
import type { CanCast, CastLoss, Dtype, OpResult, Promote, ResultType } from "./array_api/tested.js";

export const right: Promote<"i8", "u8"> = "i16";
export const rightToo: Dtype = promoteTypes("i8", "f32") ?? promoteTypes("f32", "f64");
export const sum: "i16" = opResult("add", "i8", "u8");
export const many: "i64" = resultType("i8", "u16", "u32", "i*");
export const loss: readonly ["rounds"] = castLoss("i32", "f32");
export const allowed: [true, false] = [canCast("i8", "i16"), canCast("i16", "i8")];
export const root: "f32" = unaryOpResult("sqrt", "f32");
export const ofSome: (a: "i8" | "i16", b: "u8" | "f32") => "i16" | null = (a, b) => promoteTypes(a, b);
export const ofAny: (a: Dtype, b: Dtype) => Dtype | null = (a, b) => resultType(a, b, "u8");

// @ts-expect-error: there is no such dtype
export type NoDtype = Promote<"int9", "f32">;
// @ts-expect-error: nor for functions
export const noDtype: Dtype | null = promoteTypes("i8", "int9");
// @ts-expect-error: another dtype
export const another: Promote<"i8", "u8"> = "i8";
// @ts-expect-error: what does not promote has no type
export const never: Promote<"b", "u8"> = "u8";
// @ts-expect-error: and a function says that nothing is there
export const nothing: Dtype = promoteTypes("i8", "f32");
// @ts-expect-error: in a fold too
export const noFold: ResultType<["u8", "u16", "b"]> = "u16";
// @ts-expect-error: null is said where only some of the pairs promote
export const some: (a: "i8" | "i16", b: "u8" | "f32") => "i16" = (a, b) => promoteTypes(a, b);
// @ts-expect-error: there is no such operation
export type NoOp = OpResult<"append", "i8", "i8">;
// @ts-expect-error: nor on these operands
export const noResult: OpResult<"bitwise_and", "f32", "f32"> = "f32";
// @ts-expect-error: sqrt is one of floating-point dtypes
export const noRoot: "f64" = unaryOpResult("sqrt", "i8");
// @ts-expect-error: there is no such casting
export type NoCasting = CanCast<"i8", "i16", "unsafe">;
// @ts-expect-error: the loss is another one
export const noLoss: CastLoss<"i16", "i8"> = [];
