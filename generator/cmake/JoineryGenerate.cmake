# joinery_generate(TARGET name SPEC spec ...): C and C++ from a promotion spec, as a library target.
#
#   TARGET name           the library: its users find the generated headers. Only headers where only tables are asked for
#                         (an INTERFACE library), else a static library of position-independent code
#   SPEC spec             a file, or the name of a spec that comes with joinery (`joinery list`)
#   EMIT part...          tables, for headers alone; left out: tables, dispatch and kernels. Also the languages that
#                         `joinery generate --emit` knows: their files are in the directory that the library's property
#                         JOINERY_DIRECTORY says, for the project to compile or install
#   OPS op...             these operations only; left out: those of the spec
#   ISAS isa...           these instruction sets only; left out: all. Those that are not the target's, or that its
#                         compiler cannot compile, are left out of the library in any case
#   KERNELS kind          pairwise or staged; left out: staged where the spec names hot pairs, else pairwise
#   DRIVER kind           what applies kernels to arrays: nothing (none), calls for arrays of one dimension without gaps
#                         (flat), or all calls (nd); left out: nd
#   PREFIX prefix         begins every name, instead of the spec's name
#   SHARED                a shared library, which exports the functions of PREFIX_kernels.h and nothing else
#   ASSUME_BASELINE       leaves out what is slower than an instruction set that every CPU has which the compiler builds for:
#                         portable C for WebAssembly, AArch64, and x86-64 with -march=x86-64-v3 (say) for the whole project
#   TEMPLATES directory   templates instead of those that come with joinery
#
# Only the spec says which files there are, so they are made when the project is configured, to the folder
# joinery_generated/name of its binary directory. What they are made from makes a build configure again, and a file is
# written only when its content changes: a build does what a change asks for and nothing else.
include_guard(GLOBAL)
cmake_policy(VERSION 3.20...3.25)

function(joinery_generate)
  cmake_parse_arguments(PARSE_ARGV 0 arg "ASSUME_BASELINE;SHARED" "TARGET;SPEC;PREFIX;KERNELS;DRIVER;TEMPLATES" "OPS;ISAS;EMIT")
  set(base "${CMAKE_CURRENT_BINARY_DIR}/joinery_generated")
  _joinery_check_arguments()
  _joinery_check_path("${base}")
  _joinery_arguments(arguments)
  _joinery_files("${base}" "${arg_TARGET}" "${arguments}" files)
  set(directory "${base}/${arg_TARGET}")

  set(manifest "${files}")
  list(FILTER manifest INCLUDE REGEX "\\.json$")
  string(REGEX REPLACE "\\.json$" "" prefix "${manifest}")
  if(arg_EMIT AND NOT "kernels" IN_LIST arg_EMIT)
    add_library(${arg_TARGET} INTERFACE)
    _joinery_include_directory(INTERFACE)
  else()
    _joinery_library("${arg_TARGET}" "${directory}" "${prefix}")
  endif()
  set(headers "${files}")
  list(FILTER headers INCLUDE REGEX "^[^/]+\\.hp*$") # those of kernels/ are private
  list(FILTER headers EXCLUDE REGEX "^joinery_") # so is the driver
  list(TRANSFORM headers PREPEND "${directory}/")
  set_target_properties(${arg_TARGET} PROPERTIES PUBLIC_HEADER "${headers}" JOINERY_PREFIX "${prefix}"
                                                 JOINERY_DIRECTORY "${directory}")
endfunction()

# CMake's lists end a path at a semicolon, and do not end one after a bracket that nothing closes.
function(_joinery_check_path path)
  set(twice "${path}" "${path}")
  list(LENGTH twice length)
  if(NOT length EQUAL 2 OR path MATCHES ";")
    _joinery_error("CMake's lists do not hold the path '${path}': it has a semicolon, or a bracket without its partner")
  endif()
endfunction()

# Ends the configuration with a sentence for the author of the project, given in one piece or two.
function(_joinery_error text)
  if(ARGC EQUAL 2)
    string(APPEND text "${ARGV1}") # no list, whatever is in it
  endif()
  message(FATAL_ERROR "joinery_generate(TARGET ${arg_TARGET}): ${text}")
endfunction()

# The arguments of joinery_generate, in its scope, are such as it takes.
function(_joinery_check_arguments)
  if(arg_UNPARSED_ARGUMENTS)
    list(JOIN arg_UNPARSED_ARGUMENTS " " words)
    _joinery_error("unknown argument '${words}': the arguments are TARGET, SPEC, EMIT, OPS, ISAS, KERNELS, DRIVER, PREFIX, "
                   "SHARED, ASSUME_BASELINE and TEMPLATES")
  elseif(arg_KEYWORDS_MISSING_VALUES)
    list(JOIN arg_KEYWORDS_MISSING_VALUES ", " words)
    _joinery_error("there is no value after ${words}")
  elseif(NOT arg_TARGET OR NOT arg_SPEC)
    _joinery_error("it needs TARGET, the name of the library to make, and SPEC, a file or the name of a spec")
  elseif(NOT arg_TARGET MATCHES "^[A-Za-z0-9_+][A-Za-z0-9_.+-]*$") # it is the name of a folder, too
    _joinery_error("that cannot name a target: a name has ASCII letters, digits and _.+- and does not begin with . or -")
  elseif(TARGET ${arg_TARGET})
    _joinery_error("there is a target of that name already")
  elseif(arg_EMIT)
    set(parts ${arg_EMIT}) # other words are languages, or unknown to the generator, which says so
    list(FILTER parts INCLUDE REGEX "^(tables|dispatch|kernels)$")
    list(REMOVE_DUPLICATES parts)
    list(SORT parts)
    if(parts MATCHES "dispatch|kernels" AND NOT parts STREQUAL "dispatch;kernels;tables")
      list(JOIN arg_EMIT " " words)
      _joinery_error("EMIT ${words} cannot be built: kernels need dispatch and tables, and dispatch needs kernels. Say "
                     "EMIT tables, or leave out EMIT for all three")
    elseif(arg_SHARED AND NOT "kernels" IN_LIST arg_EMIT)
      _joinery_error("SHARED needs kernels: with EMIT tables there are only headers")
    endif()
  endif()
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  if((NOT arg_EMIT OR "kernels" IN_LIST arg_EMIT) AND NOT "C" IN_LIST languages)
    _joinery_error("kernels are C, which this project has not enabled: say project(... LANGUAGES C ...), or EMIT tables")
  endif()
endfunction()

# What the generator is to be called with, but for where it writes.
function(_joinery_arguments result)
  set(arguments generate)
  get_filename_component(spec "${arg_SPEC}" ABSOLUTE)
  _joinery_check_path("${spec}")
  if(EXISTS "${spec}" AND NOT IS_DIRECTORY "${spec}")
    list(APPEND arguments "${spec}")
  elseif(arg_SPEC MATCHES "^[A-Za-z_][A-Za-z0-9_]*$")
    list(APPEND arguments "${arg_SPEC}")
  else()
    _joinery_error("there is no file ${spec}")
  endif()
  foreach(option OPS ISAS EMIT)
    if(arg_${option})
      string(TOLOWER "${option}" name)
      string(REGEX REPLACE "^isas$" "isa" name "${name}")
      list(JOIN arg_${option} "," words)
      list(APPEND arguments --${name} "${words}")
    endif()
  endforeach()
  foreach(option KERNELS DRIVER PREFIX)
    if(DEFINED arg_${option})
      string(TOLOWER "${option}" name)
      list(APPEND arguments --${name} "${arg_${option}}")
    endif()
  endforeach()
  if(DEFINED arg_TEMPLATES)
    get_filename_component(templates "${arg_TEMPLATES}" ABSOLUTE)
    _joinery_check_path("${templates}")
    list(APPEND arguments --templates "${templates}")
  endif()
  set(${result} "${arguments}" PARENT_SCOPE)
endfunction()

# ---- Files ----

# Makes the files base/target/..., unless they are there, and as the last run left them, of what is there now. The names of
# all of them to `result`.
function(_joinery_files base target arguments result)
  get_target_property(generator joinery::joinery IMPORTED_LOCATION)
  _joinery_check_path("${generator}")
  set(command "${generator};${arguments}")
  set(run "${base}/.runs/${target}") # no target begins with a dot
  _joinery_up_to_date("${base}/${target}" "${run}" "${command}" up_to_date)
  if(NOT up_to_date)
    file(REMOVE "${run}.cmake")
    file(MAKE_DIRECTORY "${base}/.runs")
    file(TOUCH "${run}.started")
    execute_process(
      COMMAND "${generator}" ${arguments} -o "${target}" --depfile ".runs/${target}.d" --deptarget ""
      WORKING_DIRECTORY "${base}"
      RESULT_VARIABLE status
      OUTPUT_VARIABLE output
      ERROR_VARIABLE errors
      ENCODING NONE)
    if(NOT status EQUAL 0)
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${generator}")
      _joinery_error("the generator ended with ${status}\n${errors}")
    elseif(errors)
      message(STATUS "joinery_generate(TARGET ${target}): ${errors}")
    endif()
    _joinery_read_run("${run}" "${output}" files inputs)
    _joinery_remove_others("${base}/${target}" "${files}")
    list(TRANSFORM files PREPEND "${base}/${target}/" OUTPUT_VARIABLE outputs)
    _joinery_hash_of(hash "${generator}" ${inputs} ${outputs})
    file(WRITE "${run}.cmake" "set(command [==[${command}]==])\nset(files [==[${files}]==])\nset(inputs [==[${inputs}]==])\n"
                              "set(hash ${hash})\n")
  endif()
  include("${run}.cmake")
  list(TRANSFORM files PREPEND "${base}/${target}/" OUTPUT_VARIABLE outputs)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${generator}" ${inputs} ${outputs}
                                         "${run}.started")
  set(${result} "${files}" PARENT_SCOPE)
endfunction()

# Whether the last run was of the same command and after every change of what it read, and its files are as it left them. A file
# may be replaced by an older one, such as one from a package: so contents count, too.
function(_joinery_up_to_date directory run command result)
  set(${result} FALSE PARENT_SCOPE)
  if(NOT EXISTS "${run}.cmake")
    return()
  endif()
  set(now "${command}")
  include("${run}.cmake")
  if(NOT command STREQUAL now)
    return()
  endif()
  list(GET now 0 generator)
  foreach(input IN LISTS generator inputs)
    if("${input}" IS_NEWER_THAN "${run}.started")
      return()
    endif()
  endforeach()
  list(TRANSFORM files PREPEND "${directory}/")
  _joinery_hash_of(hash_now "${generator}" ${inputs} ${files})
  if(hash STREQUAL hash_now)
    set(${result} TRUE PARENT_SCOPE)
  endif()
endfunction()

# One hash of the contents of all the files that exist.
function(_joinery_hash_of result)
  set(all)
  foreach(file IN LISTS ARGN)
    set(one none)
    if(EXISTS "${file}")
      file(SHA256 "${file}" one)
    endif()
    string(APPEND all "${one}")
  endforeach()
  string(SHA256 all "${all}")
  set(${result} "${all}" PARENT_SCOPE)
endfunction()

# The files that a run lists on standard output, and those that its depfile says it read.
function(_joinery_read_run run output files inputs)
  string(REGEX MATCHALL "(written|unchanged|kept) +[^\n]+" lines "${output}")
  list(TRANSFORM lines REPLACE "^[a-z]+ +[^/]+/" "")
  set(${files} "${lines}" PARENT_SCOPE)
  file(READ "${run}.d" text) # a path a line
  string(REGEX MATCHALL "\n" lines "${text}")
  string(REGEX REPLACE "\n$" "" text "${text}")
  string(REPLACE "\n" ";" text "${text}")
  list(LENGTH lines wanted)
  list(LENGTH text length)
  if(NOT length EQUAL wanted)
    _joinery_error("CMake's lists do not hold the path of a file that the spec needs: it has a semicolon, or a bracket "
                   "without its partner")
  endif()
  set(${inputs} "${text}" PARENT_SCOPE)
endfunction()

# The generator itself removes what it no longer makes, but not what it made under another name.
function(_joinery_remove_others directory files)
  string(REGEX REPLACE "([][*?])" "[\\1]" pattern "${directory}") # for itself, whatever is in its name
  file(GLOB_RECURSE there LIST_DIRECTORIES FALSE RELATIVE "${directory}" "${pattern}/*")
  foreach(file IN LISTS there)
    if(NOT file IN_LIST files)
      file(REMOVE "${directory}/${file}")
    endif()
  endforeach()
endfunction()

# ---- The library ----

# In the scope of one that has them: the directory of the target's headers, for its users in this build.
function(_joinery_include_directory scope)
  string(REPLACE ">" "$<ANGLE-R>" directory "${directory}") # which would end the expression
  target_include_directories(${arg_TARGET} ${scope} "$<BUILD_INTERFACE:${directory}>")
endfunction()

function(_joinery_library target directory prefix)
  include("${directory}/${prefix}_sources.cmake")
  string(TOUPPER "${prefix}" P)
  set(kind STATIC)
  if(arg_SHARED)
    set(kind SHARED)
  endif()
  add_library(${target} ${kind} "${directory}/${${P}_SOURCES}")
  # Files of different flags cannot be one, nor read one precompiled header; and what they define for themselves is not meant
  # to meet. Tools that judge sources are for those that a person wrote.
  set_target_properties(
    ${target} PROPERTIES POSITION_INDEPENDENT_CODE ON UNITY_BUILD OFF DISABLE_PRECOMPILE_HEADERS ON C_STANDARD 11
                         C_STANDARD_REQUIRED ON LINKER_LANGUAGE C C_CLANG_TIDY "" C_CPPCHECK "" C_CPPLINT ""
                         C_INCLUDE_WHAT_YOU_USE "")
  _joinery_include_directory(PUBLIC)
  target_compile_options(${target} PRIVATE ${${P}_FLAGS})
  if(arg_SHARED)
    set_target_properties(${target} PROPERTIES C_VISIBILITY_PRESET hidden)
    target_compile_definitions(${target} PUBLIC ${P}_SHARED PRIVATE ${P}_BUILDING)
  endif()
  if(arg_ASSUME_BASELINE)
    target_compile_definitions(${target} PRIVATE JOINERY_ASSUME_BASELINE)
  endif()
  set(used)
  foreach(ISA IN LISTS ${P}_ISAS)
    set(sources ${${P}_SOURCES_${ISA}})
    list(TRANSFORM sources PREPEND "${directory}/")
    _joinery_compiles("${ISA}" "${${P}_GUARD_${ISA}}" "${${P}_PROBE_${ISA}}" "${${P}_OFF_${ISA}}" "${${P}_FLAGS_${ISA}}"
                      compiles)
    if(compiles)
      target_sources(${target} PRIVATE ${sources})
      set_property(SOURCE ${sources} APPEND PROPERTY COMPILE_OPTIONS ${${P}_FLAGS_${ISA}})
      set_property(SOURCE "${directory}/${${P}_SOURCES}" APPEND PROPERTY COMPILE_OPTIONS ${${P}_DRIVER_FLAGS_${ISA}})
      list(APPEND used ${ISA})
    else()
      target_compile_definitions(${target} PRIVATE JOINERY_NO_${ISA})
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES JOINERY_ISAS "${used}")
  if(${P}_CALLS_HOST)
    get_filename_component(spec "${arg_SPEC}" ABSOLUTE)
    get_filename_component(directory "${spec}" DIRECTORY) # where the header of the host's functions may be
    _joinery_include_directory(PRIVATE)
    target_link_libraries(${target} PRIVATE ${${P}_LIBRARIES})
  endif()
endfunction()

# Whether the target is what the guard of an instruction set says, and its compiler takes the probe with those flags. What
# that depends on is in the name of the cached answer.
function(_joinery_compiles ISA guard probe off flags result)
  include(CheckCSourceCompiles)
  foreach(of_project LIBRARIES DEFINITIONS INCLUDES LINK_OPTIONS)
    set(CMAKE_REQUIRED_${of_project}) # for the project's own checks
  endforeach()
  list(JOIN flags " " CMAKE_REQUIRED_FLAGS)
  string(SHA256 key "${guard}${probe}${flags}${CMAKE_C_COMPILER}${CMAKE_C_FLAGS}")
  string(SUBSTRING "${key}" 0 8 key)
  set(main "int main(void) { return 0; }\n")
  set(CMAKE_REQUIRED_QUIET TRUE)
  if(NOT guard)
    check_c_source_compiles("${main}" JOINERY_${ISA}_${key}_FLAGS)
    if(NOT JOINERY_${ISA}_${key}_FLAGS)
      _joinery_error("the C compiler does not take ${CMAKE_REQUIRED_FLAGS}, without which results depend on it")
    endif()
    set(${result} TRUE PARENT_SCOPE)
    return()
  endif()
  set(flags_wanted "${CMAKE_REQUIRED_FLAGS}")
  set(CMAKE_REQUIRED_FLAGS)
  check_c_source_compiles("#if !(${guard})\n#error another architecture\n#endif\n${main}" JOINERY_${ISA}_${key}_HERE)
  if(JOINERY_${ISA}_${key}_HERE)
    set(CMAKE_REQUIRED_FLAGS "${flags_wanted} -w")
    check_c_source_compiles("${probe}\n${main}" JOINERY_${ISA}_${key}_COMPILES)
    if(NOT JOINERY_${ISA}_${key}_COMPILES)
      message(STATUS "joinery_generate: no kernels for ${ISA}: ${off}")
    endif()
  endif()
  if(JOINERY_${ISA}_${key}_HERE AND JOINERY_${ISA}_${key}_COMPILES)
    set(${result} TRUE PARENT_SCOPE)
  else()
    set(${result} FALSE PARENT_SCOPE)
  endif()
endfunction()
