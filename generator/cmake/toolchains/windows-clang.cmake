# clang instead of gcc, with the headers, libraries and linker of Debian's MinGW-w64.
include("${CMAKE_CURRENT_LIST_DIR}/windows.cmake")
set(CMAKE_C_COMPILER clang)
set(CMAKE_CXX_COMPILER clang++)
set(CMAKE_C_COMPILER_TARGET x86_64-w64-mingw32)
set(CMAKE_CXX_COMPILER_TARGET x86_64-w64-mingw32)
# clang 14 does not find the folders of gcc's own libraries by itself: Debian's name for it is no version
execute_process(COMMAND x86_64-w64-mingw32-gcc -print-libgcc-file-name OUTPUT_VARIABLE joinery_libgcc
                OUTPUT_STRIP_TRAILING_WHITESPACE)
cmake_path(GET joinery_libgcc PARENT_PATH joinery_libgcc)
string(APPEND CMAKE_EXE_LINKER_FLAGS_INIT " -L${joinery_libgcc}")
string(APPEND CMAKE_CXX_FLAGS_INIT " -isystem ${joinery_libgcc}/include/c++")
string(APPEND CMAKE_CXX_FLAGS_INIT " -isystem ${joinery_libgcc}/include/c++/x86_64-w64-mingw32")
