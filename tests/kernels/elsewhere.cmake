# What is tested beside jax here: a line for each spec and machine. Each is this folder once more, as a project of its own.
find_program(CLANG clang)
find_program(WINDOWS_CXX_COMPILER x86_64-w64-mingw32-g++)
find_program(WINE NAMES wine64 wine PATHS /usr/lib/wine)
set(aarch64 -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 -DCMAKE_C_COMPILER=${AARCH64_C_COMPILER}
            -DCMAKE_EXE_LINKER_FLAGS=-static -DCMAKE_CROSSCOMPILING_EMULATOR=${AARCH64_EMULATOR})
set(wasm -DCMAKE_TOOLCHAIN_FILE=${here}/../consumers/wasm/wasi.cmake -DCMAKE_EXE_LINKER_FLAGS=-Wl,-z,stack-size=1048576
         -DCMAKE_CROSSCOMPILING_EMULATOR=${WASM_EMULATOR})
set(riscv -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=riscv64 -DCMAKE_C_COMPILER=${RISCV_C_COMPILER}
          -DCMAKE_EXE_LINKER_FLAGS=-static -DCMAKE_CROSSCOMPILING_EMULATOR=${RISCV_EMULATOR})

# kernels_of(TEST SPEC [MACHINE machine] [LABELS label...] [OPTIONS option...]): the kernels of a spec of specs/, or of one
# that is installed, generated with these options and tested by this folder as a project of its own. Compiled at -Og, which
# takes half the time, but for jax, whose kernels at -O3 have all forms.
function(kernels_of test spec)
  cmake_parse_arguments(OF "" "MACHINE" "LABELS;OPTIONS" ${ARGN})
  string(TOUPPER "${OF_MACHINE}" machine)
  set(needs)
  set(options -DCMAKE_C_COMPILER=${CMAKE_C_COMPILER})
  if(OF_MACHINE)
    set(needs ${machine}_C_COMPILER ${machine}_EMULATOR)
    set(options ${${OF_MACHINE}})
  endif()
  set(path ${spec})
  if(EXISTS "${here}/specs/${spec}.lua")
    set(path "${here}/specs/${spec}.lua")
  endif()
  kernels_test(${test} LABELS ${OF_LABELS} NEEDS ${needs} ENVIRONMENT "RISCV_LENGTHS=128 256 512"
               COMMAND sh "${here}/kernels.sh" $<TARGET_FILE:joinery> "${CMAKE_COMMAND}" "${CMAKE_CURRENT_BINARY_DIR}/${test}"
                       ${spec} ${path} ${OF_OPTIONS} -- ${options})
endfunction()
file(STRINGS specs/facts_zoo.h zoo_ops REGEX "X\\([A-Z_]+, [a-z_]+")
list(TRANSFORM zoo_ops REPLACE ".*X\\([A-Z_]+, ([a-z_]+).*" "\\1")
list(JOIN zoo_ops "," zoo_ops)
set(zoo --ops ${zoo_ops},unary,where,clip)
kernels_of(kernels_staged staged LABELS slow)
kernels_of(kernels_enumerated enumerated LABELS slow OPTIONS --isa scalar --kernels pairwise)
kernels_of(kernels_enumerated_staged enumerated LABELS slow OPTIONS --isa avx2 --kernels staged)
kernels_of(kernels_saturates saturates LABELS slow)
kernels_of(kernels_riscv_small small MACHINE riscv LABELS slow OPTIONS --isa rvv)
kernels_of(kernels_riscv_jax jax MACHINE riscv LABELS long OPTIONS --isa rvv)
if(JOINERY_TEST_KERNELS) # how kernels are composed is tested by jax and, pairwise, zoo
  kernels_of(zoo_kernels zoo LABELS slow OPTIONS ${zoo})
  kernels_of(jax_today_kernels jax_today LABELS slow OPTIONS --kernels staged --ops add,divide,less,floor_divide,absolute,sqrt,round,isfinite,clip)
  kernels_of(jax_aarch64 jax MACHINE aarch64 LABELS slow OPTIONS --isa neon)
  kernels_of(jax_wasm jax MACHINE wasm LABELS slow OPTIONS --isa wasm)
  kernels_of(zoo_aarch64 zoo MACHINE aarch64 LABELS slow OPTIONS ${zoo} --kernels staged --isa neon)
  kernels_of(zoo_wasm zoo MACHINE wasm LABELS slow OPTIONS ${zoo} --kernels staged --isa wasm)
endif()
foreach(each IN ITEMS "windows:windows:staged:slow" "windows_clang:windows-clang:staged:long" "windows_kinds:windows:kinds:long"
        "windows_jax:windows:jax:long") # NAME:toolchain:spec:label
  string(REPLACE ":" ";" each "${each}")
  list(POP_FRONT each name toolchain spec label)
  kernels_test(kernels_${name} LABELS ${label} NEEDS WINDOWS_CXX_COMPILER WINE
               COMMAND sh "${here}/windows.sh" $<TARGET_FILE:joinery> "${CMAKE_COMMAND}"
                       "${here}/../../generator/cmake/toolchains/${toolchain}.cmake" "${CMAKE_CURRENT_BINARY_DIR}/${name}" ${spec})
endforeach()
kernels_test(kernels_staged_pairs COMMAND sh "${here}/staged_pairs.sh" $<TARGET_FILE:joinery>)
kernels_test(kernels_msvc LABELS slow NEEDS CLANG COMMAND sh "${here}/windows/msvc.sh" $<TARGET_FILE:joinery> "${CLANG}"
                                                          "${CMAKE_CURRENT_BINARY_DIR}/msvc")
kernels_test(kernels_own_loop LABELS slow NEEDS PYTHON3
             COMMAND ${PYTHON3} -B "${here}/own_loop.py" $<TARGET_FILE:joinery> "${CMAKE_CURRENT_BINARY_DIR}/own_loop"
                     "${here}/../../templates/calls.md") # the loop that the document gives, around kernels
