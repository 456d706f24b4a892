"""A list that only grows, whose copies share what was written before the copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import i64


class Journal:
    def __init__(self, parent: Journal | None = None) -> None:
        self.parent = parent
        self.shared: i64 = 0 if parent is None else parent.length()
        self.items: list[Any] = []

    def add(self, item: Any) -> None:
        self.items.append(item)

    def length(self) -> i64:
        return self.shared + len(self.items)

    def all(self) -> list[Any]:
        if self.parent is None:
            return self.items[:]
        return self.parent.all()[: self.shared] + self.items
