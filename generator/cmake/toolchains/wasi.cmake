# WebAssembly as Debian's clang, lld and wasi-libc make it: -DCMAKE_TOOLCHAIN_FILE=<this file>.
list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}") # Platform/WASI.cmake
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar)
set(CMAKE_RANLIB llvm-ranlib)
set(CMAKE_C_COMPILER_WORKS ON)
# In the cache, where nothing else has a say: neither CFLAGS and LDFLAGS, which are for the machine that builds, nor -O3.
set(CMAKE_C_FLAGS "-mmutable-globals -msign-ext -mnontrapping-fptoint" CACHE STRING "")
set(CMAKE_C_FLAGS_RELEASE "-Oz -DNDEBUG" CACHE STRING "")
set(CMAKE_EXE_LINKER_FLAGS "" CACHE STRING "")
