"""Reading a file, and copying files by pattern, which keeps their folders and must find some."""

import fnmatch
import os
import shutil


def load(_, path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def copy(_, pattern, src, dst):
    found = 0
    for folder, folders, files in os.walk(src):
        if os.path.samefile(folder, src):
            folders[:] = [name for name in folders if name == pattern.split("/")[0]]
        for file in files:
            path = os.path.relpath(os.path.join(folder, file), src)
            if fnmatch.fnmatch(path, pattern):
                target = os.path.join(dst, path)
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copy2(os.path.join(folder, file), target)
                found += 1
    assert found, f"no file is {pattern}"
