#include "lattice/completion.h"
