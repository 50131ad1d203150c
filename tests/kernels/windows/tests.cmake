# gcc aligns no stack for wide registers on Windows: its moves of them are to be such as need no alignment.
if(CMAKE_C_COMPILER_ID STREQUAL "GNU")
  set(unaligned sh "${CMAKE_CURRENT_SOURCE_DIR}/windows/unaligned.sh" "${CMAKE_OBJDUMP}")
  joinery_test(NAME ${KERNELS_NAME}_unaligned COMMAND ${unaligned} ${archives} $<TARGET_FILE:${dispatch}>)
  foreach(kind aligned made_unaligned) # what is aligned in the source is found, and the flags make it unaligned
    add_library(${KERNELS_NAME}_${kind} OBJECT windows/aligned.c)
    joinery_test(NAME ${KERNELS_NAME}_finds_${kind} COMMAND ${unaligned} $<TARGET_OBJECTS:${KERNELS_NAME}_${kind}>)
  endforeach()
  target_compile_options(${KERNELS_NAME}_made_unaligned PRIVATE ${driver_flags})
  set_tests_properties(${KERNELS_NAME}_finds_aligned PROPERTIES PASS_REGULAR_EXPRESSION "aligned: these take")
endif()
