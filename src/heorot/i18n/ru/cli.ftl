# Texts of the commands.
