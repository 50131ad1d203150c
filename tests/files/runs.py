"""Shared by the tests of files: runs of the program in a temporary folder, and the files they leave there."""

import os
import resource
import shutil
import signal
import stat
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.dirname(HERE))

from checks import Failures  # noqa: E402, tests share it

SPECS = os.path.join(os.path.dirname(HERE), "cli", "specs")
OLD = b"old\n"


# Every command that writes, each to a file OUT/... or to the directory OUT/made. What takes long is for the wide tests.
QUICK = [
    ["check", "resolved.lua", "-o", "OUT/check.txt"],
    ["check", "diamond.lua", "--format", "github", "-o", "OUT/nothing"],
    ["table", "lopsided.lua", "--format", "html", "-o", "OUT/table.html"],
    ["diff", "diamond.lua", "weak.lua", "-o", "OUT/diff.txt"],
    ["explain", "resolved.lua", "i8", "u8", "f16", "-o", "OUT/explain.txt"],
    ["graph", "diamond.lua", "--format", "dot", "-o", "OUT/graph.dot"],
    ["import", "table.csv", "--force", "-o", "OUT/import.lua"],
    ["edit", "diamond.lua", "--add-edge", "u8,i8", "--force", "-o", "OUT/edit.lua"],
    ["place", "diamond.lua", "u16", "--limit", "2", "-o", "OUT/place.txt"],
    ["place", "diamond.lua", "u16", "--choose", "1", "--force", "-o", "OUT/mine.lua"],
    ["list", "-o", "OUT/list.txt"],
    ["generate", "diamond.lua", "--emit", "tables", "-o", "OUT/made", "--depfile", "OUT/made.d"],
]
SLOW = [
    ["explore", "diamond.lua", "-o", "OUT/page.html"],
    ["generate", "library.lua", "--emit", "tables,dispatch,kernels", "--ops", "add,equal", "-o", "OUT/made"],
    ["atlas", "-o", "OUT/made"],
]


def target(command):
    return command[command.index("-o") + 1]


def is_directory(command):
    return command[0] in ("generate", "atlas")


class Program:
    """The program under test, with a shim loaded before it or not; runs stand in a copy of the test specs."""

    def __init__(self, joinery, shim=None):
        self.joinery = os.path.abspath(joinery)
        self.shim = os.path.abspath(shim) if shim else None

    def run(self, command, streams=None, before=None, **environment):
        """(exit status, standard output, standard error). `streams`: {0, 1 or 2: a path, or None to close it}."""
        if self.shim:
            environment["LD_PRELOAD"] = self.shim
        child = self.start(command, streams, before, {"LC_ALL": "C", "PATH": "/nowhere", **environment})
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        return status, read_if("stdout"), read_if("stderr").decode(errors="replace")

    def start(self, command, streams=None, before=None, environment=None):
        child = os.fork()
        if child:
            return child
        try:
            os.closerange(3, 256)  # what whoever runs the tests has left open
            for number, path in ({0: "/dev/null", 1: "stdout", 2: "stderr"} | (streams or {})).items():
                os.close(number)
                if path is None:
                    continue
                file = os.open(path, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
                if file != number:
                    os.dup2(file, number)
                    os.close(file)
                else:
                    os.set_inheritable(number, True)
            for number in (signal.SIGPIPE, signal.SIGXFSZ):
                signal.signal(number, signal.SIG_DFL)
            if before:
                before()
            os.execve(self.joinery, ["joinery", *command], environment)
        except BaseException as wrong:  # pylint: disable=broad-except
            os.write(2, f"cannot start: {wrong}\n".encode())
        finally:
            os._exit(99)


def read_if(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def put(path, content=OLD):
    with open(path, "wb") as file:
        file.write(content)


def fresh(folder="OUT"):
    """Empties the folder, whatever is in the way."""
    if os.path.lexists(folder):
        for base, folders, _ in os.walk(folder):
            for name in folders:
                if not os.path.islink(os.path.join(base, name)):
                    os.chmod(os.path.join(base, name), 0o777)
        shutil.rmtree(folder)
    os.mkdir(folder)
    return folder


def held(folder="OUT"):
    """{path below folder: bytes; where a link leads; or None} of all that is there but folders."""
    found = {}
    for base, folders, names in os.walk(folder):
        for name in names + [each for each in folders if os.path.islink(os.path.join(base, each))]:
            path = os.path.join(base, name)
            about = os.lstat(path)
            found[os.path.relpath(path, folder)] = (
                "-> " + os.readlink(path) if stat.S_ISLNK(about.st_mode) else read_if(path) if stat.S_ISREG(about.st_mode) else None)
    return found


def hidden(files):
    return sorted(path for path in files if os.path.basename(path).startswith("."))


# What has files that the quick `generate` has not.
OTHER = ["generate", "diamond.lua", "--emit", "dispatch,kernels", "--ops", "less", "--isa", "avx2", "-o", "OUT/made"]


def prepare(program, command, there):
    """Makes what is there before a command: nothing, an old file, or what another run has left. What begin() restores."""
    fresh()
    if there and command[0] == "generate":
        program.run(OTHER)
    elif there and not is_directory(command):
        put(target(command))
    fresh("before")
    shutil.copytree("OUT", "before", dirs_exist_ok=True)
    return held("before")


def places(command, there, count, stride):
    """Which of the calls to try: every stride-th, from another one on for each command; of what takes long, 40 in all."""
    stride = max(stride, count // 40) if command in SLOW else stride
    return range(1 + (len(command) + there) % stride, count + 1, stride)


def begin():
    fresh()
    shutil.copytree("before", "OUT", dirs_exist_ok=True)


def seen():
    """What is held under names that are not hidden."""
    found = held()
    return {path: data for path, data in found.items() if path not in hidden(found)}


def is_left_whole(command, files, old, new):
    """Whether `files` is what a run that was ended, or failed, may leave: a FILE that is old or new; in a folder each file by
    itself, of which none is gone that both have, and a new manifest beside new files alone."""
    if not is_directory(command):
        return files in (old, new)
    manifest = next(path for path in new if path in ("made/diamond.json", "made/library.json", "made/atlas.json"))
    if files.get(manifest) != old.get(manifest):
        return files == new
    return all(data in (old.get(path), new.get(path)) for path, data in files.items()) and \
        all(path in files for path in old if path in new)


def limit(which, most):
    return lambda: resource.setrlimit(which, (most, most))


def in_specs(test):
    """Runs test() in a copy of the specs of tests/cli, in a folder that goes afterwards."""
    with tempfile.TemporaryDirectory(prefix="joinery-files-") as folder:
        os.chmod(folder, 0o755)
        shutil.copytree(SPECS, os.path.join(folder, "specs"))
        os.chdir(os.path.join(folder, "specs"))
        put("table.csv", b",b,i8\nb,b,i8\ni8,i8,i8\n")
        failures = Failures()
        try:
            test(failures)
        finally:
            os.chdir("/")
    failures.finish()
