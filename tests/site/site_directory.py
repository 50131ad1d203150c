#!/usr/bin/env python3
"""
What an atlas does to its directory: the same bytes wherever it is made, nothing written where nothing has changed, files
of an earlier run gone, those of others left, and a message where it cannot write.

usage: site_directory.py JOINERY SOURCE_DIR
"""

import hashlib
import json
import os
import sys
import tempfile

from site_reading import files_of, make, run


def listed(folder, path, content):
    """Puts a file there that the manifest lists, as if an earlier version had made it."""
    with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
        file.write(content)
    with open(os.path.join(folder, "atlas.json"), encoding="utf-8") as file:
        manifest = json.load(file)
    manifest["files"].append({"path": path, "sha256": hashlib.sha256(b"made by us").hexdigest()})
    with open(os.path.join(folder, "atlas.json"), "w", encoding="utf-8") as file:
        json.dump(manifest, file)


def main():
    joinery = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as root:
        first, second = os.path.join(root, "a"), os.path.join(root, "deep/er/b")
        files = make(joinery, first)
        assert files == make(joinery, second), "two runs do not write the same"
        manifest = json.loads(files["atlas.json"])
        assert sorted(entry["path"] for entry in manifest["files"]) == sorted(set(files) - {"atlas.json"})
        again = run(joinery, "atlas", "-o", first)
        assert again.stdout == f"{first}/index.html: {len(files)} files, 0 written, 0 removed\n", again

        listed(first, "old.html", "made by us")
        listed(first, "edited.html", "edited since")
        with open(os.path.join(first, "foreign.html"), "w", encoding="utf-8") as file:
            file.write("of somebody else")
        after = make(joinery, first)
        assert set(after) - set(files) == {"edited.html", "foreign.html"}, set(after) ^ set(files)

        blocked = os.path.join(root, "blocked")
        with open(blocked, "w", encoding="utf-8") as file:
            file.write("a file")
        refused = run(joinery, "atlas", "-o", blocked)
        assert refused.returncode == 2 and "joinery: error: cannot make the directory" in refused.stderr, refused
        os.mkdir(os.path.join(root, "c"))
        os.mkdir(os.path.join(root, "c", "index.html"))
        refused = run(joinery, "atlas", "-o", os.path.join(root, "c"))
        assert refused.returncode == 2 and "index.html" in refused.stderr, refused
        assert files_of(os.path.join(root, "c")) == {}, "files are left"
    return 0


sys.exit(main())
