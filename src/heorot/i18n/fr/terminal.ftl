# Texts of the screens in the terminal.
