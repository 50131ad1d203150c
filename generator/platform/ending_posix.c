#include "platform/ending.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>

/* Those that are sent, or come of a limit or a lost reader; what tells of a mistake in the program cleans up nothing.
 */
static const int fatal_signals[] = {SIGHUP, SIGINT, SIGTERM, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU};
enum { FATAL = sizeof fatal_signals / sizeof *fatal_signals };
static struct sigaction old_actions[FATAL], old_xfsz;

static void (*when_ended)(void);
static sigset_t mask_before;
static int depth; /* of pairs */

static void fill_fatal_set(sigset_t *set) {
    sigemptyset(set);
    for (size_t i = 0; i < FATAL; i++)
        sigaddset(set, fatal_signals[i]);
}

void ending_hold(void) {
    sigset_t set, before;
    fill_fatal_set(&set);
    sigprocmask(SIG_BLOCK, &set, &before);
    if (depth++ == 0) mask_before = before;
}

void ending_release(void) {
    const int error = errno;
    if (--depth == 0) {
        const sigset_t before = mask_before;
        sigprocmask(SIG_SETMASK, &before, NULL);
    }
    errno = error;
}

static void on_fatal_signal(int number) {
    when_ended();
    signal(number, SIG_DFL);
    raise(number); /* comes when this function is left */
}

void ending_catch(void (*clean_up)(void)) {
    when_ended = clean_up;
    struct sigaction action = {.sa_handler = on_fatal_signal}, ignore = {.sa_handler = SIG_IGN};
    fill_fatal_set(&action.sa_mask);
    for (size_t i = 0; i < FATAL; i++) {
        sigaction(fatal_signals[i], NULL, &old_actions[i]);
        if (old_actions[i].sa_handler != SIG_IGN) sigaction(fatal_signals[i], &action, NULL);
    }
    sigemptyset(&ignore.sa_mask);
    sigaction(SIGXFSZ, &ignore, &old_xfsz);
}

void ending_uncatch(void) {
    for (size_t i = 0; i < FATAL; i++)
        sigaction(fatal_signals[i], &old_actions[i], NULL);
    sigaction(SIGXFSZ, &old_xfsz, NULL);
}
