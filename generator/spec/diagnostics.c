#include "spec/diagnostics.h"
