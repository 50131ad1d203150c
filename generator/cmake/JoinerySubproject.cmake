# joinery as a part of another project's build, by add_subdirectory or FetchContent: nothing but joinery_generate, and a
# generator for it that is there when that project is configured. A change of its sources makes the build configure again,
# which builds it anew.
include(JoineryHost)
include(JoineryGenerate)

if(JOINERY_HOST_EXECUTABLE)
  set(joinery_program "${JOINERY_HOST_EXECUTABLE}")
else()
  file(GLOB_RECURSE joinery_inputs LIST_DIRECTORIES TRUE "${PROJECT_SOURCE_DIR}/generator/*" "${PROJECT_SOURCE_DIR}/specs/*"
       "${PROJECT_SOURCE_DIR}/templates/*")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${joinery_inputs} "${PROJECT_SOURCE_DIR}/specs"
                                         "${PROJECT_SOURCE_DIR}/templates")
  joinery_build_host("${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}/host" joinery_program)
endif()
joinery_use_host("${joinery_program}" "${PROJECT_VERSION}" joinery_why_not)
if(joinery_why_not)
  message(FATAL_ERROR "joinery: ${joinery_why_not}")
endif()
