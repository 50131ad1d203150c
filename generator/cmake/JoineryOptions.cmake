# Warnings are errors in our own builds; a user who builds the generator from source is not held to our compiler.
option(JOINERY_WERROR "Treat warnings as errors" OFF)
option(JOINERY_SANITIZE "Build with the address and undefined-behaviour sanitizers" OFF)
option(JOINERY_FUZZ "Build the libFuzzer targets (clang only)" OFF)

add_library(joinery_options INTERFACE)
target_include_directories(joinery_options INTERFACE "${PROJECT_SOURCE_DIR}/generator")
target_compile_definitions(joinery_options INTERFACE _XOPEN_SOURCE=700)
target_compile_options(joinery_options INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Wshadow
                                                 $<$<BOOL:${JOINERY_WERROR}>:-Werror>)
if(JOINERY_SANITIZE)
  target_compile_options(joinery_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all
                                                   -fno-omit-frame-pointer)
  target_link_options(joinery_options INTERFACE -fsanitize=address,undefined)
endif()
if(JOINERY_FUZZ)
  target_compile_options(joinery_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
