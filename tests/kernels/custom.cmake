# Kernels of custom dtypes: specs that nobody's kernels are committed of. Each is generated when this folder is built, and
# the folder then built once more for it, as a project of its own, those for other machines included.

# custom_kernels(NAME spec ELSEWHERE bool SWEEP dtype... [DEPENDS file...]): NAME is the spec's own; the ops are those of
# specs/facts_NAME.h.
function(custom_kernels name spec)
  cmake_parse_arguments(CUSTOM "" "ELSEWHERE" "SWEEP;DEPENDS" ${ARGN})
  file(READ specs/facts_${name}.h facts)
  string(REGEX MATCHALL "X\\([A-Z_]+, [a-z_]+" ops "${facts}")
  list(TRANSFORM ops REPLACE ".*, " "")
  if(facts MATCHES "REF_FOR_EACH_UNARY_OP")
    list(APPEND ops unary)
  endif()
  if(facts MATCHES "REF_FOR_EACH_TERNARY_OP")
    list(APPEND ops where clip)
  endif()
  list(JOIN ops "," ops)
  list(JOIN CUSTOM_SWEEP "|" sweep)
  set(generated "${CMAKE_CURRENT_BINARY_DIR}/${name}/generated")
  ExternalProject_Add(
    ${name}_kernels
    SOURCE_DIR "${CMAKE_CURRENT_SOURCE_DIR}"
    BINARY_DIR "${CMAKE_CURRENT_BINARY_DIR}/${name}/build"
    LIST_SEPARATOR |
    CMAKE_ARGS -DCMAKE_C_COMPILER=${CMAKE_C_COMPILER}
               -DCMAKE_BUILD_TYPE=${CMAKE_BUILD_TYPE}
               -DKERNELS_FLAGS=-Og # thousands of kernels, that jax's at -O3 have all the forms of
               -DKERNELS_TSAN=OFF # as every dispatch is first used like jax's
               -DJOINERY_WERROR=${JOINERY_WERROR}
               -DJOINERY_SANITIZE=${JOINERY_SANITIZE}
               -DKERNELS_NAME=${name}
               -DKERNELS_DIRECTORY=${generated}
               -DKERNELS_AARCH64=${CUSTOM_ELSEWHERE}
               -DKERNELS_WASM=${CUSTOM_ELSEWHERE}
               -DKERNELS_DIRECTORY_WASM=${generated}_wasm
               -DKERNELS_SWEEP=${sweep}
    BUILD_ALWAYS ON
    INSTALL_COMMAND "")
  set(elsewhere)
  if(CUSTOM_ELSEWHERE) # For WebAssembly, a third of the kernels, which serve all pairs.
    set(elsewhere COMMAND joinery generate ${spec} --ops ${ops} --kernels staged --isa wasm -q -o "${generated}_wasm")
  endif()
  ExternalProject_Add_Step(
    ${name}_kernels generate
    COMMAND joinery generate ${spec} --ops ${ops} -q -o "${generated}" ${elsewhere}
    DEPENDS joinery ${CUSTOM_DEPENDS}
    DEPENDERS configure)
  add_test(NAME ${name}_kernels COMMAND "${CMAKE_CTEST_COMMAND}" --test-dir "${CMAKE_CURRENT_BINARY_DIR}/${name}/build"
                                        --output-on-failure --no-tests=error -R "^${name}_" -LE long)
  set_tests_properties(${name}_kernels PROPERTIES LABELS slow TIMEOUT 3600)
endfunction()

include(ExternalProject)
set(specs "${CMAKE_CURRENT_SOURCE_DIR}/specs")
custom_kernels(zoo "${specs}/zoo.lua" ELSEWHERE ON SWEEP f32 f16_e6m9 DEPENDS "${specs}/zoo.lua" "${specs}/dec64.h")
custom_kernels(jax_today jax_today ELSEWHERE OFF SWEEP f32 f8_e4m3fn f8_e5m2)
