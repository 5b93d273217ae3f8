"""The benchmark's own arithmetic; no peer is needed."""

import importlib
import json
import math

import numpy as np
import pytest

from experiments.bench import measure, report, targets
from experiments.bench.measure import Best, Setting, Trial
from experiments.bench.parts import PARTS
from experiments.bench.plots import frontier
from experiments.bench.race import Result, race


@pytest.mark.parametrize("part", PARTS)
def test_every_part_can_be_imported_without_its_peers(part):
    assert callable(importlib.import_module(f"experiments.bench.parts.{part}").run)


def trial(peer, error, seconds):
    return Trial(peer, f"at {error}", error, 0.0, [seconds])


def best(peer, seconds, reached=True):
    return Best(peer, "setting", 1e-7, reached, 0.5, [seconds] * 5)


def test_the_fastest_that_is_accurate_enough_is_chosen():
    tries = [trial("a", 1e-3, 0.1), trial("a", 1e-6, 0.3), trial("a", 1e-7, 0.2), trial("a", 1e-9, 0.4)]
    assert measure.choose(tries, 2e-6).error == 1e-7
    assert measure.choose(tries, 1e-12).error == 1e-9  # none reaches it: the most accurate


def test_a_run_that_blew_up_is_infinitely_wrong():
    assert measure.largest_error(np.array([1.0, np.nan]), np.array([1.0, 2.0])) == math.inf
    assert measure.largest_error(np.array([[1.0], [2.5]]), np.array([[1.0], [2.0]])) == 0.5


def test_a_ladder_ends_where_it_is_fine_enough():
    ladder = [Setting(str(k), lambda k=k: np.array([10.0**-k])) for k in range(12)]
    found = measure.climb("a", ladder, np.zeros(1), 1e-4, lambda trial: None)
    assert [setting.name for _, setting in found] == ["0", "1", "2", "3", "4", "5", "6"]


def test_a_setting_that_fails_does_not_end_its_ladder():
    def fail():
        raise RuntimeError("Newton did not converge")

    found = measure.climb(
        "a", [Setting("coarse", fail), Setting("fine", lambda: np.zeros(1))], np.zeros(1), 1e-4, lambda trial: None
    )
    assert [t.error for t, _ in found] == [math.inf, 0.0] and "Newton" in found[0][0].setting


def test_what_is_slow_is_run_less_often():
    def more(*seconds):
        return measure.again(seconds, 7, 3, 20.0)

    assert more() and more(30.0, 30.0) and not more(30.0, 30.0, 30.0)
    assert more(*[1.0] * 6) and not more(*[1.0] * 7)
    assert more(*[1e-3] * 24) and not more(*[1e-3] * 25)


def test_a_peer_that_is_missing_is_told_and_the_others_race(capsys):
    def missing():
        raise ImportError("No module named 'peer'")

    result = race(
        Result("x", "X", 1e-3),
        {"absent": missing, "there": lambda: [[Setting("only", lambda: np.zeros(2))]]},
        np.zeros(2),
    )
    assert result.failures == {"absent": "not installed: No module named 'peer'"}
    assert result.best["there"].reached and len(result.best["there"].seconds) == measure.MANY  # it costs nothing
    assert "absent" in capsys.readouterr().out


@pytest.mark.parametrize("power", [0.5, 1.0, 2.0])
def test_exponent_of_a_power_law(power):
    sizes = [10, 20, 50, 200]
    assert measure.exponent(sizes, [3.0 * size**power for size in sizes]) == pytest.approx(power)


def test_frontier_keeps_what_nothing_beats():
    assert frontier([(1e-3, 1.0), (1e-2, 2.0), (1e-5, 3.0), (1e-4, 2.5)]) == [(1e-3, 1.0), (1e-4, 2.5), (1e-5, 3.0)]


def test_verdicts_say_by_how_much_a_target_is_missed():
    at_least = targets.Target("faster", True, 12.0, lambda results: 6.0)
    at_most = targets.Target("slower", False, 10.0, lambda results: 5.0)
    missing = targets.Target("nothing", True, 1.0, lambda results: None)
    assert targets.judged(at_least, {}).word == "missed by 2.00×" and targets.judged(at_least, {}).share == 0.5
    assert targets.judged(at_most, {}).word == "pass" and targets.judged(at_most, {}).share == 2.0
    assert targets.judged(missing, {}).word == "not measured"


def test_times_are_compared_only_where_ours_reaches_the_error():
    results = {
        "part": Result(
            "part",
            "",
            best={"ours": best("ours", 1.0), "coarse": best("coarse", 0.1, reached=False), "peer": best("peer", 8.0)},
        )
    }
    assert targets.times_faster("part", ("ours", "coarse"), "peer")(results) == 8.0
    assert targets.times_faster("part", "coarse", "peer")(results) is None
    assert targets.times_slower("part", "ours", "peer")(results) == 0.125
    assert targets.times_faster("part", "ours", "absent")(results) is None


def test_report_is_written_as_markdown_and_json(tmp_path):
    result = Result(
        "slider_crank",
        "Slider-crank",
        2e-6,
        "piston [m]",
        failures={"Exudyn": "not installed: exudyn"},
        notes=["a note"],
    )
    result.trials = [trial("MuJoCo", 1e-3, 0.1), trial("MuJoCo", 1e-6, 0.2), trial("MuJoCo", math.inf, math.nan)]
    result.best = {"bgjax, multipliers": best("bgjax, multipliers", 0.01), "MuJoCo": best("MuJoCo", 0.2, reached=False)}
    printed = report.write([result], {"machine": {"cores": "2"}}, tmp_path, "day")
    text = (tmp_path / "day.md").read_text()
    assert (
        "| slider-crank, multipliers, against MuJoCo RK4 | ≥ 12× | 20× | 1.67 | pass |" in printed and printed in text
    )
    assert "not installed: exudyn" in text and "**(not reached)**" in text and "| MuJoCo | setting |" in text
    assert json.loads((tmp_path / "day.json").read_text())["results"][0]["name"] == "slider_crank"
    assert (tmp_path / "day_slider_crank_precision.svg").exists()


def test_spread_is_quartiles_and_of_few_values_the_extremes():
    assert report.spread([0.001, 0.002, 0.003]) == "1 – 3"
    assert report.spread([0.001, 0.002, 0.003, 0.004, 0.1]) == "2 – 4"
