/* The systems whose names of dtypes joinery knows: languages, libraries and file formats. */
#ifndef JOINERY_SPEC_NAMES_NAME_SYSTEMS_H
#define JOINERY_SPEC_NAMES_NAME_SYSTEMS_H

/*
 * X(ENUM, word, title). Where names fit several systems alike, the first of these reads them: C's come before those of
 * other languages, and signed SQL before SQL Server's.
 */
#define NAME_FOR_EACH_SYSTEM(X)                                                                                        \
    X(JOINERY, "joinery", "joinery")                                                                                   \
    X(C, "c", "C")                                                                                                     \
    X(WINDOWS, "windows", "C on Windows")                                                                              \
    X(CSHARP, "csharp", "C#")                                                                                          \
    X(JAVA, "java", "Java")                                                                                            \
    X(NUMPY, "numpy", "NumPy")                                                                                         \
    X(PYTHON, "python", "Python")                                                                                      \
    X(PYTORCH, "pytorch", "PyTorch")                                                                                   \
    X(SQL, "sql", "SQL")                                                                                               \
    X(MYSQL, "mysql", "MySQL")                                                                                         \
    X(DUCKDB, "duckdb", "DuckDB")                                                                                      \
    X(CLICKHOUSE, "clickhouse", "ClickHouse")                                                                          \
    X(SPARK, "spark", "Spark")                                                                                         \
    X(SQLSERVER, "sqlserver", "SQL Server")                                                                            \
    X(ARROW, "arrow", "Arrow")                                                                                         \
    X(ONNX, "onnx", "ONNX")                                                                                            \
    X(SAFETENSORS, "safetensors", "safetensors")                                                                       \
    X(MLIR, "mlir", "MLIR")                                                                                            \
    X(TENSORRT, "tensorrt", "TensorRT")                                                                                \
    X(ONEDNN, "onednn", "oneDNN")                                                                                      \
    X(CUDA, "cuda", "CUDA")                                                                                            \
    X(JULIA, "julia", "Julia")                                                                                         \
    X(JAVASCRIPT, "javascript", "JavaScript")                                                                          \
    X(RUST, "rust", "Rust")                                                                                            \
    X(GO, "go", "Go")                                                                                                  \
    X(SWIFT, "swift", "Swift")                                                                                         \
    X(FORTRAN, "fortran", "Fortran")                                                                                   \
    X(CHAPEL, "chapel", "Chapel")

typedef enum name_system {
    NAMES_ANY, /* none is chosen */
#define NAME_SYSTEM_ENUM(ENUM, word, title) NAMES_##ENUM,
    NAME_FOR_EACH_SYSTEM(NAME_SYSTEM_ENUM)
#undef NAME_SYSTEM_ENUM
        NAMES_COUNT
} name_system;

/* "java", for commands and specs; "" of NAMES_ANY. */
const char *name_system_word(name_system system);

/* The system of such a word; NAMES_ANY if it is none. */
name_system name_system_find(const char *word);

/* "Java", for people. */
const char *name_system_title(name_system system);

#endif
