# The generator that runs on the machine that builds, as the imported target joinery::joinery: JOINERY_HOST_EXECUTABLE if
# that is set, else what the caller has: an installed program, or one that is built here and now from the sources.
include_guard(GLOBAL)
cmake_policy(VERSION 3.20...3.25)

# The version that a program says it has; empty where it does not run, as one for another machine does not.
function(_joinery_version_of program result)
  execute_process(COMMAND "${program}" --version RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_QUIET)
  if(status STREQUAL "0" AND output MATCHES "^joinery ([0-9]+\\.[0-9]+\\.[0-9]+)")
    set(${result} "${CMAKE_MATCH_1}" PARENT_SCOPE)
  else()
    set(${result} "" PARENT_SCOPE)
  endif()
endfunction()

# joinery_use_host(PROGRAM VERSION WHY): makes joinery::joinery of PROGRAM, which must run and be of VERSION, as any other that
# the build has. WHY is empty if it is, else a sentence.
function(joinery_use_host program wanted why)
  set(there "${wanted}")
  if(TARGET joinery::joinery)
    get_target_property(there joinery::joinery JOINERY_VERSION)
  endif()
  set(version "")
  if(IS_ABSOLUTE "${program}")
    _joinery_version_of("${program}" version)
  endif()
  if(NOT IS_ABSOLUTE "${program}")
    set(${why} "JOINERY_HOST_EXECUTABLE is '${program}': it must be the whole path of a program" PARENT_SCOPE)
  elseif(version STREQUAL "")
    set(${why} "${program} does not run on this machine: set JOINERY_HOST_EXECUTABLE to a joinery that does" PARENT_SCOPE)
  elseif(NOT version STREQUAL wanted)
    set(${why} "${program} is joinery ${version}, not ${wanted}" PARENT_SCOPE)
  elseif(NOT there STREQUAL wanted)
    set(${why} "this build has joinery ${there} already, and would have ${wanted} beside it" PARENT_SCOPE)
  else()
    set(${why} "" PARENT_SCOPE)
    if(NOT TARGET joinery::joinery)
      add_executable(joinery::joinery IMPORTED GLOBAL)
    endif()
    set_target_properties(joinery::joinery PROPERTIES IMPORTED_LOCATION "${program}" JOINERY_VERSION "${wanted}")
  endif()
endfunction()

# joinery_build_host(SOURCE BINARY RESULT): builds the generator of the source tree SOURCE in BINARY, with a compiler of the
# machine that builds, and gives its path. More options for that build: JOINERY_HOST_CMAKE_ARGS.
function(joinery_build_host source binary result)
  set(environment --unset=MAKEFLAGS --unset=MFLAGS --unset=MAKELEVEL --unset=DESTDIR) # of a make that runs this again
  set(options "-DCMAKE_BUILD_TYPE=Release" "-DBUILD_TESTING=OFF" "-DJOINERY_WASM=OFF") # only pages need that
  if(CMAKE_GENERATOR MATCHES "Ninja")
    list(APPEND options -G Ninja)
    if(CMAKE_MAKE_PROGRAM)
      list(APPEND options "-DCMAKE_MAKE_PROGRAM=${CMAKE_MAKE_PROGRAM}")
    endif()
  else()
    list(APPEND options -G "Unix Makefiles")
  endif()
  if(CMAKE_CROSSCOMPILING OR CMAKE_TOOLCHAIN_FILE) # what names the tools of the target must not reach it
    foreach(name CC CXX CFLAGS CXXFLAGS CPPFLAGS LDFLAGS CMAKE_TOOLCHAIN_FILE CMAKE_GENERATOR SYSROOT)
      list(APPEND environment "--unset=${name}")
    endforeach()
  elseif(CMAKE_C_COMPILER)
    list(APPEND options "-DCMAKE_C_COMPILER=${CMAKE_C_COMPILER}")
  endif()
  cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)
  if(DEFINED ENV{CMAKE_BUILD_PARALLEL_LEVEL})
    set(cores "$ENV{CMAKE_BUILD_PARALLEL_LEVEL}")
  endif()

  message(STATUS "Building joinery for this machine in ${binary}")
  foreach(step "-S;${source};-B;${binary};${options};${JOINERY_HOST_CMAKE_ARGS}"
               "--build;${binary};--target;joinery;--parallel;${cores}")
    execute_process(COMMAND "${CMAKE_COMMAND}" -E env ${environment} "${CMAKE_COMMAND}" ${step} RESULT_VARIABLE status
                    OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT status STREQUAL "0")
      message(FATAL_ERROR "joinery could not be built for this machine; set JOINERY_HOST_EXECUTABLE to one, or mend this "
                          "(JOINERY_HOST_CMAKE_ARGS gives options to that build):\n${output}")
    endif()
  endforeach()
  set(${result} "${binary}/bin/joinery" PARENT_SCOPE)
endfunction()
