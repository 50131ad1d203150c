# An override point is replaced, and what replaces it is tested as the generated kernel was.
add_executable(zoo_replaced test_replaced.c specs/dec64_add.c)
add_executable(zoo_replaced_binary test_binary.c specs/dec64_add.c)
foreach(program zoo_replaced zoo_replaced_binary)
  target_link_libraries(${program} PRIVATE zoo_harness)
endforeach()
joinery_test(NAME zoo_replaced COMMAND zoo_replaced)
joinery_test(NAME zoo_replaced_binary COMMAND zoo_replaced_binary --op add --a dec64 --b dec64)
