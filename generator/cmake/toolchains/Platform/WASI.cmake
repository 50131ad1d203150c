# What CMake before 3.31 does not know.
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
