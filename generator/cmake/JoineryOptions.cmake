# Warnings are errors in our own builds, by the compilers that are known to have none: a newer one may warn of something new.
option(JOINERY_WERROR "Treat warnings as errors, with gcc up to 12 and clang up to 19" OFF)
option(JOINERY_SANITIZE "Build with the address and undefined-behaviour sanitizers" OFF)
option(JOINERY_FUZZ "Build the libFuzzer targets (clang only)" OFF)
option(JOINERY_COVERAGE "Count which lines run (gcc only), for the target coverage" OFF)

add_library(joinery_options INTERFACE)
target_include_directories(joinery_options INTERFACE "${PROJECT_SOURCE_DIR}/generator")
target_compile_definitions(joinery_options INTERFACE _XOPEN_SOURCE=700)
if(WIN32)
  # what printf writes and strtod reads as C11 says and other systems do; Windows 7; and room for what recurs
  target_compile_definitions(joinery_options INTERFACE __USE_MINGW_ANSI_STDIO=1 _WIN32_WINNT=0x0601 WIN32_LEAN_AND_MEAN)
  target_link_options(joinery_options INTERFACE -Wl,--stack,8388608)
endif()
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  target_compile_definitions(joinery_options INTERFACE _WASI_EMULATED_SIGNAL _WASI_EMULATED_PROCESS_CLOCKS)
  target_link_libraries(joinery_options INTERFACE wasi-emulated-signal wasi-emulated-process-clocks)
  # 256 MB at most; what platform/wasi/setjmp.h needs; and by -O0 the same bytes with and without a wasm-opt, which clang
  # would run where there is one
  target_link_options(joinery_options INTERFACE -O0 -Wl,-z,stack-size=1048576 -Wl,--max-memory=268435456
                                                -Wl,--export-table -Wl,--export=__stack_pointer -Wl,--strip-all)
endif()
set(joinery_werror)
if(JOINERY_WERROR AND ((CMAKE_C_COMPILER_ID STREQUAL "GNU" AND CMAKE_C_COMPILER_VERSION VERSION_LESS 13)
                       OR (CMAKE_C_COMPILER_ID STREQUAL "Clang" AND CMAKE_C_COMPILER_VERSION VERSION_LESS 20)))
  set(joinery_werror -Werror)
endif()
# A parameter may have the name of its type, which gcc, unlike clang, takes for shadowing.
target_compile_options(joinery_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion
                                                 $<IF:$<C_COMPILER_ID:GNU>,-Wno-shadow$<SEMICOLON>-Wshadow=local,-Wshadow>
                                                 ${joinery_werror})
if(JOINERY_SANITIZE)
  target_compile_options(joinery_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all
                                                   -fno-omit-frame-pointer)
  target_link_options(joinery_options INTERFACE -fsanitize=address,undefined)
endif()
if(JOINERY_FUZZ)
  target_compile_options(joinery_options INTERFACE -fsanitize=fuzzer-no-link)
  if(NOT JOINERY_SANITIZE)
    # For numbers (tests/fuzz/README.md): without the operands of comparisons and the checks of addresses, which take the
    # most time. What checks undefined behaviour is cheap, and brings what instrumented programs need to be linked.
    target_compile_options(joinery_options INTERFACE -fsanitize=undefined -fno-sanitize-recover=all
                                                     -fno-sanitize-coverage=trace-cmp)
    target_link_options(joinery_options INTERFACE -fsanitize=undefined)
  endif()
endif()
if(JOINERY_COVERAGE)
  target_compile_options(joinery_options INTERFACE --coverage -O0 -fprofile-update=atomic)
  target_link_options(joinery_options INTERFACE --coverage)
endif()
