// The plots of results and of constraint residuals, from the page's data.

import { Times } from "../data/times.js";
import { GHOSTS } from "../picture/picture.js";
import { Plot } from "./plot.js";

export function resultPlots(data, clock) {
  return data.plots.map(
    ({ title, unit, curves }) => new Plot({ title, unit, curves: curves.map(curveOf(data)) }, clock),
  );
}

// All residuals of one unit together, on a logarithmic axis.
export function residualPlots(data, clock) {
  const units = [...new Set(data.residuals.map(({ unit }) => unit))];
  return units.map((unit) => {
    const mine = data.residuals.filter((residual) => residual.unit === unit);
    const curves = mine.map(({ label, values }) => ({ label, values, times: new Times(data.motions[0].times) }));
    return new Plot({ title: "Constraint residuals, absolute", unit, curves, logarithmic: true }, clock);
  });
}

function curveOf(data) {
  return ({ label, motion = 0, values }) => {
    const times = new Times(data.motions[motion].times);
    const ghost = motion > 0 ? { colour: GHOSTS[(motion - 1) % GHOSTS.length], dashed: true } : {};
    return { label, values, times, ...ghost };
  };
}
