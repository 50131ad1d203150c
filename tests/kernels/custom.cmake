# Kernels of custom dtypes: specs that nobody's kernels are committed of. Each is generated when this folder is built, and
# the folder then built once more for it, as a project of its own, that for AArch64 included.

# The ops of few_ops.h.
file(READ few_ops.h few_ops)
string(REGEX MATCHALL "X\\([A-Z_]+, [a-z_]+" few_ops "${few_ops}")
list(TRANSFORM few_ops REPLACE ".*, " "")
list(JOIN few_ops "," few_ops)

# custom_kernels(NAME spec): NAME is the spec's own.
function(custom_kernels name spec)
  set(generated "${CMAKE_CURRENT_BINARY_DIR}/${name}/generated")
  ExternalProject_Add(
    ${name}_kernels
    SOURCE_DIR "${CMAKE_CURRENT_SOURCE_DIR}"
    BINARY_DIR "${CMAKE_CURRENT_BINARY_DIR}/${name}/build"
    CMAKE_ARGS -DCMAKE_C_COMPILER=${CMAKE_C_COMPILER}
               -DCMAKE_BUILD_TYPE=${CMAKE_BUILD_TYPE}
               -DJOINERY_WERROR=${JOINERY_WERROR}
               -DJOINERY_SANITIZE=${JOINERY_SANITIZE}
               -DKERNELS_NAME=${name}
               -DKERNELS_DIRECTORY=${generated}
    BUILD_ALWAYS ON
    INSTALL_COMMAND "")
  ExternalProject_Add_Step(
    ${name}_kernels generate
    COMMAND joinery generate ${spec} --ops ${few_ops} -q -o "${generated}"
    DEPENDS joinery ${ARGN}
    DEPENDERS configure)
  add_test(NAME ${name}_kernels COMMAND "${CMAKE_CTEST_COMMAND}" --test-dir "${CMAKE_CURRENT_BINARY_DIR}/${name}/build"
                                        --output-on-failure --no-tests=error -R "^${name}_" -LE long)
  set_tests_properties(${name}_kernels PROPERTIES LABELS slow TIMEOUT 3600)
endfunction()

include(ExternalProject)
set(specs "${CMAKE_CURRENT_SOURCE_DIR}/specs")
custom_kernels(zoo "${specs}/zoo.lua" "${specs}/zoo.lua" "${specs}/dec64.h")
custom_kernels(jax_today jax_today)
