-- FEAT_FP16 of AArch64, arithmetic on f16: Graviton 2 and later, Apple's M1 and later, most CPUs since ARMv8.2. It has
-- overrides alone: the rest is NEON's.
--
-- Nobody has measured them on such a CPU. For an Apple A13 and a Kunpeng 920 llvm-mca 14 counts that they are so many times
-- as fast as NEON's kernels: 2.5 to 2.9 of two f16, 2.6 to 5.6 with 8 and 16 bits, 2.2 with 32 and 1.25 with 64; 2.6 to 3.1
-- for conversions to f16.
local base = import("isa/neon/isa")

return {
  title = "NEON with FEAT_FP16",
  rank = 12,
  implies = "neon",
  flags = { gcc = "-march=armv8.2-a+fp16", clang = "-march=armv8.2-a+fp16" },
  -- clang 16 has the intrinsics where the flag is given.
  guard = "(" .. base.guard .. " && "
    .. "(!defined(__clang__) || __clang_major__ > 16 || defined(__ARM_FEATURE_FP16_VECTOR_ARITHMETIC)))",
  attribute = "WITH_FP16",
  inline = base.inline,
  includes = base.includes .. [[

#if defined(__clang__) && __clang_major__ <= 16
#define WITH_FP16 /* Only the flag tells. */
#else
#define WITH_FP16 __attribute__((target("arch=armv8.2-a+fp16")))
#endif]],
  runs = "joinery_runs_neonfp16",
  probe = [[
#include <arm_neon.h>
float16x8_t probe(float16x8_t v);
float16x8_t probe(float16x8_t v) { return vaddq_f16(v, v); }
]],
  off = "the compiler does not take the intrinsics of FEAT_FP16",
  lanes = base.lanes,
  templates = { "isa/neonfp16/overrides.c.tmpl" },
  extends = true,
  unrolls = base.unrolls,
  turns = base.turns,
}
