"""How sure a measured share is."""

from __future__ import annotations

import math

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(hits: float, trials: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; all of it when nothing was tried."""
    if trials <= 0:
        return (0.0, 1.0)
    share = hits / trials
    weight = Z95 * Z95 / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = Z95 * math.sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def mean_interval(total: float, squares: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a mean, from the sum and the sum of squares."""
    if count < 2:
        mean = total / count if count else 0.0
        return (mean, mean)
    mean = total / count
    variance = max(0.0, (squares - count * mean * mean) / (count - 1))
    reach = Z95 * math.sqrt(variance / count)
    return (mean - reach, mean + reach)
