# What is committed under generated/: for three specs the files that `joinery generate` makes with these options, which show
# each kind of file. jax has two operations, with conversions, on two instruction sets there. All of jax, every operation on every instruction
# set, is made in build/generated/jax; generated/complete has its list of sources and a hash of each of its files.
# The target update-generated makes it all anew, and the test output_generated says when it is out of date.
set(JOINERY_GENERATED jax numpy pytorch)
set(JOINERY_GENERATED_OPTIONS_jax --emit tables,dispatch,kernels,rust --ops add,sqrt --isa scalar,avx2)
set(JOINERY_GENERATED_OPTIONS_numpy --emit tables,python)
set(JOINERY_GENERATED_OPTIONS_pytorch --emit tables,typescript)

set(joinery_update_commands)
foreach(spec IN LISTS JOINERY_GENERATED)
  list(APPEND joinery_update_commands COMMAND joinery generate ${spec} ${JOINERY_GENERATED_OPTIONS_${spec}} -o
                                              "${PROJECT_SOURCE_DIR}/generated/${spec}")
endforeach()
set(joinery_complete "${PROJECT_SOURCE_DIR}/build/generated/jax")
list(APPEND joinery_update_commands
     COMMAND joinery generate jax -o "${joinery_complete}"
     COMMAND "${CMAKE_COMMAND}" -E copy "${joinery_complete}/jax_sources.cmake" "${PROJECT_SOURCE_DIR}/generated/complete/jax_sources.cmake"
     COMMAND "${CMAKE_COMMAND}" -D "DIRECTORY=${joinery_complete}" -D "OUTPUT=${PROJECT_SOURCE_DIR}/generated/complete/jax.sha256"
             -P "${PROJECT_SOURCE_DIR}/generator/cmake/JoineryHashes.cmake")
add_custom_target(update-generated ${joinery_update_commands} COMMENT "Writing generated/" VERBATIM)

# The picture in specs/README.md, and the same for Graphviz.
set(joinery_picture_commands)
foreach(format dot svg)
  list(APPEND joinery_picture_commands COMMAND joinery graph jax --format ${format} -o
                                               "${PROJECT_SOURCE_DIR}/generated/jax_lattice.${format}")
endforeach()
add_custom_target(update-picture ${joinery_picture_commands} COMMENT "Drawing generated/jax_lattice" VERBATIM)

# The picture in README.md: the atlas answers its first question. It needs Chromium.
find_program(JOINERY_CHROMIUM NAMES chromium chromium-browser google-chrome)
mark_as_advanced(JOINERY_CHROMIUM)
set(joinery_atlas "${PROJECT_BINARY_DIR}/screenshot/atlas")
set(joinery_profile "${PROJECT_BINARY_DIR}/screenshot/profile")
add_custom_target(update-screenshot
  COMMAND joinery atlas -q -o "${joinery_atlas}"
  COMMAND "${CMAKE_COMMAND}" -E rm -rf "${joinery_profile}"
  COMMAND "${JOINERY_CHROMIUM}" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run
          --disable-background-networking --disable-component-update --disable-sync --hide-scrollbars
          "--user-data-dir=${joinery_profile}" --window-size=1000,852
          "--screenshot=${PROJECT_SOURCE_DIR}/generated/atlas.png" "file://${joinery_atlas}/index.html"
  COMMENT "Photographing the atlas to generated/atlas.png" VERBATIM)
