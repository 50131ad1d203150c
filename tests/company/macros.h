/* What headers of Windows and of C, old compilers and careless projects define. */
#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define near
#define far
#define NEAR     near
#define FAR      far
#define small    char
#define SMALL    small
#define linux    1
#define unix     1
#define LINUX    linux
#define i386     1
#define ERROR    0
#define NO_ERROR 0L
#define DELETE   0x10000L
#define OK       0
#define IN
#define OUT
#define OPTIONAL
#define INTERFACE struct
#define interface struct
#define CONST     const
#define VOID      void
#define STRICT    1
#define TRUE      1
#define FALSE     0
#define BOOL      int
#define CHAR      char
#define INT       int
#define FLOAT     float
#define COMPLEX   _Complex
#define ADD       1
#define EQUAL     2
#define WHERE     3
#define ASSERT(x) ((void)(x))
#define API       __declspec(dllimport)
#define SHARED    1
#define EXPORT
#define KERNEL    __kernel
#define PRIMITIVE 4
#define U8        unsigned char
#define I8        signed char
#define F32       float
