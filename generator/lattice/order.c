#include "lattice/order.h"
