"""numba-cuda, with the internals that this package exchanges or calls. Nobody else touches them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from heorot.core.errors import HeorotError
from heorot.engine.link import Function

TARGET = (8, 0)
"""The compute capability that the PTX is for: an A100, and whatever came after it."""
VERSION = "0.30."
"""The versions of numba-cuda whose internals this module knows."""


@contextmanager
def numba_cuda() -> Iterator[Any]:
    """numba.cuda, made to compile for `TARGET`, whatever GPU there is, if any.

    Two of its internals are exchanged for that time:

    - It asks the current GPU which instructions it may use when one function calls another, even
      where the caller's target was given. There need not be a GPU: it is told our target.
    - It lets a negative index count from the end. Rules have none (the checked interpreter sees to
      that), and what remains is smaller and faster.
    """
    try:
        found = version("numba-cuda")
    except PackageNotFoundError:
        raise HeorotError("compiling for a GPU needs numba-cuda: install heorot[ptx]") from None
    if not found.startswith(VERSION):
        raise HeorotError(
            "compiling for a GPU needs numba-cuda {needed}*, not {found}: install heorot[ptx]",
            needed=VERSION,
            found=found,
        )
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    indexing: Any = import_module("numba.cuda.np.arrayobj")
    types = import_module("numba.cuda.types")

    class Device:
        compute_capability = TARGET

    def as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp)

    kept = dispatcher.get_current_device, indexing.fix_integer_index
    dispatcher.get_current_device, indexing.fix_integer_index = Device, as_it_is
    try:
        yield import_module("numba.cuda")
    finally:
        dispatcher.get_current_device, indexing.fix_integer_index = kept


def ptx_of(name: str, kernel: Function, arguments: tuple[str, ...]) -> str:
    """Compile a kernel that takes such arguments (`kernels.KERNELS`).

    This goes through numba-cuda's own steps, in order to ask for small code before the last one.
    NVVM otherwise unrolls and inlines the rules to half a megabyte, and the GPU spends most of its
    time waiting for instructions: on an H200, small code is three times as fast.
    """
    compiler = import_module("numba.cuda.compiler")
    types = import_module("numba.cuda.types")
    kinds = {"q": types.int64, "i": types.int32, "b": types.int8, "f": types.float32}
    given = [
        types.Array(kinds[one[0]], int(one[1]), "C") if one != "n" else types.int64
        for one in arguments
    ]
    library, _ = compiler._compile_pyfunc_with_fixup(  # noqa: SLF001
        kernel, types.void(*given), device=False, cc=TARGET, abi="numba"
    )
    for module in library.modules:
        for function in module.functions:
            if not function.is_declaration:
                function.attributes.add("optsize")
    text: str = library.get_asm_str(cc=TARGET)
    return text.replace(library._entry_name, name) + "\n"  # noqa: SLF001
