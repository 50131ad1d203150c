# The kernels in RISC-V V, compiled and run by an emulator when they are tested: those of a small spec, and for who has the
# time all of jax and of the spec that has every sort of custom dtype.
if(NOT (RISCV_C_COMPILER AND RISCV_EMULATOR))
  message(STATUS "No clang-19 with a C library for RISC-V, or no qemu-riscv64: kernels are not tested for RISC-V")
  return()
endif()

# riscv_kernels(NAME spec LABEL label OPS op...): the test kernels_riscv_NAME. No ops: all.
function(riscv_kernels name spec)
  cmake_parse_arguments(RISCV "" "LABEL" "OPS" ${ARGN})
  set(options --isa rvv)
  if(RISCV_OPS)
    list(JOIN RISCV_OPS "," ops)
    list(APPEND options --ops ${ops})
  endif()
  add_test(NAME kernels_riscv_${name}
           COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/riscv/kernels.sh" $<TARGET_FILE:joinery> "${CMAKE_COMMAND}" ${spec} ${name}
                   "${CMAKE_CURRENT_BINARY_DIR}/riscv/${name}" ${options})
  set_tests_properties(kernels_riscv_${name} PROPERTIES LABELS ${RISCV_LABEL} TIMEOUT 7200)
endfunction()

file(STRINGS specs/facts_zoo.h facts REGEX "X\\([A-Z_]+, [a-z_]+")
list(TRANSFORM facts REPLACE ".*X\\([A-Z_]+, ([a-z_]+).*" "\\1")
riscv_kernels(small "${CMAKE_CURRENT_SOURCE_DIR}/specs/small.lua" LABEL slow)
riscv_kernels(jax jax LABEL long)
riscv_kernels(zoo "${CMAKE_CURRENT_SOURCE_DIR}/specs/zoo.lua" LABEL long OPS ${facts} unary where clip)
