/* Random calls of all that can be called, whose arguments need not make sense: what comes of each is what the generated
 * header says, and nothing else is read or written. A call is made of its own seed: a failure says which, and
 * `--seed THAT --random 1` makes that call alone. */
#include "check.h"
#include "fuzzed/fuzzed.h"
#include "options.h"
#include "subject.h"

static volatile unsigned long long seed; /* of the call that is made */

#ifdef __wasm__ /* which has no signals */

static void catch_signals(void) {}

#else

#include <signal.h>
#include <unistd.h>

/* A call that touches what it must not ends the program. Of what a handler may call, write() says a number. */
static void say_seed(int number) {
    char text[] = "FAILED: a signal ends --seed 00000000000000000000\n";
    size_t at = sizeof text - 2;
    for (unsigned long long rest = seed; rest > 0; rest /= 10)
        text[--at] = (char)('0' + rest % 10);
    signal(number, SIG_DFL);
    if (write(STDOUT_FILENO, text, sizeof text - 1) >= 0) raise(number);
}

static void catch_signals(void) {
    signal(SIGSEGV, say_seed);
    signal(SIGFPE, say_seed);
}

#endif

int main(int argc, char **argv) {
    const struct options options = options_parse(argc, argv, 30000);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    catch_signals();
    for (size_t i = 0; i < options.random; i++) {
        seed = options.seed + i;
        struct values_random choices = {seed * UINT64_C(0xd1b54a32d192ed03)};
        if (!fuzzed_call(&choices)) printf("    --seed %llu\n", seed);
    }
    const unsigned long long *of = fuzzed_totals.by_status;
    printf(
        "%s, from seed %llu: %llu done, %llu without promotion, %llu without kernel, %llu of bad arguments, %llu that "
        "overlap, %llu not made\n",
        subject_isa(), (unsigned long long)options.seed, of[SUBJECT_OK], of[SUBJECT_NO_PROMOTION],
        of[SUBJECT_NO_KERNEL], of[SUBJECT_BAD_ARGUMENT], of[SUBJECT_OVERLAP], fuzzed_totals.unfair);
    if (options.random >= 10000)
        CHECK(of[SUBJECT_OK] > options.random / 4 && of[SUBJECT_OVERLAP] > options.random / 100);
    return check_report();
}
