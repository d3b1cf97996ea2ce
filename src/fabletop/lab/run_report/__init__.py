"""A run told on one page: `fabletop report`."""

from fabletop.lab.run_report.page import page_of

__all__ = ["page_of"]
