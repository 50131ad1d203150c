#!/usr/bin/env python3
"""Answers that cannot be written: every command exits with status 2 and a message if its output is /dev/full or closed, and
dies by SIGPIPE if its reader is gone; if a standard stream is closed, no message ends up in a file.
Usage: sinks.py JOINERY [slow]"""
import os
import signal
import sys

from runs import QUICK, SLOW, Program, fresh, held, in_specs, is_directory, prepare, put, target

program = Program(sys.argv[1])
ANSWERS = [["help"], ["help", "check"], ["--help"], ["--version"], ["check", "--help"]]


def without_output(command):
    at = command.index("-o")
    return command[:at] + command[at + 2 :]


def full(failures, command):
    """As standard output, and as FILE."""
    prepare(program, command, False)
    expected = program.run(command)
    to_stream = command if is_directory(command) else without_output(command)
    if not (is_directory(command) and "-q" in command) and program.run(to_stream)[1]:
        for stream in ("/dev/full", None):
            status, _, error = program.run(to_stream, {1: stream})
            failures.check(status == 2 and "cannot write to standard output" in error and error.count("error:") == 1,
                           f"{to_stream} to {stream}: {status} {error!r}")
    if is_directory(command):
        return
    status, _, error = program.run([*to_stream, "-o", "/dev/full"])
    empty = held().get(target(command)[4:]) == b""
    failures.check((status, "cannot write /dev/full: No space" in error) == ((0, False) if empty else (2, True)),
                   f"{to_stream} -o /dev/full: {status} {error!r}")
    status, out, _ = program.run([*command, "-q"], {2: "/dev/full"})
    failures.check((status, out) == (expected[0], b""), f"{command} with messages to /dev/full: {status}")


def without_reader(failures, command):
    """A pipe that nobody reads: the end by SIGPIPE, or where that is ignored, an error. Files are made all the same."""
    prepare(program, command, False)
    program.run(command)
    expected = held() if is_directory(command) else {}
    to_stream = command if is_directory(command) else without_output(command)
    if not program.run(to_stream)[1]:
        return
    for ignored in (False, True):
        fresh()

        def before():
            read_end, write_end = os.pipe()
            os.dup2(write_end, 1)
            os.close(read_end)
            os.close(write_end)
            signal.signal(signal.SIGPIPE, signal.SIG_IGN if ignored else signal.SIG_DFL)

        status, _, error = program.run(to_stream, before=before)
        right = status == 2 and "Broken pipe" in error if ignored else status == -signal.SIGPIPE and error == ""
        failures.check(right and held() == expected, f"{to_stream} to nobody: {status} {error!r}, {sorted(held())}")


def closed(failures, command):
    """Each set of standard streams is closed at the start: files are as ever, for nothing else is written to them."""
    prepare(program, command, False)
    expected = program.run(command)[0], held()
    for number in range(1, 8):
        streams = {stream: None for stream in range(3) if number >> stream & 1}
        fresh()
        status, _, error = program.run(command, streams)
        allowed = {expected[0], 2} if is_directory(command) and 1 in streams else {expected[0]}
        failures.check(status in allowed and held() == expected[1], f"{command} without {sorted(streams)}: {status} {error!r}")
    for number in range(1, 8):  # a mistake, of which there is something to say
        streams = {stream: None for stream in range(3) if number >> stream & 1}
        put("OUT/kept")
        before = held()
        status = program.run([*command, "--nonsense"], streams)[0]
        failures.check(status == 2 and held() == before, f"{command} --nonsense without {sorted(streams)}: {status}")


def test(failures):
    for command in QUICK + (SLOW if "slow" in sys.argv else []):
        full(failures, command)
        without_reader(failures, command)
        closed(failures, command)
    for command in ANSWERS:
        for stream in ("/dev/full", None):
            status, _, error = program.run(command, {1: stream})
            failures.check(status == 2 and "cannot write to standard output" in error, f"{command} to {stream}: {status} {error!r}")
    status, _, error = program.run(["table", "-"], {0: None})
    failures.check(status == 2 and "Bad file descriptor" in error, f"closed standard input: {status} {error!r}")


in_specs(test)
