# Lua 5.4 for the generator, which runs on the machine that builds, as the target Lua::Lua: the library that is installed,
# or one made of Lua's own sources, for a C library that no package of Lua is built for.
file(GLOB joinery_lua_source "${PROJECT_SOURCE_DIR}/build/lua/lua5.4-*/src")
find_path(JOINERY_STATIC_LUA_SOURCE lua.h PATHS ${joinery_lua_source} NO_DEFAULT_PATH
          DOC "Lua 5.4's sources, for joinery.wasm and the static program")
mark_as_advanced(JOINERY_STATIC_LUA_SOURCE)
set(JOINERY_LUA_SOURCE "" CACHE PATH "A folder of Lua 5.4's sources, to build instead of looking for the library")

# Sets `result` to the version that Lua's header declares: "504".
function(_joinery_lua_version header result)
  set(version "")
  if(EXISTS "${header}")
    file(STRINGS "${header}" version REGEX "^#define[ \t]+LUA_VERSION_NUM[ \t]")
    string(REGEX REPLACE "[^0-9]" "" version "${version}")
  endif()
  set(${result} "${version}" PARENT_SCOPE)
endfunction()

if(JOINERY_LUA_SOURCE)
  _joinery_lua_version("${JOINERY_LUA_SOURCE}/lua.h" joinery_lua_version)
  if(NOT joinery_lua_version STREQUAL "504")
    message(FATAL_ERROR "JOINERY_LUA_SOURCE: '${JOINERY_LUA_SOURCE}' has no lua.h of Lua 5.4")
  endif()
  file(GLOB joinery_lua_sources CONFIGURE_DEPENDS "${JOINERY_LUA_SOURCE}/l*.c")
  list(FILTER joinery_lua_sources EXCLUDE REGEX "/(lua|luac|ltests)\\.c$") # programs of their own
  set(joinery_lua_definitions LUA_USE_POSIX)
  if(WIN32)
    set(joinery_lua_definitions __USE_MINGW_ANSI_STDIO=1)
  elseif(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    set(joinery_lua_definitions _WASI_EMULATED_SIGNAL _WASI_EMULATED_PROCESS_CLOCKS)
    include_directories(SYSTEM "${PROJECT_SOURCE_DIR}/generator/platform/wasi") # the missing setjmp.h
    list(FILTER joinery_lua_sources EXCLUDE REGEX "/(loslib|liolib|loadlib|linit)\\.c$")
  endif()
  add_library(joinery_lua STATIC ${joinery_lua_sources})
  target_include_directories(joinery_lua SYSTEM INTERFACE "${JOINERY_LUA_SOURCE}")
  target_compile_definitions(joinery_lua PRIVATE ${joinery_lua_definitions})
  target_link_libraries(joinery_lua INTERFACE m)
  add_library(Lua::Lua ALIAS joinery_lua)
  return()
endif()

# CMake's own FindLua takes a version as a minimum and may find another minor version, so the library is looked for by
# name and its version is checked.
find_path(JOINERY_LUA_INCLUDE_DIR lua.h PATH_SUFFIXES lua5.4 lua-5.4 lua54 lua)
find_library(JOINERY_LUA_LIBRARY NAMES liblua5.4.a liblua-5.4.a lua5.4 lua-5.4 lua54 lua)
mark_as_advanced(JOINERY_LUA_INCLUDE_DIR JOINERY_LUA_LIBRARY)

_joinery_lua_version("${JOINERY_LUA_INCLUDE_DIR}/lua.h" joinery_lua_version)
if(NOT JOINERY_LUA_LIBRARY OR NOT "${joinery_lua_version}" STREQUAL "504")
  message(FATAL_ERROR "joinery needs Lua 5.4 (Debian: apt install liblua5.4-dev), found: "
                      "'${JOINERY_LUA_INCLUDE_DIR}' '${JOINERY_LUA_LIBRARY}' version '${joinery_lua_version}'")
endif()

add_library(Lua::Lua UNKNOWN IMPORTED)
set_target_properties(Lua::Lua PROPERTIES IMPORTED_LOCATION "${JOINERY_LUA_LIBRARY}"
                                          INTERFACE_INCLUDE_DIRECTORIES "${JOINERY_LUA_INCLUDE_DIR}"
                                          INTERFACE_LINK_LIBRARIES "m;${CMAKE_DL_LIBS}")
