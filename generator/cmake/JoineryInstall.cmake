# What is installed beside the program: specs and templates to read and to start from, and what other builds find it by.
include(CMakePackageConfigHelpers)
set(joinery_package "${CMAKE_INSTALL_DATADIR}/cmake/joinery") # a program of the machine that builds: no architecture

install(DIRECTORY specs DESTINATION "${CMAKE_INSTALL_DATADIR}/joinery" FILES_MATCHING PATTERN "*.lua")
install(DIRECTORY templates DESTINATION "${CMAKE_INSTALL_DATADIR}/joinery")
install(FILES LICENSE README.md DESTINATION "${CMAKE_INSTALL_DOCDIR}")

configure_package_config_file(
  generator/cmake/joineryConfig.cmake.in "${PROJECT_BINARY_DIR}/package/joineryConfig.cmake"
  INSTALL_DESTINATION "${joinery_package}" PATH_VARS CMAKE_INSTALL_BINDIR NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/package/joineryConfigVersion.cmake"
                                 COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES "${PROJECT_BINARY_DIR}/package/joineryConfig.cmake" "${PROJECT_BINARY_DIR}/package/joineryConfigVersion.cmake"
              generator/cmake/JoineryHost.cmake generator/cmake/JoineryGenerate.cmake DESTINATION "${joinery_package}")

# What is installed keeps the time of its making, which may be before builds of another joinery that was there. They look at
# the time of this file, and configure again.
install(CODE "
  get_filename_component(config \"${joinery_package}/joineryConfig.cmake\" ABSOLUTE BASE_DIR \"\${CMAKE_INSTALL_PREFIX}\")
  file(TOUCH \"\$ENV{DESTDIR}\${config}\")")

file(RELATIVE_PATH joinery_pc_to_prefix "/${CMAKE_INSTALL_DATADIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" joinery_pc_to_prefix "${joinery_pc_to_prefix}")
configure_file(generator/cmake/joinery.pc.in "${PROJECT_BINARY_DIR}/package/joinery.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/package/joinery.pc" DESTINATION "${CMAKE_INSTALL_DATADIR}/pkgconfig")
