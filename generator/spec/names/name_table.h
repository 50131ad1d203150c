/*
 * The names that systems have for formats: NumPy's, PyTorch's, C's, Java's and so on. A test compares
 * specs/reference.md, "Names that import knows", with it.
 */
#ifndef JOINERY_SPEC_NAMES_NAME_TABLE_H
#define JOINERY_SPEC_NAMES_NAME_TABLE_H

#include "spec/names/name_systems.h"

#include <stddef.h>

#define NAME_SYSTEM_BIT(ENUM) (1u << NAMES_##ENUM)
#define NAME_ALL_SYSTEMS      (~0u)

/* Names that tell how many bits there are, as they are written: int8 and float32, Int8, INT8, and shorter ones, i8. */
#define NAME_LOWER_SYSTEMS                                                                                             \
    (NAME_SYSTEM_BIT(NUMPY) | NAME_SYSTEM_BIT(PYTORCH) | NAME_SYSTEM_BIT(ARROW) | NAME_SYSTEM_BIT(ONNX) |              \
     NAME_SYSTEM_BIT(MLIR) | NAME_SYSTEM_BIT(CUDA) | NAME_SYSTEM_BIT(GO))
#define NAME_CAPITAL_SYSTEMS (NAME_SYSTEM_BIT(CLICKHOUSE) | NAME_SYSTEM_BIT(JULIA) | NAME_SYSTEM_BIT(SWIFT))
#define NAME_UPPER_SYSTEMS   (NAME_SYSTEM_BIT(ARROW) | NAME_SYSTEM_BIT(ONNX) | NAME_SYSTEM_BIT(TENSORRT))
#define NAME_LONG_SYSTEMS    (NAME_LOWER_SYSTEMS | NAME_CAPITAL_SYSTEMS | NAME_UPPER_SYSTEMS)
#define NAME_SHORT_SYSTEMS                                                                                             \
    (NAME_SYSTEM_BIT(JOINERY) | NAME_SYSTEM_BIT(MLIR) | NAME_SYSTEM_BIT(SAFETENSORS) | NAME_SYSTEM_BIT(RUST))

/* Those of PostgreSQL, which count bytes. float8 means nothing to others, who have many floats of eight bits. */
#define NAME_BYTE_SYSTEMS (NAME_SYSTEM_BIT(SQL) | NAME_SYSTEM_BIT(MYSQL) | NAME_SYSTEM_BIT(DUCKDB))

typedef struct name_row {
    const char *format; /* a well-known dtype, or `complex of PART`, or an integer of another width, or "unbounded" */
    unsigned systems;   /* a bit each: those that have the names; NAME_ALL_SYSTEMS: whoever has them means this */
    const char *names;  /* with ", " between them; a blank also stands for `_`, and brackets for one another */
} name_row;

/* The rows of one format follow one another. A system has a name once. */
extern const name_row name_table[];
extern const size_t name_table_count;

#endif
