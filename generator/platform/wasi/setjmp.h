/*
 * wasi-libc has no setjmp.h, which Lua includes. This is how Lua catches errors without it: who runs the module
 * calls the body, an element of the exported table, and catches what lua_throw() throws. It puts back __stack_pointer,
 * which is exported too.
 */
#ifndef JOINERY_PLATFORM_WASI_SETJMP_H
#define JOINERY_PLATFORM_WASI_SETJMP_H

struct lua_State;

__attribute__((import_module("lua"), import_name("try"))) extern void lua_try(void (*body)(struct lua_State *, void *),
                                                                              struct lua_State *state, void *context);
__attribute__((import_module("lua"), import_name("throw"), noreturn)) extern void lua_throw(void);

#define luai_jmpbuf       int
#define LUAI_THROW(L, c)  lua_throw()
#define LUAI_TRY(L, c, a) lua_try(f, L, ud) /* that is what `a` calls, in the one place where this stands */

#endif
