"""A list that only grows, whose copies share what was written before the copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64


class Journal:
    def __init__(self, parent: Journal | None = None) -> None:
        self.parent = parent
        self.shared: i64 = 0 if parent is None else parent.length()
        self.items: list[Any] = []
        self.watcher: Callable[[], None] | None = None

    def add(self, item: Any) -> None:
        self.items.append(item)
        if self.watcher is not None:
            self.watcher()

    def length(self) -> i64:
        return self.shared + len(self.items)

    def all(self) -> list[Any]:
        parts: list[list[Any]] = []
        journal: Journal | None = self
        left: i64 = self.length()  # a loop: copies of copies may go deeper than calls can
        while journal is not None:
            if left > journal.shared:
                parts.append(journal.items[: left - journal.shared])
                left = journal.shared
            journal = journal.parent
        found: list[Any] = []
        for at in range(len(parts) - 1, -1, -1):
            found += parts[at]
        return found
