#!/usr/bin/env python3
"""Writes a wheel of what is installed in a folder: programs as scripts and the rest as data, so that what pip installs it
into is such a folder, too. The same files give the same bytes. Usage: wheel.py INSTALLED METADATA FOLDER MACHINE"""
import base64
import email
import hashlib
import pathlib
import sys
import zipfile

installed, metadata, folder, machine = sys.argv[1:]
metadata = pathlib.Path(metadata).read_bytes()
fields = email.message_from_bytes(metadata)
release = f"{fields['Name']}-{fields['Version']}"
platforms = [f"manylinux_2_17_{machine}", f"musllinux_1_1_{machine}"]  # a static program needs neither

files = {}
for path in sorted(pathlib.Path(installed).rglob("*")):
    if path.is_file():
        place = path.relative_to(installed).as_posix()
        place = place.replace("bin/", "scripts/", 1) if place.startswith("bin/") else "data/" + place
        files[f"{release}.data/{place}"] = path.read_bytes()
tags = "".join(f"Tag: py3-none-{platform}\n" for platform in platforms)
files[f"{release}.dist-info/METADATA"] = metadata
files[f"{release}.dist-info/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: joinery\nRoot-Is-Purelib: false\n{tags}".encode()

record = f"{release}.dist-info/RECORD"
lines = []
for name, content in files.items():
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
    lines.append(f"{name},sha256={digest},{len(content)}\n")
files[record] = "".join([*lines, f"{record},,\n"]).encode()
with zipfile.ZipFile(pathlib.Path(folder, f"{release}-py3-none-{'.'.join(platforms)}.whl"), "w", zipfile.ZIP_DEFLATED) as wheel:
    for name, content in files.items():
        entry = zipfile.ZipInfo(name)
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = (0o100755 if name.startswith(f"{release}.data/scripts/") else 0o100644) << 16
        wheel.writestr(entry, content)
