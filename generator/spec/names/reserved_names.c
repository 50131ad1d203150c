#include "spec/names/reserved_names.h"
#include "spec/names/grammars.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Words with blanks around each: the longest string that every compiler takes has 4,095 bytes. */
typedef struct reserved_words {
    const char *by, *words;
} reserved_words;

static const char language[] =
    " alignas alignof and and_eq asm atomic_cancel atomic_commit atomic_noexcept auto bitand bitor bool break "
    "case catch char char16_t char32_t char8_t class co_await co_return co_yield compl complex concept const "
    "const_cast consteval constexpr constinit continue decltype default delete do double dynamic_cast else "
    "enum errno explicit export extern false float for friend goto if imaginary inline int linux long mutable "
    "namespace new noexcept noreturn not not_eq nullptr operator or or_eq posix private protected public "
    "reflexpr register reinterpret_cast requires restrict return short signed sizeof static static_assert "
    "static_cast std struct switch synchronized template this thread_local throw true try typedef typeid "
    "typename typeof typeof_unqual union unix unsigned using virtual void volatile wchar_t while xor xor_eq ";

/* What the standard headers of C and POSIX, glibc, musl, macOS and MinGW-w64 declare, but for <math.h>. */
static const reserved_words declared[] = {
    {"declared by <stddef.h>", " max_align_t nullptr_t ptrdiff_t size_t "},
    {"declared by <stdint.h>",
     " int16_t int32_t int64_t int8_t int_fast16_t int_fast32_t int_fast64_t int_fast8_t int_least16_t "
     "int_least32_t int_least64_t int_least8_t intmax_t intptr_t uint16_t uint32_t uint64_t uint8_t "
     "uint_fast16_t uint_fast32_t uint_fast64_t uint_fast8_t uint_least16_t uint_least32_t uint_least64_t "
     "uint_least8_t uintmax_t uintptr_t "},
    {"declared by <inttypes.h>", " imaxabs imaxdiv imaxdiv_t strtoimax strtoumax wcstoimax wcstoumax "},
    {"declared by <stdlib.h>",
     " a64l abort abs aligned_alloc alloca arc4random arc4random_buf arc4random_uniform at_quick_exit atexit "
     "atof atoi atol atoll bsearch bsearch_s calloc canonicalize_file_name clearenv comparison_fn_t devname "
     "digittoint div div_t drand48 drand48_data drand48_r ecvt ecvt_r erand48 erand48_r exit fcvt fcvt_r fls "
     "flsl flsll free gcvt getenv getenv_s getloadavg getprogname getpt getsubopt grantpt heapsort initstate "
     "initstate_r itoa jrand48 jrand48_r l64a labs lcong48 lcong48_r ldiv ldiv_t llabs lldiv lldiv_t lrand48 "
     "lrand48_r ltoa malloc mblen mbstowcs mbstowcs_s mbtowc mergesort mkdtemp mkostemp mkostemp64 mkostemps "
     "mkostemps64 mkstemp mkstemp64 mkstemps mkstemps64 mktemp mrand48 mrand48_r nrand48 nrand48_r on_exit "
     "onexit onexit_t posix_memalign posix_openpt psort ptsname ptsname_r putenv qecvt qecvt_r qfcvt qfcvt_r "
     "qgcvt qsort qsort_r qsort_s quick_exit radixsort rand rand_r random random_data random_r realloc "
     "reallocarray reallocf realpath rpmatch secure_getenv seed48 seed48_r setenv setprogname setstate "
     "setstate_r sradixsort srand srand48 srand48_r sranddev srandom srandom_r srandomdev stat64 strfromd "
     "strtod strtod_l strtof128_l strtof32_l strtof32x_l strtof64_l strtof64x_l strtof_l strtol_l strtold "
     "strtold_l strtoll strtoll_l strtonum strtoq strtoul strtoul_l strtoull strtoull_l strtouq sys_errlist "
     "sys_nerr system ultoa unlockpt unsetenv valloc wcstombs wcstombs_s wctomb wctomb_s "},
    {"declared by <string.h>",
     " basename explicit_bzero memccpy memchr memcmp memcpy memcpy_s memfrob memicmp memmem memmove memmove_s "
     "mempcpy memrchr memset rawmemchr sigabbrev_np sigdescr_np stpcpy stpncpy strcasestr strcat strcat_s "
     "strchr strchrnul strcmp strcmpi strcoll strcoll_l strcpy strcpy_s strcspn strdup strerror strerror_l "
     "strerror_r strerror_s strerrordesc_np strerrorname_np strfry stricmp strlcat strlcpy strlen strlwr "
     "strlwr_l strncat strncat_s strncmp strncpy strncpy_s strndup strnicmp strnlen strnlen_s strnset strnstr "
     "strpbrk strrchr strrev strsep strset strsignal strspn strstr strtok strtok_r strtok_s strupr strverscmp "
     "strxfrm strxfrm_l swab wcscat_s wcscpy_s wcsicmp wcsicoll wcslwr wcsncat_s wcsncpy_s wcsnicmp wcsnlen_s "
     "wcsnset wcsrev wcsset wcstok_s wcsupr "},
    {"declared by <strings.h>",
     " bcmp bcopy bzero ffs ffsl ffsll index rindex strcasecmp strcasecmp_l strncasecmp strncasecmp_l "},
    {"declared by <stdio.h>",
     " asprintf clearerr clearerr_s clearerr_unlocked ctermid cuserid dprintf fclose fcloseall fdopen feof "
     "feof_unlocked ferror ferror_unlocked fflush fflush_unlocked fgetc fgetc_unlocked fgetchar fgetpos "
     "fgetpos64 fgets fgets_unlocked fileno fileno_unlocked flockfile flushall fmemopen fopen fopen64 fopen_s "
     "fopencookie fpos64_t fpos_t fprintf fprintf_s fputc fputc_unlocked fputchar fputs fputs_unlocked fread "
     "fread_s fread_unlocked freopen freopen64 freopen_s fscanf fscanf_s fseek fseeko fseeko64 fsetpos "
     "fsetpos64 ftell ftello ftello64 ftrylockfile funlockfile fwrite fwrite_unlocked get_s getc getc_unlocked "
     "getchar getchar_unlocked getdelim getline gets gets_s getw obstack obstack_printf obstack_vprintf "
     "open_memstream pclose perror popen printf printf_s putc putc_unlocked putchar putchar_unlocked puts putw "
     "remove rename renameat renameat2 rewind rmtmp scanf scanf_s setbuf setbuffer setlinebuf setvbuf snprintf "
     "sprintf sprintf_s sscanf sscanf_s stderr stdin stdout tempnam tmpfile tmpfile64 tmpnam tmpnam_r tmpnam_s "
     "ungetc va_list vasprintf vdprintf vfprintf vfprintf_s vfscanf vprintf vprintf_s vscanf vsnprintf "
     "vsnprintf_s vsprintf vsprintf_s vsscanf wpopen "},
    {"declared by <wchar.h>",
     " btowc fgetwc fgetwc_unlocked fgetws fgetws_unlocked fputwc fputwc_unlocked fputws fputws_unlocked fwide "
     "fwprintf fwprintf_s fwscanf fwscanf_s getwc getwc_unlocked getwchar getwchar_unlocked is_wctype "
     "isleadbyte iswascii mbrlen mbrtowc mbsinit mbsnrtowcs mbsrtowcs mbsrtowcs_s open_wmemstream putwc "
     "putwc_unlocked putwchar putwchar_unlocked snwprintf swprintf swprintf_s swscanf swscanf_s tm ungetwc "
     "vfwprintf vfwprintf_s vfwscanf vsnwprintf vswprintf vswprintf_s vswscanf vwprintf vwprintf_s vwscanf "
     "wcpcpy wcpncpy wcrtomb wcrtomb_s wcscasecmp wcscasecmp_l wcscat wcschr wcschrnul wcscmp wcscoll "
     "wcscoll_l wcscpy wcscspn wcsdup wcsftime wcsftime_l wcslen wcsncasecmp wcsncasecmp_l wcsncat wcsncmp "
     "wcsncpy wcsnlen wcsnrtombs wcspbrk wcsrchr wcsrtombs wcsrtombs_s wcsspn wcsstr wcstod wcstod_l "
     "wcstof128_l wcstof32_l wcstof32x_l wcstof64_l wcstof64x_l wcstof_l wcstok wcstol_l wcstold wcstold_l "
     "wcstoll wcstoll_l wcstoq wcstoul wcstoul_l wcstoull wcstoull_l wcstouq wcswcs wcswidth wcsxfrm wcsxfrm_l "
     "wctob wcwidth wmemchr wmemcmp wmemcpy wmemcpy_s wmemmove wmemmove_s wmempcpy wmemset wprintf wprintf_s "
     "wscanf wscanf_s "},
    {"declared by <wctype.h>",
     " iswalnum iswalnum_l iswalpha iswalpha_l iswblank iswblank_l iswcntrl iswcntrl_l iswctype iswctype_l "
     "iswdigit iswdigit_l iswgraph iswgraph_l iswlower iswlower_l iswprint iswprint_l iswpunct iswpunct_l "
     "iswspace iswspace_l iswupper iswupper_l iswxdigit iswxdigit_l towctrans towctrans_l towlower towlower_l "
     "towupper towupper_l wctrans wctrans_l wctrans_t wctype wctype_l wctype_t "},
    {"declared by <uchar.h>", " c16rtomb c32rtomb c8rtomb mbrtoc16 mbrtoc32 mbrtoc8 "},
    {"declared by <ctype.h>",
     " isalnum isalnum_l isalpha isalpha_l isascii isblank isblank_l iscntrl iscntrl_l iscsym iscsymf isctype "
     "isdigit isdigit_l isgraph isgraph_l islower islower_l isprint isprint_l ispunct ispunct_l isspace "
     "isspace_l isupper isupper_l isxdigit isxdigit_l toascii tolower tolower_l toupper toupper_l "},
    {"declared by <math.h>",
     " double_t float_t fpclassify iscanonical iseqsig isfinite isgreater isgreaterequal isless islessequal "
     "islessgreater isnormal issignaling isunordered iszero lerp lgamma_r lgammaf128_r lgammaf32_r "
     "lgammaf32x_r lgammaf64_r lgammaf64x_r lgammaf_r lgammal_r math_errhandling signbit signgam "},
    {"declared by <fenv.h>",
     " fedisableexcept feenableexcept fegetenv fegetexcept fegetexceptflag fegetround feholdexcept fenv_t "
     "feraiseexcept fesetenv fesetexceptflag fesetround fetestexcept feupdateenv fexcept_t "},
    {"declared by <errno.h>", " program_invocation_name program_invocation_short_name "},
    {"declared by <locale.h>", " duplocale freelocale lconv localeconv newlocale setlocale uselocale "},
    {"declared by <setjmp.h>", " jmp_buf longjmp setjmp sigjmp_buf siglongjmp sigsetjmp "},
    {"declared by <signal.h>",
     " kill killpg psiginfo psignal raise sig_atomic_t sigaction sigaddset sigaltstack sigdelset sigemptyset "
     "sigfillset sighold sigignore siginfo_t siginterrupt sigismember signal sigpause sigpending sigprocmask "
     "sigqueue sigrelse sigset sigsuspend sigtimedwait sigwait sigwaitinfo stack_t "},
    {"declared by <time.h>",
     " asctime asctime_r clock clock_adjtime clock_getcpuclockid clock_getres clock_gettime clock_nanosleep "
     "clock_settime ctime ctime_r daylight difftime dysize getdate getdate_err getdate_r gmtime gmtime_r "
     "localtime localtime_r mktime nanosleep sigevent strftime strftime_l strptime strptime_l time timegm "
     "timelocal timer_create timer_delete timer_getoverrun timer_gettime timer_settime timespec_get "
     "timespec_getres timex timezone tzname tzset "},
    {"declared by <pthread.h>",
     " pthread_atfork pthread_attr_destroy pthread_attr_getaffinity_np pthread_attr_getdetachstate "
     "pthread_attr_getguardsize pthread_attr_getinheritsched pthread_attr_getschedparam "
     "pthread_attr_getschedpolicy pthread_attr_getscope pthread_attr_getsigmask_np pthread_attr_getstack "
     "pthread_attr_getstackaddr pthread_attr_getstacksize pthread_attr_init pthread_attr_setaffinity_np "
     "pthread_attr_setdetachstate pthread_attr_setguardsize pthread_attr_setinheritsched "
     "pthread_attr_setschedparam pthread_attr_setschedpolicy pthread_attr_setscope pthread_attr_setsigmask_np "
     "pthread_attr_setstack pthread_attr_setstackaddr pthread_attr_setstacksize pthread_attr_t "
     "pthread_barrier_destroy pthread_barrier_init pthread_barrier_t pthread_barrier_wait "
     "pthread_barrierattr_destroy pthread_barrierattr_getpshared pthread_barrierattr_init "
     "pthread_barrierattr_setpshared pthread_barrierattr_t pthread_cancel pthread_clockjoin_np "
     "pthread_cond_broadcast pthread_cond_clockwait pthread_cond_destroy pthread_cond_init pthread_cond_signal "
     "pthread_cond_t pthread_cond_timedwait pthread_cond_wait pthread_condattr_destroy "
     "pthread_condattr_getclock pthread_condattr_getpshared pthread_condattr_init pthread_condattr_setclock "
     "pthread_condattr_setpshared pthread_condattr_t pthread_create pthread_detach pthread_equal pthread_exit "
     "pthread_getaffinity_np pthread_getattr_default_np pthread_getattr_np pthread_getconcurrency "
     "pthread_getcpuclockid pthread_getname_np pthread_getschedparam pthread_getspecific pthread_join "
     "pthread_key_create pthread_key_delete pthread_key_t pthread_mutex_clocklock pthread_mutex_consistent "
     "pthread_mutex_consistent_np pthread_mutex_destroy pthread_mutex_getprioceiling pthread_mutex_init "
     "pthread_mutex_lock pthread_mutex_setprioceiling pthread_mutex_t pthread_mutex_timedlock "
     "pthread_mutex_trylock pthread_mutex_unlock pthread_mutexattr_destroy pthread_mutexattr_getprioceiling "
     "pthread_mutexattr_getprotocol pthread_mutexattr_getpshared pthread_mutexattr_getrobust "
     "pthread_mutexattr_getrobust_np pthread_mutexattr_gettype pthread_mutexattr_init "
     "pthread_mutexattr_setprioceiling pthread_mutexattr_setprotocol pthread_mutexattr_setpshared "
     "pthread_mutexattr_setrobust pthread_mutexattr_setrobust_np pthread_mutexattr_settype pthread_mutexattr_t "
     "pthread_once pthread_once_t pthread_rwlock_clockrdlock pthread_rwlock_clockwrlock pthread_rwlock_destroy "
     "pthread_rwlock_init pthread_rwlock_rdlock pthread_rwlock_t pthread_rwlock_timedrdlock "
     "pthread_rwlock_timedwrlock pthread_rwlock_tryrdlock pthread_rwlock_trywrlock pthread_rwlock_unlock "
     "pthread_rwlock_wrlock pthread_rwlockattr_destroy pthread_rwlockattr_getkind_np "
     "pthread_rwlockattr_getpshared pthread_rwlockattr_init pthread_rwlockattr_setkind_np "
     "pthread_rwlockattr_setpshared pthread_rwlockattr_t pthread_self pthread_setaffinity_np "
     "pthread_setattr_default_np pthread_setcancelstate pthread_setcanceltype pthread_setconcurrency "
     "pthread_setname_np pthread_setschedparam pthread_setschedprio pthread_setspecific pthread_spin_destroy "
     "pthread_spin_init pthread_spin_lock pthread_spin_trylock pthread_spin_unlock pthread_spinlock_t "
     "pthread_t pthread_testcancel pthread_timedjoin_np pthread_tryjoin_np pthread_yield "},
    {"declared by <sched.h>",
     " clone cpu_set_t getcpu sched_get_priority_max sched_get_priority_min sched_getaffinity sched_getcpu "
     "sched_getparam sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setparam "
     "sched_setscheduler sched_yield setns unshare "},
    {"declared by <sys/select.h>", " fd_mask fd_set pselect select "},
    {"declared by <sys/types.h>",
     " blkcnt64_t blkcnt_t blksize_t caddr_t clock_t clockid_t close cookie_close_function_t "
     "cookie_io_functions_t cookie_read_function_t cookie_seek_function_t cookie_write_function_t daddr_t "
     "dev_t error_t fsblkcnt64_t fsblkcnt_t fsfilcnt64_t fsfilcnt_t fsid_t gid_t id_t ino64_t ino_t itimerspec "
     "key_t locale_t loff_t mbstate_t mode_t nlink_t off32_t off64_t off_t pid_t quad_t read register_t "
     "sched_param sigset_t ssize_t stat suseconds_t time_t timer_t timespec timeval u_char u_int u_int16_t "
     "u_int32_t u_int64_t u_int8_t u_long u_quad_t u_short uid_t uint ulong useconds_t ushort wint_t write "},
    {"declared by <unistd.h>",
     " access acct alarm brk chdir chown chroot close_range closefrom confstr copy_file_range crypt daemon dup "
     "dup2 dup3 eaccess endusershell environ euidaccess execl execle execlp execv execve execveat execvp "
     "execvpe faccessat fchdir fchown fchownat fdatasync fexecve fork fpathconf fsync ftruncate ftruncate64 "
     "get_current_dir_name getcwd getdomainname getdtablesize getegid getentropy geteuid getgid getgroups "
     "gethostid gethostname getlogin getlogin_r getopt getpagesize getpass getpgid getpgrp getpid getppid "
     "getresgid getresuid getsid gettid getuid getusershell getwd group_member isatty lchown link linkat lockf "
     "lockf64 lseek lseek64 nice optarg opterr optind optopt pathconf pause pipe pipe2 pread pread64 profil "
     "pwrite pwrite64 readlink readlinkat revoke rmdir sbrk setdomainname setegid seteuid setgid sethostid "
     "sethostname setlogin setpgid setpgrp setregid setresgid setresuid setreuid setsid setuid setusershell "
     "sleep socklen_t swab symlink symlinkat sync syncfs syscall sysconf tcgetpgrp tcsetpgrp truncate "
     "truncate64 ttyname ttyname_r ttyslot ualarm unlink unlinkat usleep vfork vhangup "},
    {"declared by <corecrt.h>",
     " errno_t localeinfo_struct pthreadlocinfo pthreadmbcinfo rsize_t threadlocaleinfostruct threadlocinfo "
     "threadmbcinfostruct "},
};

/* What <math.h> declares for several types, each with a suffix, and what other headers have like it (strtof). */
static const char for_types[] =
    " acos acosh asin asinh atan atan2 atanh canonicalize cbrt ceil copysign cos cosh dadd ddiv dfma dmul drem "
    "dsqrt dsub erf erfc exp exp10 exp2 expm1 f32add f32div f32fma f32mul f32sqrt f32sub f32xadd f32xdiv "
    "f32xfma f32xmul f32xsqrt f32xsub f64add f64div f64fma f64mul f64sqrt f64sub f64xadd f64xdiv f64xfma "
    "f64xmul f64xsqrt f64xsub fabs fadd fdim fdiv ffma finite floor fma fmax fmaximum fmaximum_mag "
    "fmaximum_mag_num fmaximum_num fmaxmag fmin fminimum fminimum_mag fminimum_mag_num fminimum_num fminmag "
    "fmod fmul frexp fromfp fromfpx fsqrt fsub gamma getpayload hypot ilogb isinf isnan j0 j1 jn ldexp lgamma "
    "llogb llrint llround log log10 log1p log2 logb lrint lround modf nan nearbyint nextafter nextdown "
    "nexttoward nextup pow remainder remquo rint round roundeven scalb scalbln scalbn setpayload "
    "setpayloadsig significand sin sincos sinh sqrt strfrom strto tan tanh tgamma totalorder totalordermag "
    "trunc ufromfp ufromfpx wcsto y0 y1 yn ";
static const char *const suffixes[] = {"", "f", "l", "f16", "f32", "f64", "f128", "f32x", "f64x"};

/* Macros that have a _ inside, which is where a prefix can end. */
static const char *const macros[] = {
    " ADJ_ESTERROR ADJ_FREQUENCY ADJ_MAXERROR ADJ_MICRO ADJ_NANO ADJ_OFFSET ADJ_OFFSET_SINGLESHOT "
    "ADJ_OFFSET_SS_READ ADJ_SETOFFSET ADJ_STATUS ADJ_TAI ADJ_TICK ADJ_TIMECONST AIO_PRIO_DELTA_MAX "
    "ATOMIC_BOOL_LOCK_FREE ATOMIC_CHAR16_T_LOCK_FREE ATOMIC_CHAR32_T_LOCK_FREE ATOMIC_CHAR8_T_LOCK_FREE "
    "ATOMIC_CHAR_LOCK_FREE ATOMIC_FLAG_INIT ATOMIC_INT_LOCK_FREE ATOMIC_LLONG_LOCK_FREE ATOMIC_LONG_LOCK_FREE "
    "ATOMIC_POINTER_LOCK_FREE ATOMIC_SHORT_LOCK_FREE ATOMIC_VAR_INIT ATOMIC_WCHAR_T_LOCK_FREE BC_BASE_MAX "
    "BC_DIM_MAX BC_SCALE_MAX BC_STRING_MAX BIG_ENDIAN BOOL_MAX BOOL_WIDTH BYTE_ORDER CHARCLASS_NAME_MAX "
    "CHAR_BIT CHAR_MAX CHAR_MIN CHAR_WIDTH CLOCKS_PER_SEC CLOCK_BOOTTIME CLOCK_BOOTTIME_ALARM CLOCK_MONOTONIC "
    "CLOCK_MONOTONIC_COARSE CLOCK_MONOTONIC_RAW CLOCK_PROCESS_CPUTIME_ID CLOCK_REALTIME CLOCK_REALTIME_ALARM "
    "CLOCK_REALTIME_COARSE CLOCK_TAI CLOCK_THREAD_CPUTIME_ID CLONE_CHILD_CLEARTID CLONE_CHILD_SETTID "
    "CLONE_DETACHED CLONE_FILES CLONE_FS CLONE_IO CLONE_NEWCGROUP CLONE_NEWIPC CLONE_NEWNET CLONE_NEWNS "
    "CLONE_NEWPID CLONE_NEWTIME CLONE_NEWUSER CLONE_NEWUTS CLONE_PARENT CLONE_PARENT_SETTID CLONE_PIDFD "
    "CLONE_PTRACE CLONE_SETTLS CLONE_SIGHAND CLONE_SYSVSEM CLONE_THREAD CLONE_UNTRACED CLONE_VFORK CLONE_VM "
    "CLOSE_RANGE_CLOEXEC CLOSE_RANGE_UNSHARE COLL_WEIGHTS_MAX CONST_CAST2 CPU_ALLOC CPU_ALLOC_SIZE CPU_AND "
    "CPU_AND_S CPU_CLR CPU_CLR_S CPU_COUNT CPU_COUNT_S CPU_EQUAL CPU_EQUAL_S CPU_FREE CPU_ISSET CPU_ISSET_S "
    "CPU_OR CPU_OR_S CPU_SET CPU_SETSIZE CPU_SET_S CPU_XOR CPU_XOR_S CPU_ZERO CPU_ZERO_S DBL_DECIMAL_DIG "
    "DBL_DIG DBL_EPSILON DBL_HAS_SUBNORM DBL_MANT_DIG DBL_MAX DBL_MAX_10_EXP DBL_MAX_EXP DBL_MIN "
    "DBL_MIN_10_EXP DBL_MIN_EXP DBL_TRUE_MIN DECIMAL_DIG DELAYTIMER_MAX EXIT_FAILURE EXIT_SUCCESS "
    "EXPR_NEST_MAX FD_CLR FD_ISSET FD_SET FD_SETSIZE FD_ZERO FE_ALL_EXCEPT FE_DFL_ENV FE_DIVBYZERO "
    "FE_DOWNWARD FE_INEXACT FE_INVALID FE_OVERFLOW FE_TONEAREST FE_TOWARDZERO FE_UNDERFLOW FE_UPWARD "
    "FILENAME_MAX FLT_DECIMAL_DIG FLT_DIG FLT_EPSILON FLT_EVAL_METHOD FLT_HAS_SUBNORM FLT_MANT_DIG FLT_MAX "
    "FLT_MAX_10_EXP FLT_MAX_EXP FLT_MIN FLT_MIN_10_EXP FLT_MIN_EXP FLT_RADIX FLT_ROUNDS FLT_TRUE_MIN "
    "FOPEN_MAX FP_ILOGB0 FP_ILOGBNAN FP_INFINITE FP_INT_DOWNWARD FP_INT_TONEAREST FP_INT_TONEARESTFROMZERO "
    "FP_INT_TOWARDZERO FP_INT_UPWARD FP_LLOGB0 FP_LLOGBNAN FP_NAN FP_NORMAL FP_SUBNORMAL FP_ZERO F_LOCK F_OK "
    "F_TEST F_TLOCK F_ULOCK GCC_GTHR_WIN32_H HOST_NAME_MAX HUGE_VAL HUGE_VALF HUGE_VALL HUGE_VAL_F128 "
    "HUGE_VAL_F32 HUGE_VAL_F32X HUGE_VAL_F64 HUGE_VAL_F64X INT16_C INT16_MAX INT16_MIN INT16_WIDTH INT32_C "
    "INT32_MAX INT32_MIN INT32_WIDTH INT64_C INT64_MAX INT64_MIN INT64_WIDTH INT8_C INT8_MAX INT8_MIN "
    "INT8_WIDTH INTMAX_C INTMAX_MAX INTMAX_MIN INTMAX_WIDTH INTPTR_MAX INTPTR_MIN INTPTR_WIDTH INT_FAST16_MAX "
    "INT_FAST16_MIN INT_FAST16_WIDTH INT_FAST32_MAX INT_FAST32_MIN INT_FAST32_WIDTH INT_FAST64_MAX "
    "INT_FAST64_MIN INT_FAST64_WIDTH INT_FAST8_MAX INT_FAST8_MIN INT_FAST8_WIDTH INT_LEAST16_MAX "
    "INT_LEAST16_MIN INT_LEAST16_WIDTH INT_LEAST32_MAX INT_LEAST32_MIN INT_LEAST32_WIDTH INT_LEAST64_MAX "
    "INT_LEAST64_MIN INT_LEAST64_WIDTH INT_LEAST8_MAX INT_LEAST8_MIN INT_LEAST8_WIDTH INT_MAX INT_MIN "
    "INT_WIDTH IOV_MAX LC_ADDRESS LC_ADDRESS_MASK LC_ALL LC_ALL_MASK LC_COLLATE LC_COLLATE_MASK LC_CTYPE ",

    " LC_CTYPE_MASK LC_GLOBAL_LOCALE LC_IDENTIFICATION LC_IDENTIFICATION_MASK LC_MAX LC_MEASUREMENT "
    "LC_MEASUREMENT_MASK LC_MESSAGES LC_MESSAGES_MASK LC_MIN LC_MONETARY LC_MONETARY_MASK LC_NAME "
    "LC_NAME_MASK LC_NUMERIC LC_NUMERIC_MASK LC_PAPER LC_PAPER_MASK LC_TELEPHONE LC_TELEPHONE_MASK LC_TIME "
    "LC_TIME_MASK LDBL_DECIMAL_DIG LDBL_DIG LDBL_EPSILON LDBL_HAS_SUBNORM LDBL_MANT_DIG LDBL_MAX "
    "LDBL_MAX_10_EXP LDBL_MAX_EXP LDBL_MIN LDBL_MIN_10_EXP LDBL_MIN_EXP LDBL_TRUE_MIN LINE_MAX LITTLE_ENDIAN "
    "LLONG_MAX LLONG_MIN LLONG_WIDTH LOGIN_NAME_MAX LONG_BIT LONG_LONG_MAX LONG_LONG_MIN LONG_MAX LONG_MIN "
    "LONG_WIDTH L_INCR L_SET L_XTND MATH_ERREXCEPT MATH_ERRNO MAX_CANON MAX_INPUT MB_CUR_MAX MB_LEN_MAX "
    "MOD_CLKA MOD_CLKB MOD_ESTERROR MOD_FREQUENCY MOD_MAXERROR MOD_MICRO MOD_NANO MOD_OFFSET MOD_STATUS "
    "MOD_TAI MOD_TIMECONST MQ_PRIO_MAX M_1_PI M_2_PI M_2_SQRTPI M_E M_LN10 M_LN2 M_LOG10E M_LOG2E M_PI M_PI_2 "
    "M_PI_4 M_SQRT1_2 M_SQRT2 NAME_MAX NGROUPS_MAX NL_ARGMAX NL_LANGMAX NL_MSGMAX NL_NMAX NL_SETMAX "
    "NL_TEXTMAX PATH_MAX PIPE_BUF PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP PTHREAD_ATTR_NO_SIGMASK_NP "
    "PTHREAD_BARRIER_SERIAL_THREAD PTHREAD_CANCELED PTHREAD_CANCEL_ASYNCHRONOUS PTHREAD_CANCEL_DEFERRED "
    "PTHREAD_CANCEL_DISABLE PTHREAD_CANCEL_ENABLE PTHREAD_COND_INITIALIZER PTHREAD_CREATE_DETACHED "
    "PTHREAD_CREATE_JOINABLE PTHREAD_DESTRUCTOR_ITERATIONS PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP "
    "PTHREAD_EXPLICIT_SCHED PTHREAD_INHERIT_SCHED PTHREAD_KEYS_MAX PTHREAD_MUTEX_INITIALIZER "
    "PTHREAD_ONCE_INIT PTHREAD_PROCESS_PRIVATE PTHREAD_PROCESS_SHARED PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP "
    "PTHREAD_RWLOCK_INITIALIZER PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP PTHREAD_SCOPE_PROCESS "
    "PTHREAD_SCOPE_SYSTEM PTHREAD_STACK_MIN PTRDIFF_MAX PTRDIFF_MIN PTRDIFF_WIDTH RAND_MAX RENAME_EXCHANGE "
    "RENAME_NOREPLACE RENAME_WHITEOUT RE_DUP_MAX RTSIG_MAX R_OK SCHAR_MAX SCHAR_MIN SCHAR_WIDTH SCHED_BATCH "
    "SCHED_DEADLINE SCHED_FIFO SCHED_IDLE SCHED_ISO SCHED_OTHER SCHED_RESET_ON_FORK SCHED_RR SEEK_CUR "
    "SEEK_DATA SEEK_END SEEK_HOLE SEEK_SET SEM_VALUE_MAX SHRT_MAX SHRT_MIN SHRT_WIDTH SIG_ATOMIC_MAX "
    "SIG_ATOMIC_MIN SIG_ATOMIC_WIDTH SIG_DFL SIG_ERR SIG_IGN SIZE_MAX SIZE_WIDTH SSIZE_MAX STA_CLK "
    "STA_CLOCKERR STA_DEL STA_FLL STA_FREQHOLD STA_INS STA_MODE STA_NANO STA_PLL STA_PPSERROR STA_PPSFREQ "
    "STA_PPSJITTER STA_PPSSIGNAL STA_PPSTIME STA_PPSWANDER STA_RONLY STA_UNSYNC STDERR_FILENO STDIN_FILENO "
    "STDOUT_FILENO SYS_OPEN TEMP_FAILURE_RETRY TIMER_ABSTIME TIME_UTC TMP_MAX TMP_MAX_S TSS_DTOR_ITERATIONS "
    "TTY_NAME_MAX UCHAR_MAX UCHAR_WIDTH UINT16_C UINT16_MAX UINT16_WIDTH UINT32_C UINT32_MAX UINT32_WIDTH "
    "UINT64_C UINT64_MAX UINT64_WIDTH UINT8_C UINT8_MAX UINT8_WIDTH UINTMAX_C UINTMAX_MAX UINTMAX_WIDTH "
    "UINTPTR_MAX UINTPTR_WIDTH UINT_FAST16_MAX UINT_FAST16_WIDTH UINT_FAST32_MAX UINT_FAST32_WIDTH "
    "UINT_FAST64_MAX UINT_FAST64_WIDTH UINT_FAST8_MAX UINT_FAST8_WIDTH UINT_LEAST16_MAX UINT_LEAST16_WIDTH "
    "UINT_LEAST32_MAX UINT_LEAST32_WIDTH UINT_LEAST64_MAX UINT_LEAST64_WIDTH UINT_LEAST8_MAX "
    "UINT_LEAST8_WIDTH UINT_MAX UINT_WIDTH ULLONG_MAX ULLONG_WIDTH ULONG_LONG_MAX ULONG_MAX ULONG_WIDTH "
    "USE___UUIDOF USHRT_MAX USHRT_WIDTH WCHAR_MAX WCHAR_MIN WCHAR_WIDTH WINT_MAX WINT_MIN WINT_WIDTH WORD_BIT "
    "W_OK XATTR_LIST_MAX XATTR_NAME_MAX XATTR_SIZE_MAX X_OK ",
};

bool name_is_keyword(const char *name) {
    return grammar_has_word(language, name, strlen(name));
}

const char *name_reserved(const char *name) {
    const size_t length = strlen(name);
    if (name_is_keyword(name)) return "a word of C or C++";
    for (size_t i = 0; i < sizeof declared / sizeof *declared; i++)
        if (grammar_has_word(declared[i].words, name, length)) return declared[i].by;
    for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++) {
        const size_t end = strlen(suffixes[i]);
        if (length > end && strcmp(name + length - end, suffixes[i]) == 0 &&
            grammar_has_word(for_types, name, length - end))
            return "declared by <math.h>";
    }
    return NULL;
}

bool name_is_macro(const char *name) {
    for (size_t i = 0; i < sizeof macros / sizeof *macros; i++)
        if (grammar_has_word(macros[i], name, strlen(name))) return true;
    return false;
}
