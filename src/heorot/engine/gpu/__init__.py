"""The GPU backend: one game a thread.

- `kernels` is what runs there, written as rules;
- `compiling` makes PTX of it, without needing a GPU (`patched` holds what is done to numba-cuda);
- `running` loads and launches PTX, with CuPy and NumPy alone;
- `checking` says what must come out, and compares.
"""
