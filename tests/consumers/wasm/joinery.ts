/**
 * JAX's arithmetic on typed arrays: any operation on any two dtypes, with the same bits as joinery on any machine.
 *
 *     const jax = await Joinery.load(bytes);
 *     jax.binary("add", Int8Array.of(1, 2), Float32Array.of(0.5, 0.5));   // Float32Array [1.5, 2.5]
 *
 * The class of an array gives its dtype. A number, a bigint or a boolean is a weak scalar: it takes the dtype of the
 * other operand, as Python's numbers do in JAX. Arrays are copied into the module's memory and back; a `Vector` is already
 * there.
 */

/** Bools, a byte each: what is not 0 is true. */
export class BoolArray extends Uint8Array {}
/** Elements of 16 bits that are bfloat16: `Uint16Array` with a tag. */
export class BF16Array extends Uint16Array {}
/** Elements of 16 bits that are IEEE half precision. */
export class F16Array extends Uint16Array {}
/** Complex numbers of two floats each, the real part first. */
export class C64Array extends Float32Array {}
/** Complex numbers of two doubles each. */
export class C128Array extends Float64Array {}

/** The class of arrays of each dtype, and how many of its numbers make an element. */
const classes = {
    b: BoolArray, u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, u64: BigUint64Array,
    i8: Int8Array, i16: Int16Array, i32: Int32Array, i64: BigInt64Array,
    bf16: BF16Array, f16: F16Array, f32: Float32Array, f64: Float64Array, c64: C64Array, c128: C128Array,
    "i*": BigInt64Array, "f*": Float64Array, "c*": C128Array,
} as const;

export type DType = keyof typeof classes;
export type ArrayOf<D extends DType> = InstanceType<(typeof classes)[D]>;
export type Elements = ArrayOf<DType>;
export type Scalar = number | bigint | boolean;
export type Operand = Elements | Vector | Scalar;

export const binaryOps = [
    "add", "subtract", "multiply", "divide", "minimum", "maximum", "equal", "not_equal", "less", "less_equal", "greater",
    "greater_equal", "bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_left_shift", "bitwise_right_shift", "logical_and",
    "logical_or", "logical_xor", "floor_divide", "remainder", "fmod", "power", "copysign", "nextafter",
] as const;
export const unaryOps = [
    "positive", "negative", "absolute", "sign", "square", "sqrt", "reciprocal", "floor", "ceil", "trunc", "round", "signbit",
    "isnan", "isinf", "isfinite", "bitwise_invert", "logical_not", "conjugate", "real", "imag",
] as const;
export type BinaryOp = (typeof binaryOps)[number];
export type UnaryOp = (typeof unaryOps)[number];

/** What the module exports: jax_kernels.h, in which sizes, strides and addresses are numbers. */
interface Exports {
    memory: WebAssembly.Memory;
    malloc(size: number): number;
    free(address: number): void;
    dtype_name(dtype: number): number;
    op_name(op: number): number;
    unary_op_name(op: number): number;
    jax_isa(): number;
    jax_binary_out_dtype(op: number, a: number, b: number): number;
    jax_binary(op: number, n: number, ...rest: number[]): number;
    jax_unary_out_dtype(op: number, a: number): number;
    jax_unary(op: number, n: number, ...rest: number[]): number;
    jax_convert(n: number, ...rest: number[]): number;
    jax_where_out_dtype(a: number, b: number): number;
    jax_where(n: number, ...rest: number[]): number;
    jax_clip_out_dtype(x: number, low: number, high: number): number;
    jax_clip(n: number, ...rest: number[]): number;
}

/**
 * An operand where the module finds it: `stride` is 0 for one element for all. The `bytes` of an array are copied there, so
 * many elements at a time that they stay in a cache; one that has none is there as a whole.
 */
interface Placed {
    dtype: number;
    address: number;
    stride: number;
    bytes: Uint8Array | null;
}
const CHUNK = 8192, CHUNK_BYTES = 16 * CHUNK;

const partsOf = (dtype: DType): number => (/^c/.test(dtype) ? 2 : 1);
const sizeOf = (dtype: DType): number => classes[dtype].BYTES_PER_ELEMENT * partsOf(dtype);
const bytesOf = (x: Elements): Uint8Array => new Uint8Array(x.buffer, x.byteOffset, x.byteLength);
const isScalar = (x: Operand): x is Scalar => typeof x !== "object";

/** The dtype of an array, by its class: the nearest that there is one of. */
export function dtypeOf(array: Elements): DType {
    for (let made: unknown = array.constructor; made; made = Object.getPrototypeOf(made)) {
        const dtype = dtypeByClass.get(made);
        if (dtype) return dtype;
    }
    throw new TypeError(`there is no dtype of a ${array?.constructor?.name ?? typeof array}`);
}
const dtypeByClass = new Map<unknown, DType>();
for (const dtype of Object.keys(classes) as DType[]) {
    if (!dtype.endsWith("*")) dtypeByClass.set(classes[dtype], dtype);
}

/** The dtype of a number of JavaScript: weak, but for true and false. */
function dtypeOfScalar(x: Scalar): DType {
    if (typeof x === "boolean") return "b";
    return typeof x === "bigint" || Number.isSafeInteger(x) && !Object.is(x, -0) ? "i*" : "f*";
}

/** Elements in the memory of the module, until they are freed. */
export class Vector {
    /** @internal */
    constructor(readonly owner: Joinery, readonly dtype: DType, readonly length: number, readonly address: number) {}

    get byteLength(): number {
        return this.length * sizeOf(this.dtype);
    }

    /** The elements, where they are. Memory that grows leaves earlier views empty: ask for them again after an operation. */
    get array(): Elements {
        if (this.freed) throw new TypeError("the vector was freed");
        return new classes[this.dtype](this.owner.buffer, this.address, this.length * partsOf(this.dtype));
    }

    free(): void {
        if (!this.freed) this.owner.release(this.address);
        this.freed = true;
    }

    private freed = false;
}

export class Joinery {
    private readonly dtypes: DType[] = [];
    private readonly dtypeCodes = new Map<string, number>();
    private readonly binaryCodes = new Map<string, number>();
    private readonly unaryCodes = new Map<string, number>();
    private readonly scalars: number; // the address of three elements
    private readonly staging: number; // that of CHUNK elements of three operands and the result

    /** @param source the bytes of jax.wasm, or the module made of them */
    static async load(source: BufferSource | WebAssembly.Module): Promise<Joinery> {
        const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
        return new Joinery((await WebAssembly.instantiate(module)).exports as unknown as Exports);
    }

    private constructor(private readonly wasm: Exports) {
        const names = (name: (code: number) => number, take: (name: string, code: number) => void): void => {
            for (let code = 0, at = name(0); at; at = name(++code)) take(this.text(at), code);
        };
        names(wasm.dtype_name, (name, code) => {
            this.dtypes[code] = name as DType;
            this.dtypeCodes.set(name, code);
        });
        names(wasm.op_name, (name, code) => this.binaryCodes.set(name, code));
        names(wasm.unary_op_name, (name, code) => this.unaryCodes.set(name, code));
        this.scalars = this.allocate(3 * 16);
        this.staging = this.allocate(4 * CHUNK_BYTES);
    }

    /** The instruction set whose kernels are used. */
    get isa(): string {
        return this.text(this.wasm.jax_isa());
    }

    /** @internal */
    get buffer(): ArrayBuffer {
        return this.wasm.memory.buffer;
    }

    /** @internal */
    release(address: number): void {
        this.wasm.free(address);
    }

    /** Elements in the memory of the module: copies of an array's, or `length` that are not set. */
    vector(elements: Elements): Vector;
    vector(dtype: DType, length: number): Vector;
    vector(what: Elements | DType, length?: number): Vector {
        if (typeof what === "string") return this.made(what, length ?? 0);
        const vector = this.made(dtypeOf(what), what.length / partsOf(dtypeOf(what)));
        (vector.array as { set(from: unknown): void }).set(what);
        return vector;
    }

    /** What an operation gives for two dtypes, or null. */
    resultOf(op: BinaryOp, a: DType, b: DType): DType | null {
        return this.dtypes[this.wasm.jax_binary_out_dtype(this.code(this.binaryCodes, op), this.codeOf(a), this.codeOf(b))] ?? null;
    }

    /**
     * The operation on each pair of elements. Operands are as long as each other, or one element for all. The result goes
     * to `out`, if there is one, which has its dtype and length; else it is a new Vector, if an operand is one, or array.
     */
    binary<O extends Elements | Vector>(op: BinaryOp, a: Operand, b: Operand, out: O): O;
    binary(op: BinaryOp, a: Vector, b: Operand): Vector;
    binary(op: BinaryOp, a: Operand, b: Vector): Vector;
    binary(op: BinaryOp, a: Elements | Scalar, b: Elements | Scalar): Elements;
    binary(op: BinaryOp, a: Operand, b: Operand): Elements | Vector;
    binary(op: BinaryOp, a: Operand, b: Operand, out?: Elements | Vector): Elements | Vector {
        const code = this.code(this.binaryCodes, op);
        return this.apply(op, [a, b], out, ([x, y]) => this.wasm.jax_binary_out_dtype(code, x, y), (n, [x, y], to, stride) =>
            this.wasm.jax_binary(code, n, x.dtype, x.address, x.stride, y.dtype, y.address, y.stride, to, stride));
    }

    /** The operation on each element. */
    unary<O extends Elements | Vector>(op: UnaryOp, a: Operand, out: O): O;
    unary(op: UnaryOp, a: Vector): Vector;
    unary(op: UnaryOp, a: Elements | Scalar): Elements;
    unary(op: UnaryOp, a: Operand, out?: Elements | Vector): Elements | Vector {
        const code = this.code(this.unaryCodes, op);
        return this.apply(op, [a], out, ([x]) => this.wasm.jax_unary_out_dtype(code, x), (n, [x], to, stride) =>
            this.wasm.jax_unary(code, n, x.dtype, x.address, x.stride, to, stride));
    }

    /** The elements as another dtype. */
    convert<D extends DType>(a: Elements | Scalar, dtype: D): ArrayOf<D>;
    convert(a: Vector, dtype: DType): Vector;
    convert(a: Operand, dtype: DType): Elements | Vector {
        const code = this.codeOf(dtype);
        return this.apply("convert", [a], undefined, () => code, (n, [x], to, stride) =>
            this.wasm.jax_convert(n, x.dtype, x.address, x.stride, code, to, stride));
    }

    /** Elements of a where those of the condition are true, else of b. */
    where(condition: Operand, a: Operand, b: Operand): Elements | Vector {
        return this.apply("where", [condition, a, b], undefined, ([, x, y]) => this.wasm.jax_where_out_dtype(x, y),
            (n, placed, to, stride) => this.wasm.jax_where(n, ...flat(placed), to, stride));
    }

    /** Elements of x, those below `low` being low and those above `high` high. */
    clip(x: Operand, low: Operand, high: Operand): Elements | Vector {
        return this.apply("clip", [x, low, high], undefined, ([v, l, h]) => this.wasm.jax_clip_out_dtype(v, l, h),
            (n, placed, to, stride) => this.wasm.jax_clip(n, ...flat(placed), to, stride));
    }

    // ---- What they have in common ----

    private apply(name: string, operands: Operand[], given: Elements | Vector | undefined,
                  result: (dtypes: [number, number, number]) => number,
                  call: (n: number, placed: [Placed, Placed, Placed], to: number, stride: number) => number): Elements | Vector {
        const names = operands.map((x) => (isScalar(x) ? dtypeOfScalar(x) : x instanceof Vector ? x.dtype : dtypeOf(x)));
        const dtype = this.dtypes[result(names.map((each) => this.codeOf(each)) as [number, number, number])];
        if (!dtype) throw new TypeError(`${name}: there is no result for ${names.join(" and ")}`);
        const lengths = operands.map((x, i) => (isScalar(x) ? 1 : x instanceof Vector ? x.length : x.length / partsOf(names[i])));
        const n = lengths.every((each) => each === 1) ? 1 : lengths.find((each) => each !== 1) ?? 1;
        if (lengths.some((each) => each !== n && each !== 1)) throw new RangeError(`${name}: of ${lengths.join(" and ")} elements`);
        if (given) this.checkOut(name, given, dtype, n);
        const out = given instanceof Vector ? null : given;
        const placed = operands.map((x, i) => this.placed(x, names[i], lengths[i], i)) as [Placed, Placed, Placed];
        const inside = given instanceof Vector ? given : !given && operands.some((x) => x instanceof Vector) ? this.made(dtype, n) : null;
        const size = sizeOf(dtype), most = inside && !placed.some((each) => each.bytes && each.stride) ? n : CHUNK;
        const run = (from: number, count: number, to: number): void => {
            this.copyIn(placed, from, count);
            const status = call(count, placed, to, size);
            if (status !== 0) throw new Error(`${name}: ${["", "no promotion", "no kernel", "bad argument", "overlap"][status]}`);
            for (const each of placed) if (!each.bytes) each.address += count * each.stride;
        };
        if (inside) {
            inParts(n, most, (from, count) => run(from, count, inside.address + from * size));
            return inside;
        }
        const to = this.staging + 3 * CHUNK_BYTES;
        if (!out && n <= CHUNK) { // where there is nothing to set to 0 first
            run(0, n, to);
            return new classes[dtype](this.buffer, to, n * partsOf(dtype)).slice() as Elements;
        }
        const place = out && !this.overlaps(out, operands) ? out : new classes[dtype](n * partsOf(dtype)), bytes = bytesOf(place);
        inParts(n, CHUNK, (from, count) => {
            run(from, count, to);
            bytes.set(new Uint8Array(this.buffer, to, count * size), from * size);
        });
        if (out && place !== out) bytesOf(out).set(bytes);
        return out ?? place;
    }

    /** Whether the result would be written where elements of operands are that are read later. */
    private overlaps(out: Elements, operands: Operand[]): boolean {
        const end = out.byteOffset + out.byteLength;
        return operands.some((x) => {
            if (isScalar(x)) return false;
            const from = x instanceof Vector ? x.address : x.byteOffset;
            if (from === out.byteOffset && x.byteLength === out.byteLength) return false; // each is read first
            return (x instanceof Vector ? this.buffer : x.buffer) === out.buffer && from < end && out.byteOffset < from + x.byteLength;
        });
    }

    /** The elements of arrays from one on, or the one for all, to where the module finds them. */
    private copyIn(placed: Placed[], from: number, count: number): void {
        for (const { bytes, stride, address } of placed) {
            if (bytes && (stride || from === 0)) {
                const part = stride ? bytes.subarray(from * stride, (from + count) * stride) : bytes;
                new Uint8Array(this.buffer, address, part.length).set(part);
            }
        }
    }

    private checkOut(name: string, out: Elements | Vector, dtype: DType, n: number): void {
        const has = out instanceof Vector ? out.dtype : dtypeOf(out);
        const length = out instanceof Vector ? out.length : out.length / partsOf(has);
        const fits = classes[has] === classes[dtype] && length === n;
        if (!fits) throw new TypeError(`${name}: ${length} elements of ${has} are no place for ${n} of ${dtype}`);
    }

    /** An operand in the memory of the module, or what is to be copied there. */
    private placed(x: Operand, name: DType, length: number, index: number): Placed {
        const dtype = this.codeOf(name), stride = length === 1 ? 0 : sizeOf(name);
        if (isScalar(x)) {
            const address = this.scalars + 16 * index;
            const element = new classes[name](this.buffer, address, 1) as unknown as (number | bigint)[];
            element[0] = name === "i*" ? BigInt(x) : Number(x);
            return { dtype, address, stride, bytes: null };
        }
        if (x instanceof Vector) {
            if (x.owner !== this) throw new TypeError("the vector is in another module's memory");
            return { dtype, address: x.address, stride, bytes: null };
        }
        if (x.buffer === this.buffer) return { dtype, address: x.byteOffset, stride, bytes: null };
        return { dtype, address: this.staging + index * CHUNK_BYTES, stride, bytes: bytesOf(x) };
    }

    private made(dtype: DType, length: number): Vector {
        if (!(dtype in classes)) throw new TypeError(`there is no dtype ${dtype}`);
        if (!Number.isSafeInteger(length) || length < 0) throw new RangeError(`${length} elements`);
        return new Vector(this, dtype, length, this.allocate(length * sizeOf(dtype)));
    }

    private allocate(bytes: number): number {
        const address = bytes < 2 ** 31 ? this.wasm.malloc(Math.max(bytes, 16)) >>> 0 : 0;
        if (!address) throw new RangeError(`no memory for ${bytes} bytes`);
        return address;
    }

    private codeOf(dtype: DType): number {
        return this.code(this.dtypeCodes, dtype);
    }

    private code(codes: Map<string, number>, name: string): number {
        const code = codes.get(name);
        if (code === undefined) throw new TypeError(`there is no ${name}`);
        return code;
    }

    private text(address: number): string {
        const bytes = new Uint8Array(this.buffer, address);
        return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    }
}

/** Does n elements, `most` of them at a time; none of them once, for what is wrong then too. */
function inParts(n: number, most: number, each: (from: number, count: number) => void): void {
    let from = 0;
    do {
        each(from, Math.min(most, n - from));
        from += most;
    } while (from < n);
}

/** Operands as arguments. */
function flat(placed: Placed[]): number[] {
    return placed.flatMap((each) => [each.dtype, each.address, each.stride]);
}
