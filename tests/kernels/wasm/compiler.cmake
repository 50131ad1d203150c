# WASM_C_COMPILER: clang, where it makes programs for WASI, which takes lld, llvm-ar (CMake finds it, and GNU's ar makes no
# index of such objects), wasi-libc and clang's library for wasm32.
# WASM_EMULATOR: what runs them. Each is false where there is none.
find_program(WASM_C_COMPILER clang)
find_program(WASM_ARCHIVER llvm-ar)
find_program(WASM_NODE NAMES node nodejs)
set(WASM_EMULATOR "${CMAKE_CURRENT_LIST_DIR}/run.mjs")
if(NOT WASM_NODE)
  set(WASM_EMULATOR WASM_EMULATOR-NOTFOUND)
endif()
if(WASM_C_COMPILER)
  file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/wasm/empty.c" "int main(void) { return 0; }\n")
  execute_process(
    COMMAND "${WASM_C_COMPILER}" --target=wasm32-wasi "${CMAKE_CURRENT_BINARY_DIR}/wasm/empty.c" -o
            "${CMAKE_CURRENT_BINARY_DIR}/wasm/empty.wasm"
    RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
  if(NOT status EQUAL 0 OR NOT WASM_ARCHIVER)
    set(WASM_C_COMPILER WASM_C_COMPILER-NOTFOUND)
  endif()
endif()
