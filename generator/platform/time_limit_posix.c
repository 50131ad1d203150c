/* A timer of processor time, and its signal. */
#include "platform/time_limit.h"

#include <signal.h>
#include <stddef.h>
#include <sys/time.h>

static void (*when_up)(void);
static struct sigaction old_action;
static struct itimerval old_timer;
static sigset_t old_mask;

static void on_signal(int number) {
    (void)number;
    when_up();
}

void time_limit_begin(double seconds, void (*up)(void)) {
    when_up = up;
    struct sigaction action = {.sa_handler = on_signal};
    sigemptyset(&action.sa_mask);
    sigaction(SIGPROF, &action, &old_action);
    sigset_t mask;
    sigemptyset(&mask);
    sigaddset(&mask, SIGPROF);
    sigprocmask(SIG_UNBLOCK, &mask, &old_mask);
    const double most = 1e9;
    const double limited = seconds < most ? seconds : most;
    struct itimerval timer = {0};
    timer.it_value.tv_sec = (time_t)limited;
    timer.it_value.tv_usec = (suseconds_t)((limited - (double)timer.it_value.tv_sec) * 1e6);
    if (timer.it_value.tv_sec == 0 && timer.it_value.tv_usec == 0) timer.it_value.tv_usec = 1;
    setitimer(ITIMER_PROF, &timer, &old_timer);
}

void time_limit_end(void) {
    const struct itimerval off = {0};
    setitimer(ITIMER_PROF, &off, NULL);
    sigprocmask(SIG_SETMASK, &old_mask, NULL);
    sigaction(SIGPROF, &old_action, NULL);
    if (old_timer.it_value.tv_sec || old_timer.it_value.tv_usec) setitimer(ITIMER_PROF, &old_timer, NULL);
}
