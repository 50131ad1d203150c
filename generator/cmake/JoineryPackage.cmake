# Packages of what is installed: `cpack` in a build folder writes a .tar.gz, and on Debian a .deb, or for Windows a .zip; beside
# them the program alone, static, and a wheel of it, where musl and Lua's sources are at hand (`./bootstrap setup` brings
# both); and the package for npm, where this build makes joinery.wasm.
if(WIN32)
  set(CPACK_GENERATOR ZIP)
else()
  set(CPACK_GENERATOR TGZ)
endif()
set(CPACK_PACKAGE_NAME joinery)
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_DESCRIPTION
    "Reads a dtype promotion specification, verifies the laws of a lattice, and writes
constant tables, dispatch and SIMD kernels for array libraries. It comes with the
rules of JAX, NumPy, PyTorch, TensorFlow, Keras and the array API standard.")
set(CPACK_PACKAGE_CONTACT "The authors of joinery <joinery@localhost>")
set(CPACK_PACKAGE_FILE_NAME "joinery-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

find_program(JOINERY_SHLIBDEPS dpkg-shlibdeps)
mark_as_advanced(JOINERY_SHLIBDEPS)
if(JOINERY_SHLIBDEPS AND NOT WIN32)
  list(APPEND CPACK_GENERATOR DEB)
  set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
  set(CPACK_DEBIAN_PACKAGE_SECTION devel)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
  set(CPACK_DEBIAN_PACKAGE_SUGGESTS "cmake (>= 3.20), pkg-config")
endif()

find_program(JOINERY_MUSL_COMPILER musl-gcc)
find_program(JOINERY_PYTHON python3)
mark_as_advanced(JOINERY_MUSL_COMPILER JOINERY_PYTHON)
if(WIN32)
  # the program loads nothing but what Windows brings in any case
elseif(JOINERY_MUSL_COMPILER AND JOINERY_STATIC_LUA_SOURCE)
  set(joinery_static_module OFF)
  if(JOINERY_MODULE)
    set(joinery_static_module "${JOINERY_MODULE}")
  endif()
  file(CONFIGURE OUTPUT package/METADATA @ONLY CONTENT [[
Metadata-Version: 2.1
Name: @PROJECT_NAME@
Version: @PROJECT_VERSION@
Summary: @PROJECT_DESCRIPTION@
License: @JOINERY_LICENCE@

@CPACK_PACKAGE_DESCRIPTION@
]])
  configure_file(generator/cmake/StaticProgram.cmake.in "${PROJECT_BINARY_DIR}/package/StaticProgram.cmake" @ONLY)
  set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_BINARY_DIR}/package/StaticProgram.cmake")
else()
  message(STATUS "No musl-gcc, or no sources of Lua: cpack will not write a static program and a wheel")
endif()
if(TARGET joinery_wasm)
  set(joinery_npm "${PROJECT_BINARY_DIR}/wasm/npm/joinery-${PROJECT_VERSION}.tgz")
  file(WRITE "${PROJECT_BINARY_DIR}/package/Npm.cmake"
       "file(COPY \"${joinery_npm}\" DESTINATION \"\${CPACK_PACKAGE_DIRECTORY}\")\n")
  list(APPEND CPACK_PRE_BUILD_SCRIPTS "${PROJECT_BINARY_DIR}/package/Npm.cmake")
endif()
include(CPack)
