"""What a Prometheus server may read at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    def __init__(self) -> None:
        r = self.registry = CollectorRegistry()
        self.picks = Counter("fabletop_picks", "Picks made", registry=r)
        self.undone = Counter("fabletop_undone", "Picks taken back", registry=r)
        self.refused = Counter("fabletop_refused", "Messages refused", ["reason"], registry=r)
        self.made = Counter("fabletop_tables_made", "Tables made", registry=r)
        self.finished = Counter("fabletop_tables_finished", "Games played to their end", registry=r)
        self.changed = Counter("fabletop_tables_changed", "Tables that go on under changed rules", registry=r)
        self.unreadable = Gauge(
            "fabletop_table_unreadable", "Tables with bots that could not be woken", ["table"], registry=r
        )
        self.tables = Gauge("fabletop_tables_in_memory", "Tables held in memory", registry=r)
        self.connections = Gauge("fabletop_connections", "People listening at tables", registry=r)
        self.pick_seconds = Histogram(
            "fabletop_pick_seconds", "From a pick to its update, written and sent", buckets=FAST, registry=r
        )
        self.batch = Histogram(
            "fabletop_commit_picks", "Picks in one commit", buckets=(1, 2, 5, 10, 20, 50, 100), registry=r
        )
        self.requests = Counter("fabletop_requests", "Requests answered", ["status"], registry=r)

    def text(self) -> bytes:
        return generate_latest(self.registry)
