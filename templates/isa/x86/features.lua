-- What functions of a stub may ask of a CPU beside AVX2 or AVX-512, by name and in order.
return {
  "fma",
  fma = { target = "fma", flag = "-mfma", baseline = "defined(__FMA__)", runs = "joinery_runs_fma" },
}
