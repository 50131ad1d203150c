/* What gcc makes of wide registers that it keeps on the stack, when it takes it for aligned: Debian's gcc does not,
 * others do. */
void aligned(char *to);

#define MOVE   "vmovaps %%ymm0, 32(%0)\n\tvmovdqa 32(%0), %%ymm1\n\tvmovdqa64 %%zmm1, (%0)\n\tvmovapd (%0), %%ymm2\n\t"
#define MOVES  MOVE MOVE MOVE MOVE
#define AT(to) ::"r"(to) : "xmm0", "xmm1", "xmm2", "memory"

void aligned(char *to) {
    __asm__ volatile(MOVES MOVES MOVES MOVES AT(to));
}
