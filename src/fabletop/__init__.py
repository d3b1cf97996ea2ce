"""Fabletop: fantasy board games with every rule enforced, in the browser and in Python.

    import fabletop

    match = fabletop.new_match("village", seats=2, seed=7)
    winners = fabletop.bots.play_match(match, ["steady", "random"])

docs/python.md tells more.  What is listed here stays as it is from one version to the next.
"""

__version__ = "0.9.0"

TYPE_CHECKING = False  # what type checkers take for true; `typing` itself would take longer than all of this

if TYPE_CHECKING:
    from fabletop import bots
    from fabletop.api import Match, Setup, load, new_match
else:
    # Everybody who wants one module of ours imports this one first: the games come when they are asked for.

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from fabletop import api

        globals()[name] = getattr(api, name)
        return globals()[name]

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


__all__ = ["Match", "Setup", "__version__", "bots", "load", "new_match"]
