# Writes the SHA-256 of every file in DIRECTORY to OUTPUT, as `sha256sum` does and reads: cmake -D DIRECTORY=... -D OUTPUT=... -P
file(GLOB_RECURSE paths RELATIVE "${DIRECTORY}" "${DIRECTORY}/*")
list(SORT paths)
set(lines "")
foreach(path IN LISTS paths)
  file(SHA256 "${DIRECTORY}/${path}" hash)
  string(APPEND lines "${hash}  ${path}\n")
endforeach()
file(WRITE "${OUTPUT}" "${lines}")
