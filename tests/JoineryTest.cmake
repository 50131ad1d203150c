# joinery_test: a test, what it needs, and when it runs.
include_guard()

# Where there are two, the Python that has NumPy: Debian's package is not for a Python of one's own.
find_program(JOINERY_PYTHON NAMES python3 DOC "Python 3.9 or later, which runs tests")
foreach(python IN ITEMS ${JOINERY_PYTHON} /usr/bin/python3)
  execute_process(COMMAND ${python} -c "import numpy" RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
  if(status EQUAL 0)
    set(JOINERY_PYTHON ${python})
    break()
  endif()
endforeach()
find_program(NODE NAMES node nodejs)

# JOINERY_TOOL_name: whether that tool is here; JOINERY_PACKAGE_name: the Debian package; JOINERY_TIER_name: `test` or `all`.
file(STRINGS "${CMAKE_CURRENT_LIST_DIR}/tools.tsv" tools REGEX "^[^#]")
foreach(tool IN LISTS tools)
  string(REGEX MATCH "^([^\t]+)\t([^\t]+)\t([^\t]+)\t([a-z]+)$" line "${tool}")
  set(name ${CMAKE_MATCH_1})
  set(probe "${CMAKE_MATCH_2}")
  set(JOINERY_PACKAGE_${name} ${CMAKE_MATCH_3})
  set(JOINERY_TIER_${name} ${CMAKE_MATCH_4})
  execute_process(
    COMMAND sh -c "${probe}" WORKING_DIRECTORY "${CMAKE_CURRENT_LIST_DIR}/.." RESULT_VARIABLE status OUTPUT_QUIET ERROR_QUIET)
  string(COMPARE EQUAL "${status}" 0 JOINERY_TOOL_${name})
endforeach()
# What counts is whether this build has the module, wherever it comes from.
string(COMPARE NOTEQUAL "${JOINERY_MODULE}" "" JOINERY_TOOL_module)

# joinery_missing(VARIABLE tool...): which of these tools are not here.
function(joinery_missing variable)
  set(missing)
  foreach(tool IN LISTS ARGN)
    if(NOT DEFINED JOINERY_TOOL_${tool})
      message(FATAL_ERROR "tests/tools.tsv has no ${tool}")
    elseif(NOT JOINERY_TOOL_${tool})
      list(APPEND missing ${tool})
    endif()
  endforeach()
  set(${variable} "${missing}" PARENT_SCOPE)
endfunction()

# joinery_test(NAME name COMMAND word... [TIER test|all|long] [NEEDS tool...] [LABELS label...] [ENVIRONMENT NAME=value...]
#              [PROPERTIES name value...]):
# a test. No word of its command may be empty, for CMake would drop it. It is skipped, with the reason, where a tool that it
# needs is not here, and where it exits with 77 after a line `skipped: REASON`. A test without a tier is quick and belongs to
# the preset `dev`; TIER names the first command that runs it: `./bootstrap test`, `./bootstrap test --all`, or none (`ctest
# -L long`). What needs a tool that `./bootstrap test` does not install has the label `tools`.
function(joinery_test)
  cmake_parse_arguments(TEST "" "NAME;TIER" "COMMAND;NEEDS;LABELS;ENVIRONMENT;PROPERTIES" ${ARGN})
  if(TEST_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "joinery_test: ${TEST_NAME}: unknown arguments: ${TEST_UNPARSED_ARGUMENTS}")
  endif()
  list(APPEND TEST_NEEDS ${JOINERY_FOLDER_NEEDS})
  list(GET TEST_COMMAND 0 program)
  if(program STREQUAL JOINERY_PYTHON)
    list(APPEND TEST_NEEDS python3)
  elseif(program STREQUAL NODE)
    list(APPEND TEST_NEEDS node)
  endif()

  foreach(tool IN LISTS TEST_NEEDS)
    if(JOINERY_TIER_${tool} STREQUAL "all")
      list(APPEND TEST_LABELS tools)
      break()
    endif()
  endforeach()
  joinery_missing(missing ${TEST_NEEDS})
  if(missing)
    set(packages)
    foreach(tool IN LISTS missing)
      if(NOT JOINERY_PACKAGE_${tool} STREQUAL "-")
        list(APPEND packages ${JOINERY_PACKAGE_${tool}})
      endif()
    endforeach()
    list(JOIN missing ", " missing)
    list(JOIN packages " " packages)
    if(packages)
      string(APPEND missing " (Debian: ${packages})")
    endif()
    set(TEST_COMMAND sh -c "echo \"skipped: $1 is not installed\" && exit 77" sh "${missing}")
  endif()

  add_test(NAME ${TEST_NAME} COMMAND ${TEST_COMMAND})
  set(timeout 2400) # seconds, in which any of them ends on a busy machine
  if(TEST_TIER STREQUAL "long")
    set(timeout 14400)
  endif()
  list(APPEND TEST_LABELS ${TEST_TIER})
  list(APPEND TEST_ENVIRONMENT PYTHONDONTWRITEBYTECODE=1)
  set_tests_properties(${TEST_NAME} PROPERTIES LABELS "${TEST_LABELS}" ENVIRONMENT "${TEST_ENVIRONMENT}" SKIP_RETURN_CODE 77
                                               TIMEOUT ${timeout} ${TEST_PROPERTIES})
endfunction()

# joinery_folder_needs(NAME tool...): every test of this folder needs these tools. If one is missing, the folder is left here,
# with one skipped test in its place.
macro(joinery_folder_needs name)
  set(JOINERY_FOLDER_NEEDS ${ARGN})
  joinery_missing(missing ${ARGN})
  if(missing)
    joinery_test(NAME ${name} COMMAND false)
    return()
  endif()
endmacro()
