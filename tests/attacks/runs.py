"""Runs joinery with what is meant to harm it, and holds what came out against what is promised of every outcome."""

import os
import re
import resource
import subprocess

# What a terminal obeys, what turns the direction of writing or begins a line, what shows nothing; not line end and tab.
UNSHOWN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U000e0000-\U000e0fff]")
ERROR = re.compile(r"^(.*?(:\d+){0,2}: (error|warning): .* \[([a-z-]+)\]|joinery: error: .*)$")
GENEROUS = 300  # seconds, in which any of these runs ends on any machine


class Runs:
    """Runs are counted; what is wrong is told at once, and remembered."""

    def __init__(self, joinery):
        self.joinery, self.count, self.failures = os.path.abspath(joinery), 0, 0

    def fail(self, what, why):
        self.failures += 1
        print(f"{what}: {why}")

    def check_text(self, what, content):
        """Text in UTF-8 without a character that is not shown."""
        try:
            found = UNSHOWN.search(content.decode())
        except UnicodeDecodeError as error:
            return self.fail(what, f"is no UTF-8: {error}")
        if found:
            self.fail(what, f"has {found.group()!r} in {found.string[max(0, found.start() - 40):found.end() + 20]!r}")

    def run(self, what, *arguments, statuses=(0, 1, 2), **how):
        """The run, whose status is one of those and whose messages are in order."""
        self.count += 1
        try:
            done = subprocess.run([self.joinery, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=GENEROUS,
                                  check=False, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CORE, (0, 0)), **how)
        except subprocess.TimeoutExpired:
            self.fail(what, "does not end")
            return None
        if done.returncode not in statuses:
            self.fail(what, f"status {done.returncode}: {done.stderr[:2000].decode(errors='replace')}")
        self.check_text(f"{what}: messages", done.stderr)
        if len(done.stderr) > 10_000_000:
            self.fail(what, f"{len(done.stderr)} bytes of messages")
        first = done.stderr.decode(errors="replace").split("\n")[0]
        if done.returncode == 2 and not ERROR.match(first):
            self.fail(what, f"no error at a place: {first[:200]}")
        return done

    def refused(self, what, names, *arguments, **how):
        """A run that must end in an error of one of those names, between which there are spaces."""
        done = self.run(what, *arguments, statuses=(2,), **how)
        if done and not any(f"[{name}]".encode() in done.stderr for name in names.split()):
            self.fail(what, f"no [{names}] in {done.stderr[:300].decode(errors='replace')}")
        return done

    def end(self):
        """The exit status of the test."""
        print(f"{self.count} runs, {self.failures} failures")
        return 1 if self.failures else 0


def largest_child():
    """Bytes of memory that the largest child so far has had."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024


def fresh_folder(path):
    """An empty folder, which becomes the working directory."""
    subprocess.run(["rm", "-rf", path], check=True)
    os.makedirs(path)
    os.chdir(path)
