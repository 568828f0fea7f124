"""How much one guest or one address may ask for: a bucket that fills again with time."""

from __future__ import annotations

from dataclasses import dataclass, field

MOST_KEPT = 10_000


@dataclass
class Limit:
    """So many at once, and so many a second in the long run, for each key."""

    burst: float
    per_second: float
    _buckets: dict[str, tuple[float, float]] = field(default_factory=dict)

    def allows(self, key: str, now: float) -> bool:
        """Whether one more is allowed; it is counted."""
        left, since = self._buckets.get(key, (self.burst, now))
        left = min(self.burst, left + (now - since) * self.per_second)
        if left < 1:
            self._buckets[key] = (left, now)
            return False
        if len(self._buckets) >= MOST_KEPT:
            self._forget(now)
        self._buckets[key] = (left - 1, now)
        return True

    def _forget(self, now: float) -> None:
        """Drop whoever has not asked for anything in a long time."""
        full = self.burst / self.per_second
        kept = {key: one for key, one in self._buckets.items() if now - one[1] < full}
        self._buckets = kept if len(kept) < MOST_KEPT else {}
