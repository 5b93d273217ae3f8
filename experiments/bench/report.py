"""Writes what was measured as Markdown, JSON and pictures."""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

import numpy as np

from .measure import Best
from .race import Result
from .targets import verdicts


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]


def milliseconds(seconds: float) -> str:
    return f"{1e3 * seconds:.3g}" if seconds < 1.0 else f"{1e3 * seconds:.0f}"


def spread(seconds: Sequence[float]) -> str:
    """Quartiles; of few values the extremes."""
    low, high = (min(seconds), max(seconds)) if len(seconds) < 5 else np.quantile(seconds, [0.25, 0.75])
    return f"{milliseconds(low)} – {milliseconds(high)}"


def best_row(best: Best, fastest: float) -> list[str]:
    error = f"{best.error:.1e}{'' if best.reached else ' **(not reached)**'}"
    times = [
        milliseconds(best.median),
        spread(best.seconds),
        str(len(best.seconds)),
        f"{best.median / fastest:.3g}",
        f"{best.first:.2f}",
    ]
    return [best.peer, best.setting, error, *times]


def best_table(result: Result) -> list[str]:
    ours = [best.median for best in result.best.values() if best.peer.startswith("bgjax") and best.reached]
    fastest = min(ours) if ours else min(best.median for best in result.best.values())
    head = [
        "",
        "best setting",
        "error",
        "ms",
        "spread",
        "runs",
        "times bgjax's best" if ours else "times the fastest",
        "first call s",
    ]
    return table(head, [best_row(best, fastest) for best in sorted(result.best.values(), key=lambda best: best.median)])


def trial_table(result: Result) -> list[str]:
    """Every setting with its error: that errors fall with the step size is the proof that the
    peer simulates the same."""
    rows = [
        [t.peer, t.setting, f"{t.error:.2e}", milliseconds(t.median) if math.isfinite(t.median) else "–"]
        for t in result.trials
    ]
    return [
        "<details><summary>all settings</summary>",
        "",
        *table(["", "setting", "error", "ms"], rows),
        "",
        "</details>",
    ]


def section(result: Result, pictures: Sequence[str]) -> list[str]:
    lines = [f"## {result.title}", ""]
    if result.best:
        wanted = f"Wanted error {result.target:g}, {result.watched}." if math.isfinite(result.target) else ""
        lines += [wanted, "", *best_table(result), ""]
    if result.numbers:
        lines += [*table(["", ""], [[name, f"{value:.4g}"] for name, value in result.numbers.items()]), ""]
    lines += [f"- {peer}: not measured, {why}" for peer, why in result.failures.items()]
    lines += [f"- {note}" for note in result.notes] + [""]
    lines += [f"![{result.title}]({name})" for name in pictures] + [""]
    return lines + ([*trial_table(result), ""] if result.trials else [])


def verdict_table(results: Mapping[str, Result]) -> list[str]:
    rows = [
        [v.name, v.wanted, v.measured, f"{v.share:.2f}" if math.isfinite(v.share) else "–", v.word]
        for v in verdicts(results)
    ]
    return table(["", "target", "ours", "of the target", ""], rows)


def markdown(results: Sequence[Result], facts: Mapping, name: str, pictures: Mapping[str, Sequence[str]]) -> str:
    lines = [f"# Benchmark, {name}", ""]
    for facts_of in facts.values():
        lines += [*table(["", ""], [list(pair) for pair in facts_of.items()]), ""]
    lines += ["## Targets", "", *verdict_table({result.name: result for result in results}), ""]
    for result in results:
        lines += section(result, pictures.get(result.name, ()))
    return "\n".join(lines)


def plain(value):
    """JSON knows neither NaN nor infinity."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def write(results: Sequence[Result], facts: Mapping, folder: Path, name: str) -> str:
    """Returns the table of targets, to be printed."""
    folder.mkdir(exist_ok=True)
    by_name = {result.name: result for result in results}
    judged = [asdict(verdict) for verdict in verdicts(by_name)]
    everything = {**facts, "targets": judged, "results": [asdict(result) for result in results]}
    (folder / f"{name}.json").write_text(json.dumps(plain(everything), indent=1, default=float, ensure_ascii=False))
    pictures = _pictures(results, folder, name)
    (folder / f"{name}.md").write_text(markdown(results, facts, name, pictures))
    return "\n".join(verdict_table(by_name))


def _pictures(results: Sequence[Result], folder: Path, name: str) -> dict[str, list[str]]:
    try:
        from .plots import draw
    except ImportError:
        return {}
    return draw(results, folder, name)
