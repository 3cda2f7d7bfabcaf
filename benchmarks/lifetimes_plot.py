"""The plot of `lifetimes.py`, as a small SVG of its own: strengths by habit above, live episodes by class below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LEFT, WIDTH, HEIGHT, GAP = 60, 480, 220, 60
COLOURS: Final = ("#1b7837", "#2166ac", "#b2182b", "#777777", "#b8860b")
FONT: Final = 'font-family="sans-serif" font-size="12"'
ARCHIVE_LINE: Final = 0.2


def draw(strengths: Mapping[str, Sequence[float]], episodes: Mapping[str, Sequence[int]], decay_on: int) -> str:
    """Return both panels: days across; strength in [0, 1] above, counts below."""
    days = max(map(len, strengths.values())) - 1
    most = max(max(counts) for counts in episodes.values())
    switched = LEFT + WIDTH * decay_on / days
    top, below = 20, 20 + HEIGHT + GAP
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 {below + HEIGHT + 40}" {FONT}>',
        f'<rect width="720" height="{below + HEIGHT + 40}" fill="white"/>',
        *_frame(top, "strength", "1"),
        *_frame(below, "live episodes", f"{most:,}"),
        f'<path d="M{switched:.0f} {top}V{top + HEIGHT}" stroke="#bbbbbb" stroke-dasharray="4 4"/>',
        f'<text x="{switched + 4:.0f}" y="{top + 10}">decay switched on</text>',
        f'<path d="M{LEFT} {_y(top, ARCHIVE_LINE):.0f}H{LEFT + WIDTH}" stroke="#bbbbbb" stroke-dasharray="4 4"/>',
        f'<text x="{LEFT + 4}" y="{_y(top, ARCHIVE_LINE) - 4:.0f}">archive line</text>',
        f'<text x="{LEFT + WIDTH / 2 - 40:.0f}" y="{below + HEIGHT + 30}">day 0 to {days}</text>',
        *_curves(strengths, top, 1.0),
        *_curves(episodes, below, most),
        "</svg>",
        "",
    ]
    return "\n".join(lines)


def _frame(top: int, title: str, high: str) -> list[str]:
    return [
        f'<path d="M{LEFT} {top}V{top + HEIGHT}H{LEFT + WIDTH}" fill="none" stroke="black"/>',
        f'<text x="{LEFT - 8}" y="{top + 10}" text-anchor="end">{high}</text>',
        f'<text x="{LEFT - 8}" y="{top + HEIGHT}" text-anchor="end">0</text>',
        f'<text x="{LEFT}" y="{top - 8}" font-weight="bold">{title}</text>',
    ]


def _curves(series: Mapping[str, Sequence[float]], top: int, high: float) -> list[str]:
    lines: list[str] = []
    for place, ((name, values), colour) in enumerate(zip(series.items(), COLOURS, strict=False)):
        step = WIDTH / max(len(values) - 1, 1)
        points = " ".join(f"{LEFT + step * day:.0f},{_y(top, value / high):.1f}" for day, value in enumerate(values))
        spot = top + 14 + 18 * place
        lines += [
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="{LEFT + WIDTH + 14}" y="{spot}" fill="{colour}">{name}</text>',
        ]
    return lines


def _y(top: int, share: float) -> float:
    return top + HEIGHT * (1.0 - share)
