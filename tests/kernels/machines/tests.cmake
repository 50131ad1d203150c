# Portable C on other machines: a line for each. What their compilers need is said there, too; a machine whose compiler is
# missing is named when this is configured. The small spec is tested by everybody on two machines, of which one has other
# words and the other another order of bytes; the rest is for who has the time.

# machine(NAME QUICK|LONG compiler processor flags emulator): the tests kernels_machine_NAME, of the small spec, and
# kernels_machine_NAME_kinds, of nearly all kinds and operations. No emulator: this machine runs its programs.
function(machine name label compiler processor flags emulator)
  find_program(MACHINE_${name}_COMPILER ${compiler})
  set(found "${MACHINE_${name}_COMPILER}")
  set(runs "${emulator}")
  if(emulator)
    find_program(MACHINE_${name}_EMULATOR ${emulator})
    set(runs "${MACHINE_${name}_EMULATOR}")
  endif()
  if(NOT found OR (emulator AND NOT runs))
    message(STATUS "No ${compiler}, or no ${emulator}: kernels are not tested for ${name}")
    return()
  endif()
  foreach(spec small kinds)
    set(test kernels_machine_${name}_${spec})
    set(programs all)
    set(labels long)
    if(spec STREQUAL "small")
      set(test kernels_machine_${name})
      if(label STREQUAL "QUICK")
        set(programs quick)
        set(labels slow)
      endif()
    endif()
    add_test(NAME ${test}
             COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/machines/kernels.sh" $<TARGET_FILE:joinery> "${CMAKE_COMMAND}"
                     "${CMAKE_CURRENT_BINARY_DIR}/machines/${name}/${spec}" ${spec} ${programs} "${found}" ${processor}
                     "${flags}" "${runs}")
    set_tests_properties(${test} PROPERTIES LABELS "${labels}" TIMEOUT 7200)
  endforeach()
  if(label STREQUAL "QUICK" AND JOINERY_STATIC_LUA_SOURCE) # and what the generator writes there
    add_test(NAME generator_machine_${name}
             COMMAND sh "${CMAKE_CURRENT_SOURCE_DIR}/machines/generator.sh" $<TARGET_FILE:joinery> "${CMAKE_COMMAND}"
                     "${CMAKE_CURRENT_BINARY_DIR}/machines/${name}/generator" "${JOINERY_STATIC_LUA_SOURCE}" "${found}"
                     ${processor} "${flags}" "${runs}")
    set_tests_properties(generator_machine_${name} PROPERTIES LABELS long TIMEOUT 7200)
  endif()
endfunction()

machine(i386 QUICK i686-linux-gnu-gcc i686 "-msse2 -mfpmath=sse" qemu-i386)
machine(s390x QUICK s390x-linux-gnu-gcc s390x "" qemu-s390x) # bytes in the other order
machine(ppc64le LONG powerpc64le-linux-gnu-gcc ppc64le "" qemu-ppc64le)
machine(ppc LONG powerpc-linux-gnu-gcc ppc "" qemu-ppc) # the other order, and words of 32 bits
machine(arm LONG arm-linux-gnueabihf-gcc armv7l "" qemu-arm)
machine(mips LONG mips-linux-gnu-gcc mips "" qemu-mips) # whose quiet NaN are the signalling ones of others
machine(hppa LONG hppa-linux-gnu-gcc parisc "" qemu-hppa)
machine(sparc64 LONG sparc64-linux-gnu-gcc sparc64 "" qemu-sparc64) # which takes no unaligned access
machine(riscv64 LONG riscv64-linux-gnu-gcc riscv64 "" qemu-riscv64)
machine(musl LONG musl-gcc x86_64 "" "")
machine(x86_64 LONG x86_64-linux-gnu-gcc x86_64 "" "") # where the digests come from
