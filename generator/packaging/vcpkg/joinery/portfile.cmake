# joinery for vcpkg, an overlay port of the tree that this file is in. It installs the program as a tool, and the CMake
# package that finds it there; a port that generates with it depends on it as a host's.
set(VCPKG_BUILD_TYPE release)                  # one program, however what it writes is built
set(VCPKG_POLICY_EMPTY_INCLUDE_FOLDER enabled) # the headers are what it writes

get_filename_component(SOURCE_PATH "${CURRENT_PORT_DIR}/../../../.." ABSOLUTE)
vcpkg_cmake_configure(SOURCE_PATH "${SOURCE_PATH}" OPTIONS -DBUILD_TESTING=OFF)
vcpkg_cmake_install()

vcpkg_copy_tools(TOOL_NAMES joinery AUTO_CLEAN)
vcpkg_cmake_config_fixup(CONFIG_PATH share/cmake/joinery)
vcpkg_replace_string("${CURRENT_PACKAGES_DIR}/share/joinery/joineryConfig.cmake" "/bin/joinery" "/tools/joinery/joinery")
vcpkg_replace_string("${CURRENT_PACKAGES_DIR}/share/pkgconfig/joinery.pc" "/bin" "/tools/joinery")
vcpkg_fixup_pkgconfig()
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")

if(NOT VCPKG_CROSSCOMPILING)
  vcpkg_execute_required_process(
    COMMAND "${CURRENT_PACKAGES_DIR}/tools/joinery/joinery${VCPKG_TARGET_EXECUTABLE_SUFFIX}" check -q jax
    WORKING_DIRECTORY "${CURRENT_BUILDTREES_DIR}"
    LOGNAME "check-${TARGET_TRIPLET}")
endif()
