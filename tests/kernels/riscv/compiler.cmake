# RISCV_C_COMPILER: Clang, where it makes programs for RISC-V with V, which takes a linker and a C library for it.
# RISCV_EMULATOR: what runs them. Each is false where there is none.
set(RISCV_C_COMPILER "${CMAKE_CURRENT_LIST_DIR}/clang.sh")
set(RISCV_EMULATOR "${CMAKE_CURRENT_LIST_DIR}/emulator.sh")
file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/riscv/empty.c" "#include <riscv_vector.h>\nint main(void) { return 0; }\n")
execute_process(
  COMMAND "${RISCV_C_COMPILER}" -static "${CMAKE_CURRENT_BINARY_DIR}/riscv/empty.c" -o
          "${CMAKE_CURRENT_BINARY_DIR}/riscv/empty"
  RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
if(NOT status EQUAL 0)
  set(RISCV_C_COMPILER RISCV_C_COMPILER-NOTFOUND)
endif()
find_program(RISCV_QEMU qemu-riscv64)
if(NOT RISCV_QEMU)
  set(RISCV_EMULATOR RISCV_EMULATOR-NOTFOUND)
endif()
