# What is tested beside jax here: a line for each spec and machine. Each is this folder once more, as a project of its own.
set(aarch64 -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 -DCMAKE_C_COMPILER=${AARCH64_C_COMPILER}
            -DCMAKE_EXE_LINKER_FLAGS=-static -DCMAKE_CROSSCOMPILING_EMULATOR=${AARCH64_EMULATOR})
set(wasm -DCMAKE_TOOLCHAIN_FILE=${here}/../consumers/wasm/wasi.cmake -DCMAKE_EXE_LINKER_FLAGS=-Wl,-z,stack-size=1048576
         -DCMAKE_CROSSCOMPILING_EMULATOR=${WASM_EMULATOR})
set(riscv -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=riscv64 -DCMAKE_C_COMPILER=${RISCV_C_COMPILER}
          -DCMAKE_EXE_LINKER_FLAGS=-static -DCMAKE_CROSSCOMPILING_EMULATOR=${RISCV_EMULATOR})
# At -O1, since gcc 12 warns there of what is not so at -O3; s390x, whose bytes are in the other order, has vectors since z13.
foreach(machine IN ITEMS ppc64le:powerpc64le s390x:s390x)
  string(REPLACE ":" ";" names "${machine}")
  list(GET names 0 processor)
  list(GET names 1 prefix)
  set(${processor} -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=${processor} -DCMAKE_C_COMPILER=${prefix}-linux-gnu-gcc
                   -DCMAKE_C_FLAGS_RELEASE=-O1 -DCMAKE_EXE_LINKER_FLAGS=-static
                   -DCMAKE_CROSSCOMPILING_EMULATOR=qemu-${processor})
endforeach()
list(APPEND s390x -DCMAKE_C_FLAGS=-march=z14)

set(sanitized -DCMAKE_C_COMPILER=${CMAKE_C_COMPILER} -DJOINERY_SANITIZE=ON -DKERNELS_FLAGS=-Og)

set(tools_of_aarch64 aarch64-gcc aarch64-libc qemu)
set(tools_of_wasm clang module node)
set(tools_of_riscv clang-19 riscv64-gcc riscv64-libc qemu)
set(tools_of_ppc64le ppc64le-gcc ppc64le-libc qemu)
set(tools_of_s390x s390x-gcc s390x-libc qemu)

# kernels_of(TEST SPEC [MACHINE machine] TIER tier [OPTIONS option...]): the kernels of a spec of specs/, or of one
# that is installed, generated with these options and tested by this folder as a project of its own. Compiled at -Og, which
# takes half the time, but for jax, whose kernels at -O3 have all forms.
function(kernels_of test spec)
  cmake_parse_arguments(OF "" "MACHINE;TIER" "OPTIONS" ${ARGN})
  set(options -DCMAKE_C_COMPILER=${CMAKE_C_COMPILER})
  if(OF_MACHINE)
    set(options ${${OF_MACHINE}})
  endif()
  set(path ${spec})
  if(EXISTS "${here}/specs/${spec}.lua")
    set(path "${here}/specs/${spec}.lua")
  endif()
  joinery_test(NAME ${test} TIER ${OF_TIER} NEEDS ${tools_of_${OF_MACHINE}} ENVIRONMENT "RISCV_LENGTHS=128 256 512"
               COMMAND sh "${here}/kernels.sh" $<TARGET_FILE:joinery> "${CMAKE_COMMAND}" "${CMAKE_CURRENT_BINARY_DIR}/${test}"
                       ${spec} ${path} ${OF_OPTIONS} -- ${options})
endfunction()
file(READ specs/facts_zoo.h zoo_ops)
string(REGEX MATCHALL "X\\([A-Z_]+, [a-z_]+" zoo_ops "${zoo_ops}")
list(TRANSFORM zoo_ops REPLACE ".*, " "")
list(JOIN zoo_ops "," zoo_ops)
set(zoo --ops ${zoo_ops},unary,where,clip,checked_convert)
kernels_of(kernels_staged staged TIER all OPTIONS --isa avx512)
kernels_of(kernels_enumerated enumerated TIER all OPTIONS --isa scalar --kernels pairwise)
kernels_of(kernels_enumerated_staged enumerated TIER long OPTIONS --isa avx2 --kernels staged)
kernels_of(kernels_saturates saturates TIER all OPTIONS --isa avx512)
kernels_of(kernels_small_formats small_formats TIER all OPTIONS --isa avx2)
kernels_of(kernels_small_formats_avx512 small_formats TIER long OPTIONS --isa avx512)
kernels_of(kernels_exact_formats exact_formats TIER long OPTIONS --isa avx512)
kernels_of(kernels_aarch64_small small MACHINE aarch64 TIER test OPTIONS --isa neonfp16)
kernels_of(kernels_riscv_small small MACHINE riscv TIER all OPTIONS --isa rvv)
kernels_of(kernels_ppc64le_small small MACHINE ppc64le TIER all OPTIONS --isa vector)
kernels_of(kernels_s390x_small small MACHINE s390x TIER all OPTIONS --isa vector)
kernels_of(kernels_riscv_jax jax MACHINE riscv TIER long OPTIONS --isa rvv)
if(JOINERY_TEST_KERNELS) # how kernels are composed is tested by jax and, pairwise, zoo
  kernels_of(zoo_kernels zoo TIER all OPTIONS ${zoo} --isa avx2)
  kernels_of(zoo_all zoo TIER long OPTIONS ${zoo})
  kernels_of(jax_today_kernels jax_today TIER all OPTIONS --isa avx2 --kernels staged --ops
             add,divide,less,floor_divide,absolute,sqrt,round,isfinite,clip,checked_convert)
  kernels_of(jax_sanitized jax MACHINE sanitized TIER all OPTIONS --isa avx2)
  kernels_of(jax_aarch64 jax MACHINE aarch64 TIER all OPTIONS --isa neonbf16)
  kernels_of(jax_wasm jax MACHINE wasm TIER all OPTIONS --isa wasm)
  kernels_of(zoo_aarch64 zoo MACHINE aarch64 TIER long OPTIONS ${zoo} --kernels staged --isa neon)
  kernels_of(zoo_wasm zoo MACHINE wasm TIER long OPTIONS ${zoo} --kernels staged --isa wasm)
endif()
# NAME:toolchain:spec:tier
foreach(each IN ITEMS "windows:windows:small:all" "windows_staged:windows:staged:long"
        "windows_clang:windows-clang:staged:long" "windows_kinds:windows:kinds:long" "windows_jax:windows:jax:long")
  string(REPLACE ":" ";" each "${each}")
  list(POP_FRONT each name toolchain spec tier)
  joinery_test(NAME kernels_${name} TIER ${tier} NEEDS mingw-gcc mingw-g++ wine
               COMMAND sh "${here}/windows.sh" $<TARGET_FILE:joinery> "${CMAKE_COMMAND}"
                       "${here}/../../generator/cmake/toolchains/${toolchain}.cmake" "${CMAKE_CURRENT_BINARY_DIR}/${name}" ${spec})
endforeach()
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$") # the programs themselves: they find each fault that is put into a driver
  function(faults name tier) # program...
    joinery_test(NAME kernels_${name} TIER ${tier}
                 COMMAND ${JOINERY_PYTHON} "${here}/faults.py" $<TARGET_FILE:joinery> "${CMAKE_COMMAND}"
                         "${CMAKE_CURRENT_BINARY_DIR}/${name}" ${ARGN})
  endfunction()
  faults(faults all presence binary unary ternary checked isa convert steps fuzzed/6)
  faults(faults_all long)
endif()
joinery_test(NAME kernels_fault_places COMMAND ${JOINERY_PYTHON} "${here}/faults.py" $<TARGET_FILE:joinery> - # they have not moved
                                               "${CMAKE_CURRENT_BINARY_DIR}/fault_places")
joinery_test(NAME kernels_staged_pairs COMMAND sh "${here}/staged_pairs.sh" $<TARGET_FILE:joinery>)
joinery_test(NAME kernels_msvc TIER all NEEDS clang COMMAND sh "${here}/windows/msvc.sh" $<TARGET_FILE:joinery> clang
                                                          "${CMAKE_CURRENT_BINARY_DIR}/msvc")
joinery_test(NAME kernels_dimensions TIER all NEEDS numpy
             COMMAND ${JOINERY_PYTHON} "${here}/dimensions_agree.py" $<TARGET_FILE:joinery> "${CMAKE_C_COMPILER}"
                     "${CMAKE_CURRENT_BINARY_DIR}/dimensions")
joinery_test(NAME kernels_counts TIER test # shifts and powers of operands with another dtype
             COMMAND ${JOINERY_PYTHON} "${here}/counts.py" $<TARGET_FILE:joinery> "${CMAKE_C_COMPILER}"
                     "${CMAKE_CURRENT_BINARY_DIR}/counts")
joinery_test(NAME kernels_weak_scalars TIER test # weak integers that do not fit, by each rule of specs
             COMMAND ${JOINERY_PYTHON} "${here}/weak_scalars.py" $<TARGET_FILE:joinery> "${CMAKE_C_COMPILER}"
                     "${CMAKE_CURRENT_BINARY_DIR}/weak_scalars")
foreach(spec IN ITEMS array_api numpy jax) # each form of `result` alone
  joinery_test(NAME kernels_result_rules_${spec} TIER all
               COMMAND ${JOINERY_PYTHON} "${here}/result_rules.py" $<TARGET_FILE:joinery> "${CMAKE_C_COMPILER}"
                       "${CMAKE_CURRENT_BINARY_DIR}/result_rules_${spec}" ${spec})
endforeach()
joinery_test(NAME kernels_own_loop TIER all
             COMMAND ${JOINERY_PYTHON} "${here}/own_loop.py" $<TARGET_FILE:joinery> "${CMAKE_CURRENT_BINARY_DIR}/own_loop"
                     "${here}/../../templates/calls.md") # the loop that the document gives, around kernels
# An operation that joinery does not have, composed of others as templates/README.md says, in every instruction set.
function(new_operation name tier isas) # compiler... [-- emulator]
  joinery_test(NAME kernels_new_operation${name} TIER ${tier} NEEDS ${tools_of${name}}
               COMMAND ${JOINERY_PYTHON} "${here}/new_operation/new_operation.py" $<TARGET_FILE:joinery>
                       "${CMAKE_CURRENT_BINARY_DIR}/new_operation${name}" "${here}/../../templates" ${isas} ${ARGN})
endfunction()
new_operation("" test scalar,avx2,avx512 "${CMAKE_C_COMPILER}")
new_operation(_aarch64 all neon "${AARCH64_C_COMPILER}" -static -- "${AARCH64_EMULATOR}")
new_operation(_wasm all wasm "${WASM_C_COMPILER}" --target=wasm32-wasi -msimd128 -- "${WASM_EMULATOR}")
new_operation(_riscv all rvv "${RISCV_C_COMPILER}" -static -- "${RISCV_EMULATOR}")
# Kernels against what other kernels of the spec make: operations that the host's functions compute, against those of
# joinery's that do the same; and those that compute in another dtype than that of their results.
function(alike spec name tier isas) # compiler... [-- emulator]
  get_filename_component(of ${spec} DIRECTORY)
  joinery_test(NAME kernels_${of}${name} TIER ${tier} NEEDS ${tools_of${name}}
               COMMAND "${here}/alike.sh" $<TARGET_FILE:joinery> "${CMAKE_CURRENT_BINARY_DIR}/${of}${name}"
                       "${here}/${spec}.lua" ${isas} ${ARGN})
endfunction()
alike(stubs/twins "" test scalar,avx2,avx512 "${CMAKE_C_COMPILER}")
alike(stubs/twins _aarch64 all scalar,neon "${AARCH64_C_COMPILER}" -static -- "${AARCH64_EMULATOR}")
alike(apart/apart "" all scalar,vector,avx2,avx512 "${CMAKE_C_COMPILER}")
alike(apart/apart _aarch64 all scalar,neon,neonfp16 "${AARCH64_C_COMPILER}" -static -- "${AARCH64_EMULATOR}")
alike(apart/apart _wasm all scalar,wasm "${WASM_C_COMPILER}" --target=wasm32-wasi -msimd128 -- "${WASM_EMULATOR}")
alike(apart/apart _riscv all scalar,rvv "${RISCV_C_COMPILER}" -static -- "${RISCV_EMULATOR}")
