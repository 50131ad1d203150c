-- How a program asks an x86 CPU what it has: gcc's and clang's way, and MSVC's, which nobody has tried.
return import("isa/x86/includes") .. "\n" .. [[
#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#else
#include <cpuid.h>
#endif

/* What the CPU says of a leaf and a part of it: eax, ebx, ecx, edx. False where there is no such leaf. */
static bool ask_cpu(unsigned leaf, unsigned part, unsigned says[4]) {
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

/* The registers that the system saves, a bit for each sort of them. */
static unsigned saved_registers(void) {
#if defined(_MSC_VER) && !defined(__clang__)
    return (unsigned)_xgetbv(0);
#else
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
#endif
}]]
