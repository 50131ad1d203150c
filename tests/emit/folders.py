"""What the tests of the output directory share: specs, runs, and what a directory holds."""

import hashlib
import json
import os
import subprocess

from common import HERE, Failures, fresh_folder, write

__all__ = ["HERE", "Failures", "Output", "Spec", "contents", "fresh_folder", "hidden", "stamps"]


class Spec:
    """A spec of `count` abstract dtypes in a chain; `version` changes every generated file."""

    def __init__(self, folder, name="s", count=20, version=1):
        self.path = write(
            folder, f"{name}.lua",
            f"local dtypes, promotes = {{}}, {{}}\n"
            f"for i = 1, {count} do dtypes[i] = {{ 'd' .. i, kind = 'abstract' }} end\n"
            f"for i = 1, {count - 1} do promotes['d' .. i] = {{ 'd' .. i + 1 }} end\n"
            f"return {{ name = '{name}', title = 'Version {version}', dtypes = dtypes, promotes = promotes }}\n")


class Output:
    """Runs `joinery generate`, for tables alone unless told, and what it says of every file: {path: 'written' ...}."""

    def __init__(self, *joinery):
        self.joinery = joinery

    def start(self, spec, folder, *options, **more):
        emit = [] if "--emit" in options else ["--emit", "tables"]
        command = [*self.joinery, "generate", spec, "-o", folder, *emit, *options]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)

    def run(self, spec, folder, *options, **more):
        """(exit status, actions by path, standard error)"""
        process = self.start(spec, folder, *options, **more)
        out, err = process.communicate()
        actions = {}
        for line in out.splitlines():
            action, path = line.split(None, 1)
            actions[os.path.relpath(path, folder)] = action
        return process.returncode, actions, err


def contents(folder):
    """{path below folder: bytes} of every file, hidden ones too; None for what is no regular file."""
    found = {}
    for base, folders, files in os.walk(folder):
        for name in files + [f for f in folders if os.path.islink(os.path.join(base, f))]:
            path = os.path.join(base, name)
            key = os.path.relpath(path, folder)
            if os.path.islink(path) or not os.path.isfile(path):
                found[key] = None
            else:
                with open(path, "rb") as file:
                    found[key] = file.read()
    return found


def hidden(folder):
    return [path for path in contents(folder) if os.path.basename(path).startswith(".")]


def stamps(folder):
    return {path: os.stat(os.path.join(folder, path)).st_mtime_ns for path in contents(folder)}


def manifest_is_right(failures, folder, name):
    """The manifest lists every file but itself, with its size and hash."""
    held = contents(folder)
    manifest = json.loads(held.pop(f"{name}.json"))
    listed = {file["path"]: (file["size"], file["sha256"]) for file in manifest["files"]}
    right = {path: (len(data), hashlib.sha256(data).hexdigest()) for path, data in held.items()}
    failures.check(listed == right, f"{folder}: the manifest lists {listed}, there is {right}")
