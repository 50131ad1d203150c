# What is committed under generated/: specs, and the options of `joinery generate` that each is made with. The target
# update-generated makes it anew, and the test output_generated says when it is out of date.
set(JOINERY_GENERATED jax numpy pytorch)
set(JOINERY_GENERATED_OPTIONS_jax --emit tables,dispatch,kernels)
set(JOINERY_GENERATED_OPTIONS_numpy --emit tables)
set(JOINERY_GENERATED_OPTIONS_pytorch --emit tables)

set(joinery_update_commands)
foreach(spec IN LISTS JOINERY_GENERATED)
  list(APPEND joinery_update_commands COMMAND joinery generate ${spec} ${JOINERY_GENERATED_OPTIONS_${spec}} -o
                                              "${PROJECT_SOURCE_DIR}/generated/${spec}")
endforeach()
# A vcpkg port needs its version in JSON; the other recipes read it from CMakeLists.txt.
list(APPEND joinery_update_commands
     COMMAND sed -i "s/\"version\": \"[0-9.]*\"/\"version\": \"${PROJECT_VERSION}\"/"
             "${PROJECT_SOURCE_DIR}/generator/packaging/vcpkg/joinery/vcpkg.json")
add_custom_target(update-generated ${joinery_update_commands} COMMENT "Writing generated/" VERBATIM)

# The picture of the README, and the same for Graphviz.
set(joinery_picture_commands)
foreach(format dot svg)
  list(APPEND joinery_picture_commands COMMAND joinery graph jax --format ${format} -o
                                               "${PROJECT_SOURCE_DIR}/generated/jax_lattice.${format}")
endforeach()
add_custom_target(update-picture ${joinery_picture_commands} COMMENT "Drawing generated/jax_lattice" VERBATIM)
