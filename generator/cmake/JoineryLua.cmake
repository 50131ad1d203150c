# Lua 5.4 for the generator, which runs on the machine that builds. CMake's own FindLua takes a version as a minimum and
# may find another minor version, so the library is looked for by name and its version is checked.
find_path(JOINERY_LUA_INCLUDE_DIR lua.h PATH_SUFFIXES lua5.4 lua-5.4 lua54 lua)
find_library(JOINERY_LUA_LIBRARY NAMES liblua5.4.a liblua-5.4.a lua5.4 lua-5.4 lua54 lua)
mark_as_advanced(JOINERY_LUA_INCLUDE_DIR JOINERY_LUA_LIBRARY)

if(JOINERY_LUA_INCLUDE_DIR)
  file(STRINGS "${JOINERY_LUA_INCLUDE_DIR}/lua.h" joinery_lua_version REGEX "^#define[ \t]+LUA_VERSION_NUM[ \t]")
  string(REGEX REPLACE "[^0-9]" "" joinery_lua_version "${joinery_lua_version}")
endif()
if(NOT JOINERY_LUA_LIBRARY OR NOT "${joinery_lua_version}" STREQUAL "504")
  message(FATAL_ERROR "joinery needs Lua 5.4 (Debian: apt install liblua5.4-dev), found: "
                      "'${JOINERY_LUA_INCLUDE_DIR}' '${JOINERY_LUA_LIBRARY}' version '${joinery_lua_version}'")
endif()

add_library(Lua::Lua UNKNOWN IMPORTED)
set_target_properties(Lua::Lua PROPERTIES IMPORTED_LOCATION "${JOINERY_LUA_LIBRARY}"
                                          INTERFACE_INCLUDE_DIRECTORIES "${JOINERY_LUA_INCLUDE_DIR}"
                                          INTERFACE_LINK_LIBRARIES "m;${CMAKE_DL_LIBS}")
