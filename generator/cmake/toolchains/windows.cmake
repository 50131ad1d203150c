# Debian's MinGW-w64 for 64-bit Windows, and Wine to try what it makes: -DCMAKE_TOOLCHAIN_FILE=<this file>. What this
# machine itself is asked for are programs and packages; the rest is the target's.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR AMD64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static) # nothing to load but what Windows brings
find_program(JOINERY_WINE NAMES wine64 wine PATHS /usr/lib/wine)
mark_as_advanced(JOINERY_WINE)
if(JOINERY_WINE)
  set(CMAKE_CROSSCOMPILING_EMULATOR "${JOINERY_WINE}")
endif()
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)
