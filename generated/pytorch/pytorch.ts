/*
 * pytorch.ts: how dtypes promote, as types and as functions. An ES module in TypeScript 4.7 and later.
 *
 * Made by joinery 0.2.0 from specs/pytorch.lua; SHA-256 of what it defines, without comments and free text:
 * a080aa0280f49fcc75ba1c436542bd48ab4d78237d3d8ac63164d98ac76b164c.
 * Do not edit: changes would be lost. To make it again:
 *     joinery generate pytorch -o DIR --emit tables,typescript
 * The licence of this file is yours to choose.
 *
 * PyTorch. Source: PyTorch 008ec6b1 (c10/core/ScalarType.cpp), and its
 * aten/src/ATen/native/TypeProperties.cpp for Python scalars.
 * Note: u16 promotes to bf16 and bf16 to c64, but u16 with c64 is an error. Tensors without dimensions, a
 * class of their own, are left out.
 * Class: table, that is, not every law of a lattice holds. 208 of 529 ordered pairs have no promotion.
 * resultType is the fold from the left, the weak dtypes last, and of three and more depends on the order of
 * its operands.
 * Laws that hold: order, uniqueness, idempotence, commutativity.
 * But existence fails for 208 of 529 pairs, e.g. b v u16 is resolved to nothing.
 * But associativity fails for 166 of 12167 triples, e.g. (b v i*) v u8 = i64 but b v (i* v u8) = u8.
 * But least fails for 56 of 529 pairs, e.g. u16 v c32 is resolved to nothing, but c32 is the least upper
 * bound.
 * But nary fails for 120 of 2300 unordered triples, e.g. (b, u16, bf16) is undefined, but (bf16, b, u16)
 * gives bf16.
 * But monotonicity fails for 83 of 12167 triples, e.g. b <= u8, but b v i* = i64 does not promote to u8 v i*
 * = u8.
 */

/** The names of the dtypes. */
export type Dtype =
    | "b" | "u8" | "u16" | "u32" | "u64" | "i8" | "i16" | "i32" | "i64" | "f8_e4m3fn" | "f8_e4m3fnuz"
    | "f8_e5m2" | "f8_e5m2fnuz" | "bf16" | "f16" | "f32" | "f64" | "c32" | "c64" | "c128" | "i*" | "f*" | "c*";

/** The dtypes, in the order of the spec. */
export const dtypes: readonly Dtype[] = [
    "b",
    "u8",
    "u16",
    "u32",
    "u64",
    "i8",
    "i16",
    "i32",
    "i64",
    "f8_e4m3fn",
    "f8_e4m3fnuz",
    "f8_e5m2",
    "f8_e5m2fnuz",
    "bf16",
    "f16",
    "f32",
    "f64",
    "c32",
    "c64",
    "c128",
    "i*",
    "f*",
    "c*",
];

/** The dtype of each name or alias. */
export interface DtypeNames {
    b: "b";
    u8: "u8";
    u16: "u16";
    u32: "u32";
    u64: "u64";
    i8: "i8";
    i16: "i16";
    i32: "i32";
    i64: "i64";
    f8_e4m3fn: "f8_e4m3fn";
    f8_e4m3fnuz: "f8_e4m3fnuz";
    f8_e5m2: "f8_e5m2";
    f8_e5m2fnuz: "f8_e5m2fnuz";
    bf16: "bf16";
    f16: "f16";
    f32: "f32";
    f64: "f64";
    c32: "c32";
    c64: "c64";
    c128: "c128";
    "i*": "i*";
    "f*": "f*";
    "c*": "c*";
}

/** The arguments of types and functions: the names of the dtypes. */
export type DtypeName = Dtype;

/** What a conversion can lose. */
export type Loss = "rounds" | "overflows" | "sign" | "part" | "category" | "unknown";

/** The conversions that a casting allows. */
export type Casting = "exact" | "promote" | "same_kind" | "any";

/** The operations on two operands. `where` counts without its condition. */
export type BinaryOp =
    | "add" | "subtract" | "multiply" | "divide" | "minimum" | "maximum" | "equal" | "not_equal" | "less"
    | "less_equal" | "greater" | "greater_equal" | "bitwise_and" | "bitwise_or" | "bitwise_xor"
    | "bitwise_left_shift" | "bitwise_right_shift" | "logical_and" | "logical_or" | "logical_xor"
    | "floor_divide" | "remainder" | "fmod" | "power" | "copysign" | "nextafter" | "atan2" | "hypot"
    | "logaddexp" | "where";

/** The operations on one operand. */
export type UnaryOp =
    | "positive" | "negative" | "absolute" | "sign" | "square" | "sqrt" | "reciprocal" | "floor" | "ceil"
    | "trunc" | "round" | "signbit" | "isnan" | "isinf" | "isfinite" | "bitwise_invert" | "logical_not"
    | "conjugate" | "real" | "imag" | "acos" | "acosh" | "all" | "any" | "argmax" | "argmin" | "asin"
    | "asinh" | "atan" | "atanh" | "cos" | "cosh" | "count_nonzero" | "cumulative_prod" | "cumulative_sum"
    | "exp" | "expm1" | "log" | "log10" | "log1p" | "log2" | "max" | "mean" | "min" | "prod" | "sin" | "sinh"
    | "std" | "sum" | "tan" | "tanh" | "var";

/* ---- Types ---- */

/** The join of the dtypes of the row and the column; null if there is none. */
export interface PromotionTable {
    b: { b: "b", u8: "u8", u16: null, u32: null, u64: null, i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i64", "f*": "f32", "c*": "c64" };
    u8: { b: "u8", u8: "u8", u16: null, u32: null, u64: null, i8: "i16", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "u8", "f*": "f32", "c*": "c64" };
    u16: { b: null, u8: null, u16: "u16", u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "u16", "f*": "f32", "c*": "c64" };
    u32: { b: null, u8: null, u16: null, u32: "u32", u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "u32", "f*": "f32", "c*": "c64" };
    u64: { b: null, u8: null, u16: null, u32: null, u64: "u64", i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "u64", "f*": "f32", "c*": "c64" };
    i8: { b: "i8", u8: "i16", u16: null, u32: null, u64: null, i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i8", "f*": "f32", "c*": "c64" };
    i16: { b: "i16", u8: "i16", u16: null, u32: null, u64: null, i8: "i16", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i16", "f*": "f32", "c*": "c64" };
    i32: { b: "i32", u8: "i32", u16: null, u32: null, u64: null, i8: "i32", i16: "i32", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i32", "f*": "f32", "c*": "c64" };
    i64: { b: "i64", u8: "i64", u16: null, u32: null, u64: null, i8: "i64", i16: "i64", i32: "i64", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i64", "f*": "f32", "c*": "c64" };
    f8_e4m3fn: { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "f8_e4m3fn", "f*": "f8_e4m3fn", "c*": null };
    f8_e4m3fnuz: { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "f8_e4m3fnuz", "f*": "f8_e4m3fnuz", "c*": null };
    f8_e5m2: { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: "f8_e5m2", f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "f8_e5m2", "f*": "f8_e5m2", "c*": null };
    f8_e5m2fnuz: { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: "f8_e5m2fnuz", bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "f8_e5m2fnuz", "f*": "f8_e5m2fnuz", "c*": null };
    bf16: { b: "bf16", u8: "bf16", u16: "bf16", u32: "bf16", u64: "bf16", i8: "bf16", i16: "bf16", i32: "bf16", i64: "bf16", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f32", f32: "f32", f64: "f64", c32: "c64", c64: "c64", c128: "c128", "i*": "bf16", "f*": "bf16", "c*": "c64" };
    f16: { b: "f16", u8: "f16", u16: "f16", u32: "f16", u64: "f16", i8: "f16", i16: "f16", i32: "f16", i64: "f16", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "f32", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "f16", "f*": "f16", "c*": "c32" };
    f32: { b: "f32", u8: "f32", u16: "f32", u32: "f32", u64: "f32", i8: "f32", i16: "f32", i32: "f32", i64: "f32", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "f32", f16: "f32", f32: "f32", f64: "f64", c32: "c64", c64: "c64", c128: "c128", "i*": "f32", "f*": "f32", "c*": "c64" };
    f64: { b: "f64", u8: "f64", u16: "f64", u32: "f64", u64: "f64", i8: "f64", i16: "f64", i32: "f64", i64: "f64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "f64", f16: "f64", f32: "f64", f64: "f64", c32: "c128", c64: "c128", c128: "c128", "i*": "f64", "f*": "f64", "c*": "c128" };
    c32: { b: "c32", u8: "c32", u16: null, u32: null, u64: null, i8: "c32", i16: "c32", i32: "c32", i64: "c32", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "c64", f16: "c32", f32: "c64", f64: "c128", c32: "c32", c64: "c64", c128: "c128", "i*": "c32", "f*": "c32", "c*": "c32" };
    c64: { b: "c64", u8: "c64", u16: null, u32: null, u64: null, i8: "c64", i16: "c64", i32: "c64", i64: "c64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "c64", f16: "c64", f32: "c64", f64: "c128", c32: "c64", c64: "c64", c128: "c128", "i*": "c64", "f*": "c64", "c*": "c64" };
    c128: { b: "c128", u8: "c128", u16: null, u32: null, u64: null, i8: "c128", i16: "c128", i32: "c128", i64: "c128", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "c128", f16: "c128", f32: "c128", f64: "c128", c32: "c128", c64: "c128", c128: "c128", "i*": "c128", "f*": "c128", "c*": "c128" };
    "i*": { b: "i64", u8: "u8", u16: "u16", u32: "u32", u64: "u64", i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i*", "f*": "f*", "c*": "c*" };
    "f*": { b: "f32", u8: "f32", u16: "f32", u32: "f32", u64: "f32", i8: "f32", i16: "f32", i32: "f32", i64: "f32", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "f*", "f*": "f*", "c*": "c*" };
    "c*": { b: "c64", u8: "c64", u16: "c64", u32: "c64", u64: "c64", i8: "c64", i16: "c64", i32: "c64", i64: "c64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "c64", f16: "c32", f32: "c64", f64: "c128", c32: "c32", c64: "c64", c128: "c128", "i*": "c*", "f*": "c*", "c*": "c*" };
}

/* Row[Column], without a check that every row has the column, which can take a compiler seconds. */
type Cell<Row, Column> = Row[Column & keyof Row];

/** What two dtypes promote to; never if undefined. */
export type Promote<A extends DtypeName, B extends DtypeName> = Exclude<PromoteOrNull<A, B>, null>;

/** The same, but null if undefined. */
export type PromoteOrNull<A extends DtypeName, B extends DtypeName> = Cell<PromotionTable[DtypeNames[A]], DtypeNames[B]>;

type IsUnion<T, All = T> = T extends All ? ([All] extends [T] ? false : true) : never;

type HasUnion<Dtypes extends readonly DtypeName[]> = true extends { [I in keyof Dtypes]: IsUnion<Dtypes[I]> }[number] ? true : false;

type Folded<Join, Rest extends readonly DtypeName[]> =
    Rest extends readonly [infer A, ...infer More]
        ? A extends DtypeName
            ? More extends readonly DtypeName[]
                ? Folded<Join extends Dtype ? Cell<PromotionTable[Join], DtypeNames[A]> : null, More>
                : never
            : never
        : Join;

type WeakDtype = "i*" | "f*" | "c*";

/** The weak dtypes of a tuple, or the strong ones. */
type Only<Weak extends boolean, Dtypes extends readonly DtypeName[], Found extends readonly Dtype[] = []> =
    Dtypes extends readonly [infer A, ...infer More]
        ? A extends DtypeName
            ? More extends readonly DtypeName[]
                ? Only<Weak, More, (DtypeNames[A] extends WeakDtype ? true : false) extends Weak ? [...Found, DtypeNames[A]] : Found>
                : never
            : never
        : Found;

/** Of three or more dtypes: the strong ones first, then each weak one. */
type WeakLast<Dtypes extends readonly DtypeName[], Strong extends readonly DtypeName[] = Only<false, Dtypes>> =
    Strong extends readonly [infer A, ...infer More]
        ? A extends DtypeName
            ? More extends readonly DtypeName[]
                ? Folded<Folded<DtypeNames[A], More>, Only<true, Dtypes>>
                : never
            : never
        : Dtypes extends readonly [infer A, ...infer More] ? A extends DtypeName ? More extends readonly DtypeName[] ? Folded<DtypeNames[A], More> : never : never : null;

/**
 * What a tuple of dtypes promotes to, one after the other from the left; of three or more, weak dtypes come last. null if
 * undefined. A union counts as any dtype.
 */
export type ResultTypeOrNull<Dtypes extends readonly DtypeName[]> =
    number extends Dtypes["length"]
        ? Dtype | null
        : HasUnion<Dtypes> extends true
            ? Dtype | null
            : Dtypes extends readonly []
                ? null
                : Dtypes extends readonly [infer A]
                    ? A extends DtypeName ? DtypeNames[A] : never
                    : Dtypes extends readonly [infer A, infer B]
                        ? A extends DtypeName ? B extends DtypeName ? PromoteOrNull<A, B> : never : never
                        : WeakLast<Dtypes>;

/** The same, but never if undefined. */
export type ResultType<Dtypes extends readonly DtypeName[]> = Exclude<ResultTypeOrNull<Dtypes>, null>;

/** Conversions from the dtype of the row to that of the column: keys of Conversions. */
interface CastTable {
    b: { b: 960, u8: 960, u16: 832, u32: 832, u64: 832, i8: 960, i16: 960, i32: 960, i64: 960, f8_e4m3fn: 832, f8_e4m3fnuz: 832, f8_e5m2: 832, f8_e5m2fnuz: 832, bf16: 960, f16: 960, f32: 960, f64: 960, c32: 960, c64: 960, c128: 960, "i*": 832, "f*": 832, "c*": 832 };
    u8: { b: 530, u8: 960, u16: 832, u32: 832, u64: 832, i8: 770, i16: 960, i32: 960, i64: 960, f8_e4m3fn: 769, f8_e4m3fnuz: 771, f8_e5m2: 769, f8_e5m2fnuz: 769, bf16: 960, f16: 960, f32: 960, f64: 960, c32: 960, c64: 960, c128: 960, "i*": 832, "f*": 832, "c*": 832 };
    u16: { b: 530, u8: 770, u16: 960, u32: 832, u64: 832, i8: 770, i16: 770, i32: 832, i64: 832, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 771, f8_e5m2fnuz: 771, bf16: 897, f16: 899, f32: 960, f64: 960, c32: 899, c64: 960, c128: 960, "i*": 832, "f*": 832, "c*": 832 };
    u32: { b: 530, u8: 770, u16: 770, u32: 960, u64: 832, i8: 770, i16: 770, i32: 770, i64: 832, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 771, f8_e5m2fnuz: 771, bf16: 897, f16: 899, f32: 897, f64: 960, c32: 899, c64: 897, c128: 960, "i*": 832, "f*": 769, "c*": 769 };
    u64: { b: 530, u8: 770, u16: 770, u32: 770, u64: 960, i8: 770, i16: 770, i32: 770, i64: 770, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 771, f8_e5m2fnuz: 771, bf16: 897, f16: 899, f32: 897, f64: 897, c32: 899, c64: 897, c128: 897, "i*": 770, "f*": 769, "c*": 769 };
    i8: { b: 534, u8: 516, u16: 516, u32: 516, u64: 516, i8: 960, i16: 960, i32: 960, i64: 960, f8_e4m3fn: 769, f8_e4m3fnuz: 769, f8_e5m2: 769, f8_e5m2fnuz: 769, bf16: 960, f16: 960, f32: 960, f64: 960, c32: 960, c64: 960, c128: 960, "i*": 832, "f*": 832, "c*": 832 };
    i16: { b: 534, u8: 518, u16: 516, u32: 516, u64: 516, i8: 770, i16: 960, i32: 960, i64: 960, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 769, f8_e5m2fnuz: 769, bf16: 897, f16: 897, f32: 960, f64: 960, c32: 897, c64: 960, c128: 960, "i*": 832, "f*": 832, "c*": 832 };
    i32: { b: 534, u8: 518, u16: 518, u32: 516, u64: 516, i8: 770, i16: 770, i32: 960, i64: 960, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 771, f8_e5m2fnuz: 771, bf16: 897, f16: 899, f32: 897, f64: 960, c32: 899, c64: 897, c128: 960, "i*": 832, "f*": 769, "c*": 769 };
    i64: { b: 534, u8: 518, u16: 518, u32: 518, u64: 516, i8: 770, i16: 770, i32: 770, i64: 960, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 771, f8_e5m2fnuz: 771, bf16: 897, f16: 899, f32: 897, f64: 897, c32: 899, c64: 897, c128: 897, "i*": 832, "f*": 769, "c*": 769 };
    f8_e4m3fn: { b: 535, u8: 535, u16: 533, u32: 533, u64: 533, i8: 531, i16: 529, i32: 529, i64: 529, f8_e4m3fn: 960, f8_e4m3fnuz: 770, f8_e5m2: 769, f8_e5m2fnuz: 769, bf16: 832, f16: 832, f32: 832, f64: 832, c32: 832, c64: 832, c128: 832, "i*": 529, "f*": 832, "c*": 832 };
    f8_e4m3fnuz: { b: 535, u8: 533, u16: 533, u32: 533, u64: 533, i8: 531, i16: 529, i32: 529, i64: 529, f8_e4m3fn: 769, f8_e4m3fnuz: 960, f8_e5m2: 769, f8_e5m2fnuz: 769, bf16: 832, f16: 832, f32: 832, f64: 832, c32: 832, c64: 832, c128: 832, "i*": 529, "f*": 832, "c*": 832 };
    f8_e5m2: { b: 535, u8: 535, u16: 535, u32: 535, u64: 535, i8: 531, i16: 531, i32: 531, i64: 531, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 960, f8_e5m2fnuz: 770, bf16: 832, f16: 832, f32: 832, f64: 832, c32: 832, c64: 832, c128: 832, "i*": 531, "f*": 832, "c*": 832 };
    f8_e5m2fnuz: { b: 535, u8: 535, u16: 533, u32: 533, u64: 533, i8: 531, i16: 531, i32: 529, i64: 529, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 769, f8_e5m2fnuz: 960, bf16: 832, f16: 832, f32: 832, f64: 832, c32: 832, c64: 832, c128: 832, "i*": 529, "f*": 832, "c*": 832 };
    bf16: { b: 535, u8: 535, u16: 535, u32: 535, u64: 535, i8: 531, i16: 531, i32: 531, i64: 531, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 771, f8_e5m2fnuz: 771, bf16: 960, f16: 771, f32: 960, f64: 960, c32: 771, c64: 960, c128: 960, "i*": 531, "f*": 832, "c*": 832 };
    f16: { b: 535, u8: 535, u16: 535, u32: 535, u64: 535, i8: 531, i16: 531, i32: 531, i64: 531, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 771, f8_e5m2fnuz: 771, bf16: 769, f16: 960, f32: 960, f64: 960, c32: 960, c64: 960, c128: 960, "i*": 531, "f*": 832, "c*": 832 };
    f32: { b: 535, u8: 535, u16: 535, u32: 535, u64: 535, i8: 531, i16: 531, i32: 531, i64: 531, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 771, f8_e5m2fnuz: 771, bf16: 771, f16: 771, f32: 960, f64: 960, c32: 771, c64: 960, c128: 960, "i*": 531, "f*": 832, "c*": 832 };
    f64: { b: 535, u8: 535, u16: 535, u32: 535, u64: 535, i8: 531, i16: 531, i32: 531, i64: 531, f8_e4m3fn: 771, f8_e4m3fnuz: 771, f8_e5m2: 771, f8_e5m2fnuz: 771, bf16: 771, f16: 771, f32: 771, f64: 960, c32: 771, c64: 771, c128: 960, "i*": 531, "f*": 771, "c*": 771 };
    c32: { b: 543, u8: 543, u16: 543, u32: 543, u64: 543, i8: 539, i16: 539, i32: 539, i64: 539, f8_e4m3fn: 539, f8_e4m3fnuz: 539, f8_e5m2: 539, f8_e5m2fnuz: 539, bf16: 537, f16: 536, f32: 536, f64: 536, c32: 960, c64: 960, c128: 960, "i*": 539, "f*": 536, "c*": 832 };
    c64: { b: 543, u8: 543, u16: 543, u32: 543, u64: 543, i8: 539, i16: 539, i32: 539, i64: 539, f8_e4m3fn: 539, f8_e4m3fnuz: 539, f8_e5m2: 539, f8_e5m2fnuz: 539, bf16: 539, f16: 539, f32: 536, f64: 536, c32: 771, c64: 960, c128: 960, "i*": 539, "f*": 536, "c*": 832 };
    c128: { b: 543, u8: 543, u16: 543, u32: 543, u64: 543, i8: 539, i16: 539, i32: 539, i64: 539, f8_e4m3fn: 539, f8_e4m3fnuz: 539, f8_e5m2: 539, f8_e5m2fnuz: 539, bf16: 539, f16: 539, f32: 539, f64: 536, c32: 771, c64: 771, c128: 960, "i*": 539, "f*": 539, "c*": 771 };
    "i*": { b: 534, u8: 902, u16: 902, u32: 902, u64: 900, i8: 898, i16: 898, i32: 898, i64: 960, f8_e4m3fn: 899, f8_e4m3fnuz: 899, f8_e5m2: 899, f8_e5m2fnuz: 899, bf16: 897, f16: 899, f32: 897, f64: 897, c32: 899, c64: 897, c128: 897, "i*": 960, "f*": 897, "c*": 897 };
    "f*": { b: 535, u8: 535, u16: 535, u32: 535, u64: 535, i8: 531, i16: 531, i32: 531, i64: 531, f8_e4m3fn: 899, f8_e4m3fnuz: 899, f8_e5m2: 899, f8_e5m2fnuz: 899, bf16: 899, f16: 899, f32: 960, f64: 960, c32: 899, c64: 960, c128: 960, "i*": 531, "f*": 960, "c*": 960 };
    "c*": { b: 543, u8: 543, u16: 543, u32: 543, u64: 543, i8: 539, i16: 539, i32: 539, i64: 539, f8_e4m3fn: 539, f8_e4m3fnuz: 539, f8_e5m2: 539, f8_e5m2fnuz: 539, bf16: 539, f16: 539, f32: 536, f64: 536, c32: 899, c64: 960, c128: 960, "i*": 539, "f*": 536, "c*": 960 };
}

interface Conversions {
    516: { loss: readonly ["sign"], exact: false, promote: false, same_kind: false, any: true };
    518: { loss: readonly ["overflows", "sign"], exact: false, promote: false, same_kind: false, any: true };
    529: { loss: readonly ["rounds", "category"], exact: false, promote: false, same_kind: false, any: true };
    530: { loss: readonly ["overflows", "category"], exact: false, promote: false, same_kind: false, any: true };
    531: { loss: readonly ["rounds", "overflows", "category"], exact: false, promote: false, same_kind: false, any: true };
    533: { loss: readonly ["rounds", "sign", "category"], exact: false, promote: false, same_kind: false, any: true };
    534: { loss: readonly ["overflows", "sign", "category"], exact: false, promote: false, same_kind: false, any: true };
    535: { loss: readonly ["rounds", "overflows", "sign", "category"], exact: false, promote: false, same_kind: false, any: true };
    536: { loss: readonly ["part", "category"], exact: false, promote: false, same_kind: false, any: true };
    537: { loss: readonly ["rounds", "part", "category"], exact: false, promote: false, same_kind: false, any: true };
    539: { loss: readonly ["rounds", "overflows", "part", "category"], exact: false, promote: false, same_kind: false, any: true };
    543: { loss: readonly ["rounds", "overflows", "sign", "part", "category"], exact: false, promote: false, same_kind: false, any: true };
    769: { loss: readonly ["rounds"], exact: false, promote: false, same_kind: true, any: true };
    770: { loss: readonly ["overflows"], exact: false, promote: false, same_kind: true, any: true };
    771: { loss: readonly ["rounds", "overflows"], exact: false, promote: false, same_kind: true, any: true };
    832: { loss: readonly [], exact: true, promote: false, same_kind: true, any: true };
    897: { loss: readonly ["rounds"], exact: false, promote: true, same_kind: true, any: true };
    898: { loss: readonly ["overflows"], exact: false, promote: true, same_kind: true, any: true };
    899: { loss: readonly ["rounds", "overflows"], exact: false, promote: true, same_kind: true, any: true };
    900: { loss: readonly ["sign"], exact: false, promote: true, same_kind: true, any: true };
    902: { loss: readonly ["overflows", "sign"], exact: false, promote: true, same_kind: true, any: true };
    960: { loss: readonly [], exact: true, promote: true, same_kind: true, any: true };
}

type ConversionOf<From extends DtypeName, To extends DtypeName> = Cell<Conversions, Cell<CastTable[DtypeNames[From]], DtypeNames[To]>>;

/**
 * What the conversion of From to To can lose, in the order of Loss: readonly ["rounds", "overflows"]. A weak dtype counts as
 * its strong one.
 */
export type CastLoss<From extends DtypeName, To extends DtypeName> = Cell<ConversionOf<From, To>, "loss">;

/** Whether a casting allows a conversion from From to To: true or false. */
export type CanCast<From extends DtypeName, To extends DtypeName, How extends Casting = "promote"> =
    Cell<ConversionOf<From, To>, How>;

/* The dtype of results, by operation; null if undefined. */
interface Results2 {
    b: { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": null, "f*": null, "c*": null };
    u8: { b: null, u8: "u8", u16: null, u32: null, u64: null, i8: "i16", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "u8", "f*": "f32", "c*": "c64" };
    u16: PromotionTable["u16"];
    u32: PromotionTable["u32"];
    u64: PromotionTable["u64"];
    i8: { b: null, u8: "i16", u16: null, u32: null, u64: null, i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i8", "f*": "f32", "c*": "c64" };
    i16: { b: null, u8: "i16", u16: null, u32: null, u64: null, i8: "i16", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i16", "f*": "f32", "c*": "c64" };
    i32: { b: null, u8: "i32", u16: null, u32: null, u64: null, i8: "i32", i16: "i32", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i32", "f*": "f32", "c*": "c64" };
    i64: { b: null, u8: "i64", u16: null, u32: null, u64: null, i8: "i64", i16: "i64", i32: "i64", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i64", "f*": "f32", "c*": "c64" };
    f8_e4m3fn: PromotionTable["f8_e4m3fn"];
    f8_e4m3fnuz: PromotionTable["f8_e4m3fnuz"];
    f8_e5m2: PromotionTable["f8_e5m2"];
    f8_e5m2fnuz: PromotionTable["f8_e5m2fnuz"];
    bf16: { b: null, u8: "bf16", u16: "bf16", u32: "bf16", u64: "bf16", i8: "bf16", i16: "bf16", i32: "bf16", i64: "bf16", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f32", f32: "f32", f64: "f64", c32: "c64", c64: "c64", c128: "c128", "i*": "bf16", "f*": "bf16", "c*": "c64" };
    f16: { b: null, u8: "f16", u16: "f16", u32: "f16", u64: "f16", i8: "f16", i16: "f16", i32: "f16", i64: "f16", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "f32", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "f16", "f*": "f16", "c*": "c32" };
    f32: { b: null, u8: "f32", u16: "f32", u32: "f32", u64: "f32", i8: "f32", i16: "f32", i32: "f32", i64: "f32", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "f32", f16: "f32", f32: "f32", f64: "f64", c32: "c64", c64: "c64", c128: "c128", "i*": "f32", "f*": "f32", "c*": "c64" };
    f64: { b: null, u8: "f64", u16: "f64", u32: "f64", u64: "f64", i8: "f64", i16: "f64", i32: "f64", i64: "f64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "f64", f16: "f64", f32: "f64", f64: "f64", c32: "c128", c64: "c128", c128: "c128", "i*": "f64", "f*": "f64", "c*": "c128" };
    c32: { b: null, u8: "c32", u16: null, u32: null, u64: null, i8: "c32", i16: "c32", i32: "c32", i64: "c32", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "c64", f16: "c32", f32: "c64", f64: "c128", c32: "c32", c64: "c64", c128: "c128", "i*": "c32", "f*": "c32", "c*": "c32" };
    c64: { b: null, u8: "c64", u16: null, u32: null, u64: null, i8: "c64", i16: "c64", i32: "c64", i64: "c64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "c64", f16: "c64", f32: "c64", f64: "c128", c32: "c64", c64: "c64", c128: "c128", "i*": "c64", "f*": "c64", "c*": "c64" };
    c128: { b: null, u8: "c128", u16: null, u32: null, u64: null, i8: "c128", i16: "c128", i32: "c128", i64: "c128", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "c128", f16: "c128", f32: "c128", f64: "c128", c32: "c128", c64: "c128", c128: "c128", "i*": "c128", "f*": "c128", "c*": "c128" };
    "i*": { b: null, u8: "u8", u16: "u16", u32: "u32", u64: "u64", i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i*", "f*": "f*", "c*": "c*" };
    "f*": { b: null, u8: "f32", u16: "f32", u32: "f32", u64: "f32", i8: "f32", i16: "f32", i32: "f32", i64: "f32", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "f*", "f*": "f*", "c*": "c*" };
    "c*": { b: null, u8: "c64", u16: "c64", u32: "c64", u64: "c64", i8: "c64", i16: "c64", i32: "c64", i64: "c64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "c64", f16: "c32", f32: "c64", f64: "c128", c32: "c32", c64: "c64", c128: "c128", "i*": "c*", "f*": "c*", "c*": "c*" };
}
interface Results3 {
    b: { b: "f32", u8: "f32", u16: null, u32: null, u64: null, i8: "f32", i16: "f32", i32: "f32", i64: "f32", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "f32", "f*": "f32", "c*": "c64" };
    u8: Results3["b"];
    u16: { b: null, u8: null, u16: "f32", u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "f32", "f*": "f32", "c*": "c64" };
    u32: { b: null, u8: null, u16: null, u32: "f32", u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "f32", "f*": "f32", "c*": "c64" };
    u64: { b: null, u8: null, u16: null, u32: null, u64: "f32", i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "f32", "f*": "f32", "c*": "c64" };
    i8: Results3["b"];
    i16: Results3["b"];
    i32: Results3["b"];
    i64: Results3["b"];
    f8_e4m3fn: PromotionTable["f8_e4m3fn"];
    f8_e4m3fnuz: PromotionTable["f8_e4m3fnuz"];
    f8_e5m2: PromotionTable["f8_e5m2"];
    f8_e5m2fnuz: PromotionTable["f8_e5m2fnuz"];
    bf16: PromotionTable["bf16"];
    f16: PromotionTable["f16"];
    f32: PromotionTable["f32"];
    f64: PromotionTable["f64"];
    c32: PromotionTable["c32"];
    c64: PromotionTable["c64"];
    c128: PromotionTable["c128"];
    "i*": { b: "f32", u8: "f32", u16: "f32", u32: "f32", u64: "f32", i8: "f32", i16: "f32", i32: "f32", i64: "f32", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "f32", "f*": "f*", "c*": "c*" };
    "f*": PromotionTable["f*"];
    "c*": PromotionTable["c*"];
}
interface Results4 {
    b: { b: "b", u8: "u8", u16: null, u32: null, u64: null, i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "i64", "f*": "f32", "c*": null };
    u8: { b: "u8", u8: "u8", u16: null, u32: null, u64: null, i8: "i16", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "u8", "f*": "f32", "c*": null };
    u16: { b: null, u8: null, u16: "u16", u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "u16", "f*": "f32", "c*": null };
    u32: { b: null, u8: null, u16: null, u32: "u32", u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "u32", "f*": "f32", "c*": null };
    u64: { b: null, u8: null, u16: null, u32: null, u64: "u64", i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "u64", "f*": "f32", "c*": null };
    i8: { b: "i8", u8: "i16", u16: null, u32: null, u64: null, i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "i8", "f*": "f32", "c*": null };
    i16: { b: "i16", u8: "i16", u16: null, u32: null, u64: null, i8: "i16", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "i16", "f*": "f32", "c*": null };
    i32: { b: "i32", u8: "i32", u16: null, u32: null, u64: null, i8: "i32", i16: "i32", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "i32", "f*": "f32", "c*": null };
    i64: { b: "i64", u8: "i64", u16: null, u32: null, u64: null, i8: "i64", i16: "i64", i32: "i64", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "i64", "f*": "f32", "c*": null };
    f8_e4m3fn: PromotionTable["f8_e4m3fn"];
    f8_e4m3fnuz: PromotionTable["f8_e4m3fnuz"];
    f8_e5m2: PromotionTable["f8_e5m2"];
    f8_e5m2fnuz: PromotionTable["f8_e5m2fnuz"];
    bf16: { b: "bf16", u8: "bf16", u16: "bf16", u32: "bf16", u64: "bf16", i8: "bf16", i16: "bf16", i32: "bf16", i64: "bf16", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f32", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "bf16", "f*": "bf16", "c*": null };
    f16: { b: "f16", u8: "f16", u16: "f16", u32: "f16", u64: "f16", i8: "f16", i16: "f16", i32: "f16", i64: "f16", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "f32", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "f16", "f*": "f16", "c*": null };
    f32: { b: "f32", u8: "f32", u16: "f32", u32: "f32", u64: "f32", i8: "f32", i16: "f32", i32: "f32", i64: "f32", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "f32", f16: "f32", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "f32", "f*": "f32", "c*": null };
    f64: { b: "f64", u8: "f64", u16: "f64", u32: "f64", u64: "f64", i8: "f64", i16: "f64", i32: "f64", i64: "f64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "f64", f16: "f64", f32: "f64", f64: "f64", c32: null, c64: null, c128: null, "i*": "f64", "f*": "f64", "c*": null };
    c32: Results2["b"];
    c64: Results2["b"];
    c128: Results2["b"];
    "i*": { b: "i64", u8: "u8", u16: "u16", u32: "u32", u64: "u64", i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "i*", "f*": "f*", "c*": null };
    "f*": { b: "f32", u8: "f32", u16: "f32", u32: "f32", u64: "f32", i8: "f32", i16: "f32", i32: "f32", i64: "f32", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "f*", "f*": "f*", "c*": null };
    "c*": Results2["b"];
}
interface Results5 {
    b: { b: "b", u8: "b", u16: null, u32: null, u64: null, i8: "b", i16: "b", i32: "b", i64: "b", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "b", f16: "b", f32: "b", f64: "b", c32: "b", c64: "b", c128: "b", "i*": "b", "f*": "b", "c*": "b" };
    u8: Results5["b"];
    u16: { b: null, u8: null, u16: "b", u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "b", f16: "b", f32: "b", f64: "b", c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": "b" };
    u32: { b: null, u8: null, u16: null, u32: "b", u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "b", f16: "b", f32: "b", f64: "b", c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": "b" };
    u64: { b: null, u8: null, u16: null, u32: null, u64: "b", i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "b", f16: "b", f32: "b", f64: "b", c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": "b" };
    i8: Results5["b"];
    i16: Results5["b"];
    i32: Results5["b"];
    i64: Results5["b"];
    f8_e4m3fn: { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: "b", f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": null };
    f8_e4m3fnuz: { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: "b", f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": null };
    f8_e5m2: { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: "b", f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": null };
    f8_e5m2fnuz: { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: "b", bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": null };
    bf16: { b: "b", u8: "b", u16: "b", u32: "b", u64: "b", i8: "b", i16: "b", i32: "b", i64: "b", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "b", f16: "b", f32: "b", f64: "b", c32: "b", c64: "b", c128: "b", "i*": "b", "f*": "b", "c*": "b" };
    f16: Results5["bf16"];
    f32: Results5["bf16"];
    f64: Results5["bf16"];
    c32: Results5["b"];
    c64: Results5["b"];
    c128: Results5["b"];
    "i*": { b: "b", u8: "b", u16: "b", u32: "b", u64: "b", i8: "b", i16: "b", i32: "b", i64: "b", f8_e4m3fn: "b", f8_e4m3fnuz: "b", f8_e5m2: "b", f8_e5m2fnuz: "b", bf16: "b", f16: "b", f32: "b", f64: "b", c32: "b", c64: "b", c128: "b", "i*": "b", "f*": "b", "c*": "b" };
    "f*": Results5["i*"];
    "c*": Results5["bf16"];
}
interface Results6 {
    b: { b: "b", u8: "b", u16: null, u32: null, u64: null, i8: "b", i16: "b", i32: "b", i64: "b", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "b", f16: "b", f32: "b", f64: "b", c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": null };
    u8: Results6["b"];
    u16: { b: null, u8: null, u16: "b", u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "b", f16: "b", f32: "b", f64: "b", c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": null };
    u32: { b: null, u8: null, u16: null, u32: "b", u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "b", f16: "b", f32: "b", f64: "b", c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": null };
    u64: { b: null, u8: null, u16: null, u32: null, u64: "b", i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "b", f16: "b", f32: "b", f64: "b", c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": null };
    i8: Results6["b"];
    i16: Results6["b"];
    i32: Results6["b"];
    i64: Results6["b"];
    f8_e4m3fn: Results5["f8_e4m3fn"];
    f8_e4m3fnuz: Results5["f8_e4m3fnuz"];
    f8_e5m2: Results5["f8_e5m2"];
    f8_e5m2fnuz: Results5["f8_e5m2fnuz"];
    bf16: { b: "b", u8: "b", u16: "b", u32: "b", u64: "b", i8: "b", i16: "b", i32: "b", i64: "b", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "b", f16: "b", f32: "b", f64: "b", c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": null };
    f16: Results6["bf16"];
    f32: Results6["bf16"];
    f64: Results6["bf16"];
    c32: Results2["b"];
    c64: Results2["b"];
    c128: Results2["b"];
    "i*": { b: "b", u8: "b", u16: "b", u32: "b", u64: "b", i8: "b", i16: "b", i32: "b", i64: "b", f8_e4m3fn: "b", f8_e4m3fnuz: "b", f8_e5m2: "b", f8_e5m2fnuz: "b", bf16: "b", f16: "b", f32: "b", f64: "b", c32: null, c64: null, c128: null, "i*": "b", "f*": "b", "c*": null };
    "f*": Results6["i*"];
    "c*": Results2["b"];
}
interface Results7 {
    b: { b: "b", u8: "u8", u16: null, u32: null, u64: null, i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "i64", "f*": null, "c*": null };
    u8: { b: "u8", u8: "u8", u16: null, u32: null, u64: null, i8: "i16", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "u8", "f*": null, "c*": null };
    u16: { b: null, u8: null, u16: "u16", u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "u16", "f*": null, "c*": null };
    u32: { b: null, u8: null, u16: null, u32: "u32", u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "u32", "f*": null, "c*": null };
    u64: { b: null, u8: null, u16: null, u32: null, u64: "u64", i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "u64", "f*": null, "c*": null };
    i8: { b: "i8", u8: "i16", u16: null, u32: null, u64: null, i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "i8", "f*": null, "c*": null };
    i16: { b: "i16", u8: "i16", u16: null, u32: null, u64: null, i8: "i16", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "i16", "f*": null, "c*": null };
    i32: { b: "i32", u8: "i32", u16: null, u32: null, u64: null, i8: "i32", i16: "i32", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "i32", "f*": null, "c*": null };
    i64: { b: "i64", u8: "i64", u16: null, u32: null, u64: null, i8: "i64", i16: "i64", i32: "i64", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "i64", "f*": null, "c*": null };
    f8_e4m3fn: Results2["b"];
    f8_e4m3fnuz: Results2["b"];
    f8_e5m2: Results2["b"];
    f8_e5m2fnuz: Results2["b"];
    bf16: Results2["b"];
    f16: Results2["b"];
    f32: Results2["b"];
    f64: Results2["b"];
    c32: Results2["b"];
    c64: Results2["b"];
    c128: Results2["b"];
    "i*": { b: "i64", u8: "u8", u16: "u16", u32: "u32", u64: "u64", i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "i*", "f*": null, "c*": null };
    "f*": Results2["b"];
    "c*": Results2["b"];
}
interface Results8 {
    b: { b: null, u8: "u8", u16: null, u32: null, u64: null, i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "i64", "f*": null, "c*": null };
    u8: Results7["u8"];
    u16: Results7["u16"];
    u32: Results7["u32"];
    u64: Results7["u64"];
    i8: Results7["i8"];
    i16: Results7["i16"];
    i32: Results7["i32"];
    i64: Results7["i64"];
    f8_e4m3fn: Results2["b"];
    f8_e4m3fnuz: Results2["b"];
    f8_e5m2: Results2["b"];
    f8_e5m2fnuz: Results2["b"];
    bf16: Results2["b"];
    f16: Results2["b"];
    f32: Results2["b"];
    f64: Results2["b"];
    c32: Results2["b"];
    c64: Results2["b"];
    c128: Results2["b"];
    "i*": Results7["i*"];
    "f*": Results2["b"];
    "c*": Results2["b"];
}
interface Results9 {
    b: { b: null, u8: "u8", u16: null, u32: null, u64: null, i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "i64", "f*": "f32", "c*": null };
    u8: Results4["u8"];
    u16: Results4["u16"];
    u32: Results4["u32"];
    u64: Results4["u64"];
    i8: Results4["i8"];
    i16: Results4["i16"];
    i32: Results4["i32"];
    i64: Results4["i64"];
    f8_e4m3fn: PromotionTable["f8_e4m3fn"];
    f8_e4m3fnuz: PromotionTable["f8_e4m3fnuz"];
    f8_e5m2: PromotionTable["f8_e5m2"];
    f8_e5m2fnuz: PromotionTable["f8_e5m2fnuz"];
    bf16: Results4["bf16"];
    f16: Results4["f16"];
    f32: Results4["f32"];
    f64: Results4["f64"];
    c32: Results2["b"];
    c64: Results2["b"];
    c128: Results2["b"];
    "i*": Results4["i*"];
    "f*": Results4["f*"];
    "c*": Results2["b"];
}
interface Results10 {
    b: { b: null, u8: "u8", u16: null, u32: null, u64: null, i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i64", "f*": "f32", "c*": "c64" };
    u8: PromotionTable["u8"];
    u16: PromotionTable["u16"];
    u32: PromotionTable["u32"];
    u64: PromotionTable["u64"];
    i8: PromotionTable["i8"];
    i16: PromotionTable["i16"];
    i32: PromotionTable["i32"];
    i64: PromotionTable["i64"];
    f8_e4m3fn: PromotionTable["f8_e4m3fn"];
    f8_e4m3fnuz: PromotionTable["f8_e4m3fnuz"];
    f8_e5m2: PromotionTable["f8_e5m2"];
    f8_e5m2fnuz: PromotionTable["f8_e5m2fnuz"];
    bf16: PromotionTable["bf16"];
    f16: PromotionTable["f16"];
    f32: PromotionTable["f32"];
    f64: PromotionTable["f64"];
    c32: PromotionTable["c32"];
    c64: PromotionTable["c64"];
    c128: PromotionTable["c128"];
    "i*": PromotionTable["i*"];
    "f*": PromotionTable["f*"];
    "c*": PromotionTable["c*"];
}
interface Results11 {
    b: { b: "f32", u8: "f32", u16: null, u32: null, u64: null, i8: "f32", i16: "f32", i32: "f32", i64: "f32", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "f32", "f*": "f32", "c*": null };
    u8: Results11["b"];
    u16: { b: null, u8: null, u16: "f32", u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "f32", "f*": "f32", "c*": null };
    u32: { b: null, u8: null, u16: null, u32: "f32", u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "f32", "f*": "f32", "c*": null };
    u64: { b: null, u8: null, u16: null, u32: null, u64: "f32", i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "f32", "f*": "f32", "c*": null };
    i8: Results11["b"];
    i16: Results11["b"];
    i32: Results11["b"];
    i64: Results11["b"];
    f8_e4m3fn: PromotionTable["f8_e4m3fn"];
    f8_e4m3fnuz: PromotionTable["f8_e4m3fnuz"];
    f8_e5m2: PromotionTable["f8_e5m2"];
    f8_e5m2fnuz: PromotionTable["f8_e5m2fnuz"];
    bf16: Results4["bf16"];
    f16: Results4["f16"];
    f32: Results4["f32"];
    f64: Results4["f64"];
    c32: Results2["b"];
    c64: Results2["b"];
    c128: Results2["b"];
    "i*": { b: "f32", u8: "f32", u16: "f32", u32: "f32", u64: "f32", i8: "f32", i16: "f32", i32: "f32", i64: "f32", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "f32", "f*": "f*", "c*": null };
    "f*": Results4["f*"];
    "c*": Results2["b"];
}
interface Results12 {
    b: { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": null, "f*": "f32", "c*": null };
    u8: Results12["b"];
    u16: Results12["b"];
    u32: Results12["b"];
    u64: Results12["b"];
    i8: Results12["b"];
    i16: Results12["b"];
    i32: Results12["b"];
    i64: Results12["b"];
    f8_e4m3fn: PromotionTable["f8_e4m3fn"];
    f8_e4m3fnuz: PromotionTable["f8_e4m3fnuz"];
    f8_e5m2: PromotionTable["f8_e5m2"];
    f8_e5m2fnuz: PromotionTable["f8_e5m2fnuz"];
    bf16: Results4["bf16"];
    f16: Results4["f16"];
    f32: Results4["f32"];
    f64: Results4["f64"];
    c32: Results2["b"];
    c64: Results2["b"];
    c128: Results2["b"];
    "i*": { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": null, "f*": "f*", "c*": null };
    "f*": Results4["f*"];
    "c*": Results2["b"];
}
interface BinaryResults {
    add: PromotionTable;
    subtract: Results2;
    multiply: PromotionTable;
    divide: Results3;
    minimum: Results4;
    maximum: Results4;
    equal: Results5;
    not_equal: Results5;
    less: Results6;
    less_equal: Results6;
    greater: Results6;
    greater_equal: Results6;
    bitwise_and: Results7;
    bitwise_or: Results7;
    bitwise_xor: Results7;
    bitwise_left_shift: Results8;
    bitwise_right_shift: Results8;
    logical_and: Results5;
    logical_or: Results5;
    logical_xor: Results5;
    floor_divide: Results9;
    remainder: Results9;
    fmod: Results9;
    power: Results10;
    copysign: Results11;
    nextafter: Results12;
    atan2: Results11;
    hypot: Results12;
    logaddexp: Results12;
    where: PromotionTable;
}

/** The dtype of the results of an operation on two operands; null if undefined. */
export type OpResultOrNull<Op extends BinaryOp, A extends DtypeName, B extends DtypeName> =
    Cell<Cell<BinaryResults[Op], DtypeNames[A]>, DtypeNames[B]>;

/** The same, but never if undefined. */
export type OpResult<Op extends BinaryOp, A extends DtypeName, B extends DtypeName> = Exclude<OpResultOrNull<Op, A, B>, null>;

type UnaryResults1 = Results2["i*"];
type UnaryResults2 = { b: null, u8: "u8", u16: "u16", u32: "u32", u64: "u64", i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "f16", c64: "f32", c128: "f64", "i*": "i*", "f*": "f*", "c*": "f32" };
type UnaryResults3 = { b: "b", u8: "u8", u16: "u16", u32: "u32", u64: "u64", i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "i*", "f*": "f*", "c*": null };
type UnaryResults4 = PromotionTable["i*"];
type UnaryResults5 = Results3["i*"];
type UnaryResults6 = { b: null, u8: "u8", u16: "u16", u32: "u32", u64: "u64", i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: null, c64: null, c128: null, "i*": "i*", "f*": "f*", "c*": null };
type UnaryResults7 = Results6["i*"];
type UnaryResults8 = Results5["i*"];
type UnaryResults9 = { b: "b", u8: "u8", u16: "u16", u32: "u32", u64: "u64", i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: null, c64: null, c128: null, "i*": "i*", "f*": null, "c*": null };
type UnaryResults10 = { b: "b", u8: "u8", u16: "u16", u32: "u32", u64: "u64", i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i*", "f*": "f*", "c*": "c*" };
type UnaryResults11 = { b: "b", u8: "u8", u16: "u16", u32: "u32", u64: "u64", i8: "i8", i16: "i16", i32: "i32", i64: "i64", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "f16", c64: "f32", c128: "f64", "i*": "i*", "f*": "f*", "c*": "f32" };
type UnaryResults12 = { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: null, f8_e4m3fnuz: null, f8_e5m2: null, f8_e5m2fnuz: null, bf16: null, f16: null, f32: null, f64: null, c32: "f16", c64: "f32", c128: "f64", "i*": null, "f*": null, "c*": "f32" };
type UnaryResults13 = { b: "b", u8: "u8", u16: "b", u32: "b", u64: "b", i8: "b", i16: "b", i32: "b", i64: "b", f8_e4m3fn: "b", f8_e4m3fnuz: "b", f8_e5m2: "b", f8_e5m2fnuz: "b", bf16: "b", f16: "b", f32: "b", f64: "b", c32: "b", c64: "b", c128: "b", "i*": "b", "f*": "b", "c*": "b" };
type UnaryResults14 = { b: null, u8: "i64", u16: "i64", u32: "i64", u64: "i64", i8: "i64", i16: "i64", i32: "i64", i64: "i64", f8_e4m3fn: "i64", f8_e4m3fnuz: "i64", f8_e5m2: "i64", f8_e5m2fnuz: "i64", bf16: "i64", f16: "i64", f32: "i64", f64: "i64", c32: null, c64: null, c128: null, "i*": "i64", "f*": "i64", "c*": null };
type UnaryResults15 = { b: "i64", u8: "i64", u16: "i64", u32: "i64", u64: "i64", i8: "i64", i16: "i64", i32: "i64", i64: "i64", f8_e4m3fn: "i64", f8_e4m3fnuz: "i64", f8_e5m2: "i64", f8_e5m2fnuz: "i64", bf16: "i64", f16: "i64", f32: "i64", f64: "i64", c32: "i64", c64: "i64", c128: "i64", "i*": "i64", "f*": "i64", "c*": "i64" };
type UnaryResults16 = { b: "i64", u8: "i64", u16: "i64", u32: "i64", u64: "i64", i8: "i64", i16: "i64", i32: "i64", i64: "i64", f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": "i64", "f*": "f*", "c*": "c*" };
type UnaryResults17 = Results11["i*"];
type UnaryResults18 = { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "c32", c64: "c64", c128: "c128", "i*": null, "f*": "f*", "c*": "c*" };
type UnaryResults19 = { b: null, u8: null, u16: null, u32: null, u64: null, i8: null, i16: null, i32: null, i64: null, f8_e4m3fn: "f8_e4m3fn", f8_e4m3fnuz: "f8_e4m3fnuz", f8_e5m2: "f8_e5m2", f8_e5m2fnuz: "f8_e5m2fnuz", bf16: "bf16", f16: "f16", f32: "f32", f64: "f64", c32: "f16", c64: "f32", c128: "f64", "i*": null, "f*": "f*", "c*": "f32" };
interface UnaryResults {
    positive: UnaryResults1;
    negative: UnaryResults1;
    absolute: UnaryResults2;
    sign: UnaryResults3;
    square: UnaryResults4;
    sqrt: UnaryResults5;
    reciprocal: UnaryResults5;
    floor: UnaryResults6;
    ceil: UnaryResults6;
    trunc: UnaryResults6;
    round: UnaryResults6;
    signbit: UnaryResults7;
    isnan: UnaryResults8;
    isinf: UnaryResults8;
    isfinite: UnaryResults8;
    bitwise_invert: UnaryResults9;
    logical_not: UnaryResults8;
    conjugate: UnaryResults10;
    real: UnaryResults11;
    imag: UnaryResults12;
    acos: UnaryResults5;
    acosh: UnaryResults5;
    all: UnaryResults13;
    any: UnaryResults13;
    argmax: UnaryResults14;
    argmin: UnaryResults14;
    asin: UnaryResults5;
    asinh: UnaryResults5;
    atan: UnaryResults5;
    atanh: UnaryResults5;
    cos: UnaryResults5;
    cosh: UnaryResults5;
    count_nonzero: UnaryResults15;
    cumulative_prod: UnaryResults16;
    cumulative_sum: UnaryResults16;
    exp: UnaryResults5;
    expm1: UnaryResults17;
    log: UnaryResults5;
    log10: UnaryResults5;
    log1p: UnaryResults17;
    log2: UnaryResults5;
    max: UnaryResults3;
    mean: UnaryResults18;
    min: UnaryResults3;
    prod: UnaryResults16;
    sin: UnaryResults5;
    sinh: UnaryResults5;
    std: UnaryResults19;
    sum: UnaryResults16;
    tan: UnaryResults5;
    tanh: UnaryResults5;
    var: UnaryResults19;
}

/** The dtype of the results of an operation on one operand; null if undefined. */
export type UnaryOpResultOrNull<Op extends UnaryOp, A extends DtypeName> = Cell<UnaryResults[Op], DtypeNames[A]>;

/** The same, but never if undefined. */
export type UnaryOpResult<Op extends UnaryOp, A extends DtypeName> = Exclude<UnaryOpResultOrNull<Op, A>, null>;

/* ---- Functions ---- */

type Row = readonly number[];
type Table = readonly Row[];

/* A dtype's number is its index in `dtypes`; -1 is no dtype. */
const joins: Table = [
    [0, 1, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 8, 15, 18],
    [1, 1, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 1, 15, 18],
    [-1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 2, 15, 18],
    [-1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 3, 15, 18],
    [-1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 4, 15, 18],
    [5, 6, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 5, 15, 18],
    [6, 6, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 6, 15, 18],
    [7, 7, -1, -1, -1, 7, 7, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 7, 15, 18],
    [8, 8, -1, -1, -1, 8, 8, 8, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 8, 15, 18],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, 9, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 9, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, 10, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, -1, -1, -1, -1, -1, -1, -1, -1, 11, 11, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1, 12, 12, -1],
    [13, 13, 13, 13, 13, 13, 13, 13, 13, -1, -1, -1, -1, 13, 15, 15, 16, 18, 18, 19, 13, 13, 18],
    [14, 14, 14, 14, 14, 14, 14, 14, 14, -1, -1, -1, -1, 15, 14, 15, 16, 17, 18, 19, 14, 14, 17],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, -1, -1, -1, -1, 15, 15, 15, 16, 18, 18, 19, 15, 15, 18],
    [16, 16, 16, 16, 16, 16, 16, 16, 16, -1, -1, -1, -1, 16, 16, 16, 16, 19, 19, 19, 16, 16, 19],
    [17, 17, -1, -1, -1, 17, 17, 17, 17, -1, -1, -1, -1, 18, 17, 18, 19, 17, 18, 19, 17, 17, 17],
    [18, 18, -1, -1, -1, 18, 18, 18, 18, -1, -1, -1, -1, 18, 18, 18, 19, 18, 18, 19, 18, 18, 18],
    [19, 19, -1, -1, -1, 19, 19, 19, 19, -1, -1, -1, -1, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19],
    [8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 21, 22],
    [18, 18, 18, 18, 18, 18, 18, 18, 18, -1, -1, -1, -1, 18, 17, 18, 19, 17, 18, 19, 22, 22, 22],
];

const weak: Row = [20, 21, 22];

/* Conversions from the dtype of the row to that of the column: the low 6 bits are losses, then a bit a casting. */
const casts: Table = [
    [960, 960, 832, 832, 832, 960, 960, 960, 960, 832, 832, 832, 832, 960, 960, 960, 960, 960, 960, 960, 832, 832, 832],
    [530, 960, 832, 832, 832, 770, 960, 960, 960, 769, 771, 769, 769, 960, 960, 960, 960, 960, 960, 960, 832, 832, 832],
    [530, 770, 960, 832, 832, 770, 770, 832, 832, 771, 771, 771, 771, 897, 899, 960, 960, 899, 960, 960, 832, 832, 832],
    [530, 770, 770, 960, 832, 770, 770, 770, 832, 771, 771, 771, 771, 897, 899, 897, 960, 899, 897, 960, 832, 769, 769],
    [530, 770, 770, 770, 960, 770, 770, 770, 770, 771, 771, 771, 771, 897, 899, 897, 897, 899, 897, 897, 770, 769, 769],
    [534, 516, 516, 516, 516, 960, 960, 960, 960, 769, 769, 769, 769, 960, 960, 960, 960, 960, 960, 960, 832, 832, 832],
    [534, 518, 516, 516, 516, 770, 960, 960, 960, 771, 771, 769, 769, 897, 897, 960, 960, 897, 960, 960, 832, 832, 832],
    [534, 518, 518, 516, 516, 770, 770, 960, 960, 771, 771, 771, 771, 897, 899, 897, 960, 899, 897, 960, 832, 769, 769],
    [534, 518, 518, 518, 516, 770, 770, 770, 960, 771, 771, 771, 771, 897, 899, 897, 897, 899, 897, 897, 832, 769, 769],
    [535, 535, 533, 533, 533, 531, 529, 529, 529, 960, 770, 769, 769, 832, 832, 832, 832, 832, 832, 832, 529, 832, 832],
    [535, 533, 533, 533, 533, 531, 529, 529, 529, 769, 960, 769, 769, 832, 832, 832, 832, 832, 832, 832, 529, 832, 832],
    [535, 535, 535, 535, 535, 531, 531, 531, 531, 771, 771, 960, 770, 832, 832, 832, 832, 832, 832, 832, 531, 832, 832],
    [535, 535, 533, 533, 533, 531, 531, 529, 529, 771, 771, 769, 960, 832, 832, 832, 832, 832, 832, 832, 529, 832, 832],
    [535, 535, 535, 535, 535, 531, 531, 531, 531, 771, 771, 771, 771, 960, 771, 960, 960, 771, 960, 960, 531, 832, 832],
    [535, 535, 535, 535, 535, 531, 531, 531, 531, 771, 771, 771, 771, 769, 960, 960, 960, 960, 960, 960, 531, 832, 832],
    [535, 535, 535, 535, 535, 531, 531, 531, 531, 771, 771, 771, 771, 771, 771, 960, 960, 771, 960, 960, 531, 832, 832],
    [535, 535, 535, 535, 535, 531, 531, 531, 531, 771, 771, 771, 771, 771, 771, 771, 960, 771, 771, 960, 531, 771, 771],
    [543, 543, 543, 543, 543, 539, 539, 539, 539, 539, 539, 539, 539, 537, 536, 536, 536, 960, 960, 960, 539, 536, 832],
    [543, 543, 543, 543, 543, 539, 539, 539, 539, 539, 539, 539, 539, 539, 539, 536, 536, 771, 960, 960, 539, 536, 832],
    [543, 543, 543, 543, 543, 539, 539, 539, 539, 539, 539, 539, 539, 539, 539, 539, 536, 771, 771, 960, 539, 539, 771],
    [534, 902, 902, 902, 900, 898, 898, 898, 960, 899, 899, 899, 899, 897, 899, 897, 897, 899, 897, 897, 960, 897, 897],
    [535, 535, 535, 535, 535, 531, 531, 531, 531, 899, 899, 899, 899, 899, 899, 960, 960, 899, 960, 960, 531, 960, 960],
    [543, 543, 543, 543, 543, 539, 539, 539, 539, 539, 539, 539, 539, 539, 539, 536, 536, 899, 960, 960, 539, 536, 960],
];

/* The dtypes of results, by operation. */
const results2: Table = [
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, 1, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 1, 15, 18],
    [-1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 2, 15, 18],
    [-1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 3, 15, 18],
    [-1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 4, 15, 18],
    [-1, 6, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 5, 15, 18],
    [-1, 6, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 6, 15, 18],
    [-1, 7, -1, -1, -1, 7, 7, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 7, 15, 18],
    [-1, 8, -1, -1, -1, 8, 8, 8, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 8, 15, 18],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, 9, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 9, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, 10, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, -1, -1, -1, -1, -1, -1, -1, -1, 11, 11, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1, 12, 12, -1],
    [-1, 13, 13, 13, 13, 13, 13, 13, 13, -1, -1, -1, -1, 13, 15, 15, 16, 18, 18, 19, 13, 13, 18],
    [-1, 14, 14, 14, 14, 14, 14, 14, 14, -1, -1, -1, -1, 15, 14, 15, 16, 17, 18, 19, 14, 14, 17],
    [-1, 15, 15, 15, 15, 15, 15, 15, 15, -1, -1, -1, -1, 15, 15, 15, 16, 18, 18, 19, 15, 15, 18],
    [-1, 16, 16, 16, 16, 16, 16, 16, 16, -1, -1, -1, -1, 16, 16, 16, 16, 19, 19, 19, 16, 16, 19],
    [-1, 17, -1, -1, -1, 17, 17, 17, 17, -1, -1, -1, -1, 18, 17, 18, 19, 17, 18, 19, 17, 17, 17],
    [-1, 18, -1, -1, -1, 18, 18, 18, 18, -1, -1, -1, -1, 18, 18, 18, 19, 18, 18, 19, 18, 18, 18],
    [-1, 19, -1, -1, -1, 19, 19, 19, 19, -1, -1, -1, -1, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19],
    [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
    [-1, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 21, 22],
    [-1, 18, 18, 18, 18, 18, 18, 18, 18, -1, -1, -1, -1, 18, 17, 18, 19, 17, 18, 19, 22, 22, 22],
];
const results3: Table = [
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 15, 15, 18],
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 15, 15, 18],
    [-1, -1, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, 18],
    [-1, -1, -1, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, 18],
    [-1, -1, -1, -1, 15, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, 18],
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 15, 15, 18],
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 15, 15, 18],
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 15, 15, 18],
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 15, 15, 18],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, 9, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 9, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, 10, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, -1, -1, -1, -1, -1, -1, -1, -1, 11, 11, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1, 12, 12, -1],
    [13, 13, 13, 13, 13, 13, 13, 13, 13, -1, -1, -1, -1, 13, 15, 15, 16, 18, 18, 19, 13, 13, 18],
    [14, 14, 14, 14, 14, 14, 14, 14, 14, -1, -1, -1, -1, 15, 14, 15, 16, 17, 18, 19, 14, 14, 17],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, -1, -1, -1, -1, 15, 15, 15, 16, 18, 18, 19, 15, 15, 18],
    [16, 16, 16, 16, 16, 16, 16, 16, 16, -1, -1, -1, -1, 16, 16, 16, 16, 19, 19, 19, 16, 16, 19],
    [17, 17, -1, -1, -1, 17, 17, 17, 17, -1, -1, -1, -1, 18, 17, 18, 19, 17, 18, 19, 17, 17, 17],
    [18, 18, -1, -1, -1, 18, 18, 18, 18, -1, -1, -1, -1, 18, 18, 18, 19, 18, 18, 19, 18, 18, 18],
    [19, 19, -1, -1, -1, 19, 19, 19, 19, -1, -1, -1, -1, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 15, 21, 22],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 21, 22],
    [18, 18, 18, 18, 18, 18, 18, 18, 18, -1, -1, -1, -1, 18, 17, 18, 19, 17, 18, 19, 22, 22, 22],
];
const results4: Table = [
    [0, 1, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 8, 15, -1],
    [1, 1, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 1, 15, -1],
    [-1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 2, 15, -1],
    [-1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 3, 15, -1],
    [-1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 4, 15, -1],
    [5, 6, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 5, 15, -1],
    [6, 6, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 6, 15, -1],
    [7, 7, -1, -1, -1, 7, 7, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 7, 15, -1],
    [8, 8, -1, -1, -1, 8, 8, 8, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 8, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, 9, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 9, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, 10, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, -1, -1, -1, -1, -1, -1, -1, -1, 11, 11, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1, 12, 12, -1],
    [13, 13, 13, 13, 13, 13, 13, 13, 13, -1, -1, -1, -1, 13, 15, 15, 16, -1, -1, -1, 13, 13, -1],
    [14, 14, 14, 14, 14, 14, 14, 14, 14, -1, -1, -1, -1, 15, 14, 15, 16, -1, -1, -1, 14, 14, -1],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, -1, -1, -1, -1, 15, 15, 15, 16, -1, -1, -1, 15, 15, -1],
    [16, 16, 16, 16, 16, 16, 16, 16, 16, -1, -1, -1, -1, 16, 16, 16, 16, -1, -1, -1, 16, 16, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, -1, -1, -1, 20, 21, -1],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, -1, -1, -1, 21, 21, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
];
const results5: Table = [
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [-1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, 0],
    [-1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, 0],
    [-1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, 0],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
];
const results6: Table = [
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [-1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [-1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [-1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [0, 0, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, 0, 0, -1],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
];
const results7: Table = [
    [0, 1, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, -1, -1],
    [1, 1, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1],
    [-1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1],
    [-1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1],
    [-1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 4, -1, -1],
    [5, 6, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 5, -1, -1],
    [6, 6, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6, -1, -1],
    [7, 7, -1, -1, -1, 7, 7, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 7, -1, -1],
    [8, 8, -1, -1, -1, 8, 8, 8, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [8, 1, 2, 3, 4, 5, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 20, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
];
const results8: Table = [
    [-1, 1, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, -1, -1],
    [1, 1, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1],
    [-1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1],
    [-1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1],
    [-1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 4, -1, -1],
    [5, 6, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 5, -1, -1],
    [6, 6, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 6, -1, -1],
    [7, 7, -1, -1, -1, 7, 7, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 7, -1, -1],
    [8, 8, -1, -1, -1, 8, 8, 8, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 8, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [8, 1, 2, 3, 4, 5, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 20, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
];
const results9: Table = [
    [-1, 1, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 8, 15, -1],
    [1, 1, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 1, 15, -1],
    [-1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 2, 15, -1],
    [-1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 3, 15, -1],
    [-1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 4, 15, -1],
    [5, 6, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 5, 15, -1],
    [6, 6, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 6, 15, -1],
    [7, 7, -1, -1, -1, 7, 7, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 7, 15, -1],
    [8, 8, -1, -1, -1, 8, 8, 8, 8, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 8, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, 9, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 9, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, 10, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, -1, -1, -1, -1, -1, -1, -1, -1, 11, 11, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1, 12, 12, -1],
    [13, 13, 13, 13, 13, 13, 13, 13, 13, -1, -1, -1, -1, 13, 15, 15, 16, -1, -1, -1, 13, 13, -1],
    [14, 14, 14, 14, 14, 14, 14, 14, 14, -1, -1, -1, -1, 15, 14, 15, 16, -1, -1, -1, 14, 14, -1],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, -1, -1, -1, -1, 15, 15, 15, 16, -1, -1, -1, 15, 15, -1],
    [16, 16, 16, 16, 16, 16, 16, 16, 16, -1, -1, -1, -1, 16, 16, 16, 16, -1, -1, -1, 16, 16, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, -1, -1, -1, 20, 21, -1],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, -1, -1, -1, 21, 21, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
];
const results10: Table = [
    [-1, 1, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 8, 15, 18],
    [1, 1, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 1, 15, 18],
    [-1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 2, 15, 18],
    [-1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 3, 15, 18],
    [-1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 4, 15, 18],
    [5, 6, -1, -1, -1, 5, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 5, 15, 18],
    [6, 6, -1, -1, -1, 6, 6, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 6, 15, 18],
    [7, 7, -1, -1, -1, 7, 7, 7, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 7, 15, 18],
    [8, 8, -1, -1, -1, 8, 8, 8, 8, -1, -1, -1, -1, 13, 14, 15, 16, 17, 18, 19, 8, 15, 18],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, 9, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 9, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, 10, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, -1, -1, -1, -1, -1, -1, -1, -1, 11, 11, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1, 12, 12, -1],
    [13, 13, 13, 13, 13, 13, 13, 13, 13, -1, -1, -1, -1, 13, 15, 15, 16, 18, 18, 19, 13, 13, 18],
    [14, 14, 14, 14, 14, 14, 14, 14, 14, -1, -1, -1, -1, 15, 14, 15, 16, 17, 18, 19, 14, 14, 17],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, -1, -1, -1, -1, 15, 15, 15, 16, 18, 18, 19, 15, 15, 18],
    [16, 16, 16, 16, 16, 16, 16, 16, 16, -1, -1, -1, -1, 16, 16, 16, 16, 19, 19, 19, 16, 16, 19],
    [17, 17, -1, -1, -1, 17, 17, 17, 17, -1, -1, -1, -1, 18, 17, 18, 19, 17, 18, 19, 17, 17, 17],
    [18, 18, -1, -1, -1, 18, 18, 18, 18, -1, -1, -1, -1, 18, 18, 18, 19, 18, 18, 19, 18, 18, 18],
    [19, 19, -1, -1, -1, 19, 19, 19, 19, -1, -1, -1, -1, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19],
    [8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 21, 22],
    [18, 18, 18, 18, 18, 18, 18, 18, 18, -1, -1, -1, -1, 18, 17, 18, 19, 17, 18, 19, 22, 22, 22],
];
const results11: Table = [
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, -1],
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, -1],
    [-1, -1, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, -1],
    [-1, -1, -1, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, -1],
    [-1, -1, -1, -1, 15, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, -1],
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, -1],
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, -1],
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, -1],
    [15, 15, -1, -1, -1, 15, 15, 15, 15, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, 15, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, 9, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 9, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, 10, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, -1, -1, -1, -1, -1, -1, -1, -1, 11, 11, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1, 12, 12, -1],
    [13, 13, 13, 13, 13, 13, 13, 13, 13, -1, -1, -1, -1, 13, 15, 15, 16, -1, -1, -1, 13, 13, -1],
    [14, 14, 14, 14, 14, 14, 14, 14, 14, -1, -1, -1, -1, 15, 14, 15, 16, -1, -1, -1, 14, 14, -1],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, -1, -1, -1, -1, 15, 15, 15, 16, -1, -1, -1, 15, 15, -1],
    [16, 16, 16, 16, 16, 16, 16, 16, 16, -1, -1, -1, -1, 16, 16, 16, 16, -1, -1, -1, 16, 16, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, -1, -1, -1, 15, 21, -1],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, -1, -1, -1, 21, 21, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
];
const results12: Table = [
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, -1, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, -1, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, -1, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, -1, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, -1, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, -1, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, -1, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, -1, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, 15, 16, -1, -1, -1, -1, 15, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, 9, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 9, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, 10, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, -1, -1, -1, -1, -1, -1, -1, -1, 11, 11, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, -1, -1, -1, -1, 12, 12, -1],
    [13, 13, 13, 13, 13, 13, 13, 13, 13, -1, -1, -1, -1, 13, 15, 15, 16, -1, -1, -1, 13, 13, -1],
    [14, 14, 14, 14, 14, 14, 14, 14, 14, -1, -1, -1, -1, 15, 14, 15, 16, -1, -1, -1, 14, 14, -1],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, -1, -1, -1, -1, 15, 15, 15, 16, -1, -1, -1, 15, 15, -1],
    [16, 16, 16, 16, 16, 16, 16, 16, 16, -1, -1, -1, -1, 16, 16, 16, 16, -1, -1, -1, 16, 16, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 10, 11, 12, 13, 14, 15, 16, -1, -1, -1, -1, 21, -1],
    [15, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, -1, -1, -1, 21, 21, -1],
    [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
];
const binaryResults: ReadonlyMap<string, Table> = new Map([
    ["add", joins],
    ["subtract", results2],
    ["multiply", joins],
    ["divide", results3],
    ["minimum", results4],
    ["maximum", results4],
    ["equal", results5],
    ["not_equal", results5],
    ["less", results6],
    ["less_equal", results6],
    ["greater", results6],
    ["greater_equal", results6],
    ["bitwise_and", results7],
    ["bitwise_or", results7],
    ["bitwise_xor", results7],
    ["bitwise_left_shift", results8],
    ["bitwise_right_shift", results8],
    ["logical_and", results5],
    ["logical_or", results5],
    ["logical_xor", results5],
    ["floor_divide", results9],
    ["remainder", results9],
    ["fmod", results9],
    ["power", results10],
    ["copysign", results11],
    ["nextafter", results12],
    ["atan2", results11],
    ["hypot", results12],
    ["logaddexp", results12],
    ["where", joins],
]);

const unaryResults1: Row = [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
const unaryResults2: Row = [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 14, 15, 16, 20, 21, 15];
const unaryResults3: Row = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, -1, -1, -1, 20, 21, -1];
const unaryResults4: Row = [8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
const unaryResults5: Row = [15, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 15, 21, 22];
const unaryResults6: Row = [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, -1, -1, -1, 20, 21, -1];
const unaryResults7: Row = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, 0, 0, -1];
const unaryResults8: Row = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const unaryResults9: Row = [0, 1, 2, 3, 4, 5, 6, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 20, -1, -1];
const unaryResults10: Row = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
const unaryResults11: Row = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 14, 15, 16, 20, 21, 15];
const unaryResults12: Row = [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 14, 15, 16, -1, -1, 15];
const unaryResults13: Row = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const unaryResults14: Row = [-1, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, -1, -1, -1, 8, 8, -1];
const unaryResults15: Row = [8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8];
const unaryResults16: Row = [8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 8, 21, 22];
const unaryResults17: Row = [15, 15, 15, 15, 15, 15, 15, 15, 15, 9, 10, 11, 12, 13, 14, 15, 16, -1, -1, -1, 15, 21, -1];
const unaryResults18: Row = [-1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, -1, 21, 22];
const unaryResults19: Row = [-1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 10, 11, 12, 13, 14, 15, 16, 14, 15, 16, -1, 21, 15];
const unaryResults: ReadonlyMap<string, Row> = new Map([
    ["positive", unaryResults1],
    ["negative", unaryResults1],
    ["absolute", unaryResults2],
    ["sign", unaryResults3],
    ["square", unaryResults4],
    ["sqrt", unaryResults5],
    ["reciprocal", unaryResults5],
    ["floor", unaryResults6],
    ["ceil", unaryResults6],
    ["trunc", unaryResults6],
    ["round", unaryResults6],
    ["signbit", unaryResults7],
    ["isnan", unaryResults8],
    ["isinf", unaryResults8],
    ["isfinite", unaryResults8],
    ["bitwise_invert", unaryResults9],
    ["logical_not", unaryResults8],
    ["conjugate", unaryResults10],
    ["real", unaryResults11],
    ["imag", unaryResults12],
    ["acos", unaryResults5],
    ["acosh", unaryResults5],
    ["all", unaryResults13],
    ["any", unaryResults13],
    ["argmax", unaryResults14],
    ["argmin", unaryResults14],
    ["asin", unaryResults5],
    ["asinh", unaryResults5],
    ["atan", unaryResults5],
    ["atanh", unaryResults5],
    ["cos", unaryResults5],
    ["cosh", unaryResults5],
    ["count_nonzero", unaryResults15],
    ["cumulative_prod", unaryResults16],
    ["cumulative_sum", unaryResults16],
    ["exp", unaryResults5],
    ["expm1", unaryResults17],
    ["log", unaryResults5],
    ["log10", unaryResults5],
    ["log1p", unaryResults17],
    ["log2", unaryResults5],
    ["max", unaryResults3],
    ["mean", unaryResults18],
    ["min", unaryResults3],
    ["prod", unaryResults16],
    ["sin", unaryResults5],
    ["sinh", unaryResults5],
    ["std", unaryResults19],
    ["sum", unaryResults16],
    ["tan", unaryResults5],
    ["tanh", unaryResults5],
    ["var", unaryResults19],
]);

const losses: readonly Loss[] = ["rounds", "overflows", "sign", "part", "category", "unknown"];
const lossSets: readonly (readonly Loss[])[] = Array.from({ length: 64 }, (_, set) =>
    Object.freeze(losses.filter((_, place) => (set >> place) & 1)),
);
const castings: readonly Casting[] = ["exact", "promote", "same_kind", "any"];

const numbers: ReadonlyMap<string, number> = new Map([
    ...dtypes.map((name, number): [string, number] => [name, number]),
]);

function numberOf(name: string): number {
    const number = numbers.get(name);
    if (number === undefined) throw new RangeError("there is no dtype " + JSON.stringify(name));
    return number;
}

function cell(table: Table, a: number, b: number): number {
    return table[a]?.[b] ?? -1;
}

function dtypeAt(number: number): Dtype | null {
    return dtypes[number] ?? null;
}

/** Whether a string is the name of a dtype. */
export function isDtypeName(text: string): text is DtypeName {
    return numbers.has(text);
}

/** The dtype of a name or alias. Like all functions here, throws a RangeError for an unknown name. */
export function dtypeOf<Name extends DtypeName>(name: Name): DtypeNames[Name];
export function dtypeOf(name: DtypeName): Dtype | null {
    return dtypeAt(numberOf(name));
}

/** What two dtypes promote to; null if undefined. */
export function promoteTypes<A extends DtypeName, B extends DtypeName>(a: A, b: B): PromoteOrNull<A, B>;
export function promoteTypes(a: DtypeName, b: DtypeName): Dtype | null {
    return dtypeAt(cell(joins, numberOf(a), numberOf(b)));
}

/* What dtypes, by number, promote to, one after the other from the left. */
function fold(list: Row): number {
    return list.reduce((join, number) => cell(joins, join, number));
}

/* What three or more dtypes promote to, the weak ones last. */
function weakLast(all: Row): number {
    const strong = all.filter((number) => !weak.includes(number));
    const first = strong[0];
    if (first === undefined) return fold(all);
    const join = fold(strong);
    return fold([join, ...all.filter((number) => weak.includes(number))]);
}

/**
 * What dtypes promote to, one after the other from the left; of three or more, weak ones come last. null if undefined.
 */
export function resultType<Dtypes extends readonly DtypeName[]>(...names: Dtypes): ResultTypeOrNull<Dtypes>;
export function resultType(...names: readonly DtypeName[]): Dtype | null {
    const all = names.map(numberOf);
    if (all.length === 0) return null;
    return dtypeAt(all.length <= 2 ? fold(all) : weakLast(all));
}

/** What a conversion can lose, in the order of Loss; nothing is an empty list. A weak dtype counts as its strong one. */
export function castLoss<From extends DtypeName, To extends DtypeName>(from: From, to: To): CastLoss<From, To>;
export function castLoss(from: DtypeName, to: DtypeName): readonly Loss[] | undefined {
    return lossSets[cell(casts, numberOf(from), numberOf(to)) & 63];
}

/** Whether a casting allows a conversion from `from` to `to`. */
export function canCast<From extends DtypeName, To extends DtypeName, How extends Casting = "promote">(
    from: From,
    to: To,
    casting?: How,
): CanCast<From, To, How>;
export function canCast(from: DtypeName, to: DtypeName, casting: Casting = "promote"): boolean {
    const place = castings.indexOf(casting);
    if (place < 0) throw new RangeError("there is no casting " + JSON.stringify(casting));
    return ((cell(casts, numberOf(from), numberOf(to)) >> (6 + place)) & 1) === 1;
}

/** The dtype of the results of an operation on two operands; null if undefined. */
export function opResult<Op extends BinaryOp, A extends DtypeName, B extends DtypeName>(op: Op, a: A, b: B): OpResultOrNull<Op, A, B>;
export function opResult(op: BinaryOp, a: DtypeName, b: DtypeName): Dtype | null {
    const table = binaryResults.get(op);
    if (!table) throw new RangeError("there is no operation " + JSON.stringify(op));
    return dtypeAt(cell(table, numberOf(a), numberOf(b)));
}

/** The dtype of the results of an operation on one operand; null if undefined. */
export function unaryOpResult<Op extends UnaryOp, A extends DtypeName>(op: Op, a: A): UnaryOpResultOrNull<Op, A>;
export function unaryOpResult(op: UnaryOp, a: DtypeName): Dtype | null {
    const row = unaryResults.get(op);
    if (!row) throw new RangeError("there is no operation " + JSON.stringify(op));
    return dtypeAt(row[numberOf(a)] ?? -1);
}
