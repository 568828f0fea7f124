"""`python -m heorot.cli`: the command line, also where `heorot` is not on the path."""

from heorot.cli import main

main()
