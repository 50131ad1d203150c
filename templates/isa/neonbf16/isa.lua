-- FEAT_BF16 of AArch64, whose instruction rounds f32 to bf16 as templates/numerics.md wants it, subnormals too: Graviton 3
-- and later, Apple's M2 and later, all of which have FEAT_FP16. What rounds is its own, and with it the kernels that give
-- bf16; the rest is NEON's with FEAT_FP16. Nobody has measured it on such a CPU: where ten instructions
-- round eight elements, two are left.
local base = import("isa/neonfp16/isa")

return {
  title = "NEON with FEAT_BF16",
  rank = 13,
  implies = "neonfp16",
  flags = { gcc = "-march=armv8.2-a+fp16+bf16", clang = "-march=armv8.2-a+fp16+bf16" },
  guard = base.guard .. " && (!defined(__clang__) || __clang_major__ > 16 || defined(__ARM_FEATURE_BF16_VECTOR_ARITHMETIC))",
  attribute = "WITH_BF16",
  inline = base.inline,
  includes = import("isa/neon/isa").includes .. [[

#if defined(__clang__) && __clang_major__ <= 16
#define WITH_BF16 /* Only the flag tells. */
#else
#define WITH_BF16 __attribute__((target("arch=armv8.2-a+fp16+bf16")))
#endif]],
  runs = "joinery_runs_neonbf16",
  probe = [[
#include <arm_neon.h>
bfloat16x8_t probe(float32x4_t v);
bfloat16x8_t probe(float32x4_t v) { return vcvtq_low_bf16_f32(v); }
]],
  off = "the compiler does not take the intrinsics of FEAT_BF16",
  lanes = base.lanes,
  templates = { "isa/neonbf16/rounding.c.tmpl" },
  extends = true,
  unrolls = base.unrolls,
  turns = base.turns,
}
