"""A stand-in for Conan: what the recipe's own statements need."""

import types


class ConanFile:
    def __init__(self, recipe_folder, export_sources_folder):
        self.recipe_folder = recipe_folder
        self.export_sources_folder = export_sources_folder
        self.cpp_info = types.SimpleNamespace()
