-- gcc aligns the stack of a function for Windows to 16 bytes, and moves wider registers to it and from it as if it were
-- aligned to theirs, which is an access violation. The assembler (binutils 2.38 and later) makes such moves of them as need
-- no alignment, and are as fast where there is one. clang aligns the stack.
return { flags = "-Wa,-muse-unaligned-vector-move", why = "it aligns no stack for registers of 32 bytes and more" }
