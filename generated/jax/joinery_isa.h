/*
 * joinery_isa.h: chooses among instruction sets that have kernels.
 *
 * The same for every spec that joinery generates code for. NAME_dispatch.c, the only file that includes it, defines
 * before:
 *
 *   JOINERY_ISA_COUNT     how many instruction sets the program has kernels for
 *   JOINERY_PREFIX        begins the names of environment variables, such as PREFIX_ISA
 *   JOINERY_MANY_KERNELS  if an operation has more kernels than a uint16_t can number
 *   JOINERY_HAS_AVX2 and the like, for instruction sets that have a section below
 *
 * and after it joinery_isas. All functions are static: libraries with different versions of this file can be linked
 * together. Specs in one folder share it, so files accept only one value of JOINERY_ISA_H, which rises with each change
 * of the interface.
 */
#ifndef JOINERY_ISA_H
#define JOINERY_ISA_H 1

#ifndef JOINERY_ISA_COUNT
#define JOINERY_ISA_COUNT 1
#endif
#ifndef JOINERY_PREFIX
#define JOINERY_PREFIX "JOINERY"
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#if JOINERY_ISA_COUNT > 1
#include <stdatomic.h>
#include <stdlib.h>
#endif
#if defined(JOINERY_HAS_AVX2)
#include <immintrin.h>
#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#else
#include <cpuid.h>
#endif
#endif
#if defined(JOINERY_HAS_NEONFP16) || defined(JOINERY_HAS_NEONBF16)
#if defined(__linux__)
#include <sys/auxv.h>
#elif defined(__APPLE__)
#include <sys/sysctl.h>
#endif
#endif

/* Functions and constants, which may be unused. Rare code is kept away from frequent code. */
#if defined(__GNUC__)
#define STATIC             static __attribute__((unused))
#define STATIC_CONST       STATIC const
#define OUT_OF_LINE        static __attribute__((noinline, unused))
#define IN_LINE            static inline __attribute__((always_inline))
#define USUALLY(condition) __builtin_expect(condition, 1)
#else
#define STATIC             static inline
#define STATIC_CONST       static const
#define OUT_OF_LINE        static inline
#define IN_LINE            static inline
#define USUALLY(condition) (condition)
#endif

/*
 * Before the definition of a function that the program calls: with link-time optimization, a call with constant dtypes
 * becomes a call of its kernel.
 */
#if defined(__clang__) && !defined(_WIN32)
#define JOINERY_FOLDED __attribute__((always_inline))
#elif defined(__GNUC__) && !defined(_WIN32)
#define JOINERY_FOLDED inline __attribute__((always_inline))
#else
#define JOINERY_FOLDED
#endif

/* ---- Kernels ---- */

/* NAME_kernels.h describes them. */
typedef void joinery_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks);
typedef void joinery_ternary_kernel(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, const void *c,
                                    ptrdiff_t c_step, void *out, size_t blocks);
typedef void joinery_checked_kernel(const void *in, ptrdiff_t in_step, void *out, uint32_t *failed, size_t blocks);

#define LARGER(x, y) ((x) > (y) ? (x) : (y))

/* The bytes of the largest element. */
#ifndef JOINERY_LARGEST
#define JOINERY_LARGEST 16
#endif
#if JOINERY_LARGEST < 256
typedef unsigned char joinery_size;
#else
typedef size_t joinery_size;
#endif

/* The element sizes of the operands and of the results, and the largest; 0 for an absent operand. */
typedef struct joinery_sizes {
    joinery_size a, b, out, most;
} joinery_sizes;

/* A kernel in each instruction set. Each is an object of its own, so that linkers can drop unused kernels. */
typedef struct joinery_entry {
    joinery_sizes size;
    joinery_kernel *by_isa[JOINERY_ISA_COUNT];
} joinery_entry;

typedef struct joinery_ternary_entry {
    joinery_size size[4]; /* Of elements: three operands, then the results. */
    joinery_ternary_kernel *by_isa[JOINERY_ISA_COUNT];
} joinery_ternary_entry;

typedef struct joinery_checked_entry {
    joinery_checked_kernel *by_isa[JOINERY_ISA_COUNT];
} joinery_checked_entry;

/*
 * What a switch over dtypes finds: NO_SUCH if the operation or a dtype is out of range, NO_RESULT if the spec defines
 * no result, NO_KERNEL if it does, but there is no kernel; otherwise twice the number of an entry, plus 1 if the kernel
 * takes the operands exchanged.
 */
#if defined(__clang__) && !defined(JOINERY_MANY_KERNELS)
/* Tables that clang makes of switches have this type; gcc finds the smallest itself. */
typedef uint16_t joinery_found;
#else
typedef unsigned joinery_found;
#endif
enum { NO_KERNEL, NO_RESULT, NO_SUCH, FIRST_NUMBER = 2, FIRST_FOUND = 2 * FIRST_NUMBER };

/* Returned if there is no kernel. Their results have no bytes, unlike those of any kernel. */
STATIC_CONST joinery_entry joinery_none;
STATIC_CONST joinery_checked_entry joinery_no_check;

/* The number of an entry in a function that finds one, and what such a function returns. */
#define NUMBER(name, ...) number_##name,
#define AS_IS(name)       (2u * number_##name)
#define SWAPPED(name)     (2u * number_##name + 1u)
#define TRUE_OR_FALSE     NO_RESULT /* The conversion of a condition, which kernels take as it is. */

/* The entry of a kernel, whose functions BY_ISA(name) lists; its address. */
#define ENTRY(name, a, b, out)            static const joinery_entry name = {{a, b, out, LARGER(LARGER(a, b), out)}, BY_ISA(name)};
#define TERNARY_ENTRY(name, a, b, c, out) static const joinery_ternary_entry name = {{a, b, c, out}, BY_ISA(name)};
#define CHECKED_ENTRY(name, in, out)      static const joinery_checked_entry name = {BY_ISA(name)};
#define ADDRESS(name, ...)                &name,

/* The second of several arguments. */
#define SECOND(...)                   SECOND_OF(__VA_ARGS__)
#define SECOND_OF(first, second, ...) second

/* ---- The instruction set in use ---- */

typedef struct joinery_isa {
    const char *name;
    bool (*runs)(void); /* Whether the CPU has it. */
} joinery_isa;

/* From the lowest rank to the highest. */
static const joinery_isa joinery_isas[JOINERY_ISA_COUNT];

/* The index of the instruction set of that name, if the CPU runs it; otherwise JOINERY_ISA_COUNT. */
static inline size_t isa_named(const char *name) {
    for (size_t i = 0; name && i < JOINERY_ISA_COUNT; i++)
        if (strcmp(joinery_isas[i].name, name) == 0) return joinery_isas[i].runs() ? i : JOINERY_ISA_COUNT;
    return JOINERY_ISA_COUNT;
}

#if JOINERY_ISA_COUNT == 1
IN_LINE size_t isa_in_use(void) {
    return 0;
}
#else
static _Atomic(size_t) isa_chosen; /* 1 + its index; 0: not chosen yet. */

/* Threads that call this at the same time store the same value. Every CPU runs the lowest instruction set. */
OUT_OF_LINE size_t choose_isa(void) {
    size_t best = isa_named(getenv(JOINERY_PREFIX "_ISA"));
    for (size_t i = JOINERY_ISA_COUNT; best == JOINERY_ISA_COUNT && i-- > 0;)
        if (i == 0 || joinery_isas[i].runs()) best = i;
    atomic_store_explicit(&isa_chosen, best + 1, memory_order_relaxed);
    return best;
}

IN_LINE size_t isa_in_use(void) {
    const size_t chosen = atomic_load_explicit(&isa_chosen, memory_order_relaxed);
    return USUALLY(chosen != 0) ? chosen - 1 : choose_isa();
}
#endif

/* ---- Instruction sets that the CPU has ---- */

static inline bool joinery_runs_always(void) {
    return true;
}

#if defined(JOINERY_HAS_AVX2)
/* CPUID's eax, ebx, ecx and edx for a leaf and subleaf; false if there is no such leaf. */
static inline bool ask_cpu(unsigned leaf, unsigned part, unsigned says[4]) {
#if defined(_MSC_VER) && !defined(__clang__)
    int words[4];
    __cpuid(words, (int)(leaf & 0x80000000));
    if ((unsigned)words[0] < leaf) return false;
    __cpuidex(words, (int)leaf, (int)part);
    memcpy(says, words, sizeof words);
    return true;
#else
    return __get_cpuid_count(leaf, part, &says[0], &says[1], &says[2], &says[3]) != 0;
#endif
}

/* XCR0: a bit for each set of registers that the system saves. */
static inline unsigned saved_registers(void) {
#if defined(_MSC_VER) && !defined(__clang__)
    return (unsigned)_xgetbv(0);
#else
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
#endif
}

static inline bool joinery_runs_avx2(void) {
    unsigned says[4];
    const unsigned osxsave = 1u << 27, avx = 1u << 28, f16c = 1u << 29, avx2 = 1u << 5, vectors = 6;
    if (!ask_cpu(1, 0, says) || (says[2] & (osxsave | avx | f16c)) != (osxsave | avx | f16c)) return false;
    return (saved_registers() & vectors) == vectors && ask_cpu(7, 0, says) && (says[1] & avx2) != 0;
}

static inline bool joinery_runs_fma(void) {
    unsigned says[4];
    return ask_cpu(1, 0, says) && (says[2] & 1u << 12) != 0;
}
#endif

#if defined(JOINERY_HAS_AVX512)
static inline bool joinery_runs_avx512(void) {
    unsigned says[4];
    const unsigned f = 1u << 16, dq = 1u << 17, bw = 1u << 30, vl = 1u << 31, vectors_and_masks = 0xe6;
    if (!joinery_runs_avx2() || (saved_registers() & vectors_and_masks) != vectors_and_masks) return false;
    return ask_cpu(7, 0, says) && (says[1] & (f | dq | bw | vl)) == (f | dq | bw | vl);
}
#endif

#if defined(JOINERY_HAS_AVX512FP16)
static inline bool joinery_runs_avx512fp16(void) {
    unsigned says[4];
    return joinery_runs_avx512() && ask_cpu(7, 0, says) && (says[3] & 1u << 23) != 0;
}
#endif

#if defined(JOINERY_HAS_NEONFP16) || defined(JOINERY_HAS_NEONBF16)
static inline bool joinery_runs_neonfp16(void) {
#if defined(__ARM_FEATURE_FP16_VECTOR_ARITHMETIC)
    return true;
#elif defined(__linux__)
    return (getauxval(AT_HWCAP) & 1u << 10) != 0;  /* HWCAP_ASIMDHP */
#elif defined(__APPLE__)
    int has = 0;
    size_t size = sizeof has;
    return sysctlbyname("hw.optional.arm.FEAT_FP16", &has, &size, NULL, 0) == 0 && has;
#else
    return false;
#endif
}
#endif

#if defined(JOINERY_HAS_NEONBF16)
static inline bool joinery_runs_neonbf16(void) {
    if (!joinery_runs_neonfp16()) return false;
#if defined(__ARM_FEATURE_BF16_VECTOR_ARITHMETIC)
    return true;
#elif defined(__linux__)
    return (getauxval(AT_HWCAP2) & 1u << 14) != 0; /* HWCAP2_BF16 */
#elif defined(__APPLE__)
    int has = 0;
    size_t size = sizeof has;
    return sysctlbyname("hw.optional.arm.FEAT_BF16", &has, &size, NULL, 0) == 0 && has;
#else
    return false;
#endif
}
#endif

#endif
