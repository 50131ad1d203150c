// A library whose dtypes are strings, with a table for pairs of unlike ones.
export type DType = "bool" | "uint8" | "int8" | "int32" | "float32" | "float64" | "string";

const table: Record<string, DType> = {
  "bool,uint8": "uint8",
  "bool,int8": "int8",
  "bool,int32": "int32",
  "bool,float32": "float32",
  "bool,float64": "float64",
  "uint8,int8": "int32",
  "uint8,int32": "int32",
  "uint8,float32": "float32",
  "uint8,float64": "float64",
  "int8,int32": "int32",
  "int8,float32": "float32",
  "int8,float64": "float64",
  "int32,float32": "float64",
  "int32,float64": "float64",
  "float32,float64": "float64",
};

/** The dtype of what two dtypes give together, or null where they do not go together. */
export function promoteTypes(a: DType, b: DType): DType | null {
  return a === b ? a : (table[`${a},${b}`] ?? table[`${b},${a}`] ?? null);
}
