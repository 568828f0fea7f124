"""What every test starts from: English, whatever the machine speaks."""

from __future__ import annotations

import os

os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("HEOROT_LANG", None)
