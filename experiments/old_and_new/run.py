"""`python experiments/old_and_new/run.py COMMIT`: an earlier commit and the working tree in turn,
and the ratios new / old; see README.md."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path


ROOT = Path(__file__).resolve().parents[2]
TURNS = 3


def measure(folder: Path) -> dict[str, dict[str, float]]:
    """What measure.py prints, with that folder's bgjax and models and nothing compiled before."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "BGJAX_CACHE": "off"}
    script = ROOT / "experiments/old_and_new/measure.py"
    run = subprocess.run(
        [sys.executable, script], env=environment, cwd=folder, capture_output=True, text=True, check=True
    )
    return json.loads(run.stdout.splitlines()[-1])


def ratios(old: list[dict], new: list[dict]) -> list[tuple[str, str, float, float]]:
    """(case, stage, smallest old, smallest new), where both have the case."""

    def least(turns, case, stage):
        return min(turn[case][stage] for turn in turns)

    return [
        (case, stage, least(old, case, stage), least(new, case, stage)) for case in old[0] for stage in old[0][case]
    ]


def table(rows: list[tuple[str, str, float, float]]) -> str:
    lines = ["| case | stage | old | new | new / old |", "|---|---|---|---|---|"]
    lines += [
        f"| {case} | {stage} | {before:.4g} | {after:.4g} | {after / before:.2f} |"
        for case, stage, before, after in rows
    ]
    for stage in dict.fromkeys(row[1] for row in rows):
        each = [after / before for _, of, before, after in rows if of == stage]
        lines.append(f"| **all** | {stage} | | | **{statistics.geometric_mean(each):.2f}** |")
    return "\n".join(lines)


def main() -> None:
    commit = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "old"
        subprocess.run(
            ["git", "worktree", "add", "--detach", str(before), commit], cwd=ROOT, check=True, capture_output=True
        )
        try:
            turns = [(measure(before), measure(ROOT)) for _ in range(TURNS)]
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(before)], cwd=ROOT, check=True)
    print(f"Seconds, the smaller of {TURNS} turns; old is {commit}.\n")
    print(table(ratios([old for old, _ in turns], [new for _, new in turns])))


if __name__ == "__main__":
    main()
