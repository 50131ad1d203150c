# joinery for WebAssembly, which pages carry: built of the same sources by a build of its own in wasm/, compressed, and then
# a part of the program. JOINERY_MODULE is the finished joinery.wasm.gz, or empty where pages cannot be had; the target
# joinery_wasm makes it.
set(JOINERY_WASM "" CACHE STRING "A finished joinery.wasm.gz to use instead of building one; OFF for none")
find_program(JOINERY_GZIP gzip)
mark_as_advanced(JOINERY_WASM JOINERY_GZIP)

# Sets `result` to what is missing of what the build takes.
function(_joinery_module_lacks result)
  if(CMAKE_CROSSCOMPILING)
    set(${result} "a joinery.wasm.gz of a build for this machine, which JOINERY_WASM names" PARENT_SCOPE)
    return()
  endif()
  set(missing)
  if(NOT JOINERY_GZIP)
    list(APPEND missing gzip)
  endif()
  foreach(tool clang wasm-ld llvm-ar)
    string(MAKE_C_IDENTIFIER "JOINERY_WASM_${tool}" variable)
    find_program(${variable} ${tool})
    mark_as_advanced(${variable})
    if(NOT ${variable})
      list(APPEND missing ${tool})
    endif()
  endforeach()
  if(NOT missing AND NOT JOINERY_WASM_LINKS) # the libraries: of C, and of the compiler
    set(source "${PROJECT_BINARY_DIR}/wasm/links.c")
    file(WRITE "${source}" "#include <stdio.h>\nint main(void) { return puts(\"\"); }\n")
    execute_process(COMMAND "${JOINERY_WASM_clang}" --target=wasm32-wasi "${source}" -o "${source}.wasm"
                    RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
    if(status EQUAL 0)
      set(JOINERY_WASM_LINKS ON CACHE INTERNAL "")
    else()
      list(APPEND missing "wasi-libc or libclang-rt-dev-wasm32")
    endif()
  endif()
  if(NOT JOINERY_STATIC_LUA_SOURCE)
    list(APPEND missing "Lua's sources (./bootstrap setup)")
  endif()
  list(JOIN missing ", " missing)
  set(${result} "${missing}" PARENT_SCOPE)
endfunction()

set(JOINERY_MODULE "" CACHE INTERNAL "")
if(CMAKE_SYSTEM_NAME STREQUAL "WASI" OR JOINERY_WASM STREQUAL "OFF")
  return()
elseif(JOINERY_WASM)
  if(NOT IS_ABSOLUTE "${JOINERY_WASM}" OR NOT EXISTS "${JOINERY_WASM}")
    message(FATAL_ERROR "JOINERY_WASM: '${JOINERY_WASM}' is not the whole path of a file")
  endif()
  set(JOINERY_MODULE "${JOINERY_WASM}" CACHE INTERNAL "")
  return()
endif()

_joinery_module_lacks(joinery_missing)
if(joinery_missing)
  message(STATUS "joinery.wasm, which pages need, will not be built, for want of: ${joinery_missing}")
  return()
endif()
set(JOINERY_MODULE "${PROJECT_BINARY_DIR}/wasm/bin/joinery.wasm.gz" CACHE INTERNAL "")
string(REPLACE " Multi-Config" "" joinery_generator "${CMAKE_GENERATOR}")
include(ExternalProject)
ExternalProject_Add(
  joinery_wasm
  SOURCE_DIR "${PROJECT_SOURCE_DIR}"
  PREFIX "${PROJECT_BINARY_DIR}/wasm/steps"
  BINARY_DIR "${PROJECT_BINARY_DIR}/wasm"
  DEPENDS joinery_embed
  CMAKE_GENERATOR "${joinery_generator}"
  CMAKE_CACHE_ARGS
    "-DCMAKE_TOOLCHAIN_FILE:FILEPATH=${PROJECT_SOURCE_DIR}/generator/cmake/toolchains/wasi.cmake"
    "-DCMAKE_BUILD_TYPE:STRING=Release" "-DBUILD_TESTING:BOOL=OFF" "-DJOINERY_WERROR:BOOL=${JOINERY_WERROR}"
    "-DCMAKE_C_COMPILER_LAUNCHER:STRING=${CMAKE_C_COMPILER_LAUNCHER}"
    "-DJOINERY_LUA_SOURCE:PATH=${JOINERY_STATIC_LUA_SOURCE}" "-DJOINERY_EMBED:FILEPATH=$<TARGET_FILE:joinery_embed>"
  INSTALL_COMMAND ""
  BUILD_BYPRODUCTS "${JOINERY_MODULE}"
  LOG_CONFIGURE ON LOG_BUILD ON LOG_OUTPUT_ON_FAILURE ON)
# Built again when anything changed that it might be made of: its own build knows better.
file(GLOB_RECURSE joinery_inputs CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/generator/*" "${PROJECT_SOURCE_DIR}/specs/*.lua"
     "${PROJECT_SOURCE_DIR}/templates/*")
ExternalProject_Add_StepDependencies(joinery_wasm build ${joinery_inputs})
