"""Names that the recipe imports; a build is not played."""

CMake = CMakeToolchain = cmake_layout = None
