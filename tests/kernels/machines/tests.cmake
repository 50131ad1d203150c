# Portable C on other machines: a line for each. The small spec is tested by `./bootstrap test --all` on two machines, of which
# one has other words and the other another order of bytes; the rest is of the tier `long`.

# machine(NAME all|long compiler processor flags emulator tool...): the tests kernels_machine_NAME, of the small spec, and
# kernels_machine_NAME_kinds, of nearly all kinds and operations. No emulator: this machine runs its programs.
function(machine name tier compiler processor flags emulator)
  set(runs "${emulator}")
  if(emulator)
    find_program(MACHINE_${name}_EMULATOR ${emulator})
    set(runs "${MACHINE_${name}_EMULATOR}")
  endif()
  find_program(MACHINE_${name}_COMPILER ${compiler})
  set(found "${MACHINE_${name}_COMPILER}")
  foreach(spec small kinds)
    set(test kernels_machine_${name}_${spec})
    set(tier_of_test long)
    set(programs all)
    if(spec STREQUAL "small")
      set(test kernels_machine_${name})
      set(tier_of_test ${tier})
      if(tier STREQUAL "all")
        set(programs quick)
      endif()
    endif()
    set(command sh "${here}/machines/kernels.sh" $<TARGET_FILE:joinery> "${CMAKE_COMMAND}"
                   "${CMAKE_CURRENT_BINARY_DIR}/machines/${name}/${spec}" ${spec} ${programs} "${found}" ${processor}
                   "flags=${flags}" "emulator=${runs}")
    if(NOT found OR (emulator AND NOT runs))
      set(command sh -c "echo \"skipped: no $1, or no $2\" && exit 77" sh ${compiler} "${emulator}")
    endif()
    joinery_test(NAME ${test} TIER ${tier_of_test} NEEDS ${ARGN} COMMAND ${command})
  endforeach()
  if(tier STREQUAL "all") # and what the generator writes there
    joinery_test(NAME generator_machine_${name} TIER long NEEDS lua-sources ${ARGN}
                 COMMAND sh "${here}/machines/generator.sh" $<TARGET_FILE:joinery> "${CMAKE_COMMAND}"
                         "${CMAKE_CURRENT_BINARY_DIR}/machines/${name}/generator" "${JOINERY_STATIC_LUA_SOURCE}" "${found}"
                         ${processor} "flags=${flags}" "emulator=${runs}")
  endif()
endfunction()

machine(i386 all i686-linux-gnu-gcc i686 "-msse2 -mfpmath=sse" qemu-i386 i686-gcc i686-libc)
machine(s390x all s390x-linux-gnu-gcc s390x "" qemu-s390x s390x-gcc s390x-libc) # bytes in the other order
machine(ppc64le long powerpc64le-linux-gnu-gcc ppc64le "" qemu-ppc64le)
machine(ppc long powerpc-linux-gnu-gcc ppc "" qemu-ppc) # the other order, and words of 32 bits
machine(arm long arm-linux-gnueabihf-gcc armv7l "" qemu-arm)
machine(mips long mips-linux-gnu-gcc mips "" qemu-mips) # whose quiet NaN are the signalling ones of others
machine(hppa long hppa-linux-gnu-gcc parisc "" qemu-hppa)
machine(sparc64 long sparc64-linux-gnu-gcc sparc64 "" qemu-sparc64) # which takes no unaligned access
machine(riscv64 long riscv64-linux-gnu-gcc riscv64 "" qemu-riscv64)
machine(musl long musl-gcc x86_64 "" "")
machine(x86_64 long x86_64-linux-gnu-gcc x86_64 "" "") # where the digests come from
