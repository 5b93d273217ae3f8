// Energies at the cursor as bars on one scale, with the residual of the audit.

import { Times } from "../data/times.js";
import { element } from "../page/elements.js";
import { short } from "./ticks.js";

const COLOURS = {
  kinetic: "#2563eb",
  potential: "#15803d",
  stored: "#0e7490",
  dissipated: "#c2410c",
  supplied: "#7c3aed",
};

export class EnergyPanel {
  constructor(energy, clock) {
    this.energy = energy;
    this.times = new Times(clock.times.values);
    this.rows = energy.parts.map((part) => this.row(part));
    let [low, high] = [0, 1e-300];
    for (const { values } of energy.parts)
      for (const value of values)
        if (Number.isFinite(value)) [low, high] = [Math.min(low, value), Math.max(high, value)];
    [this.low, this.high] = [low, high];
    for (const { zero } of this.rows) zero.style.left = `${100 * this.share(0)}%`;
    this.residual = element("div", { className: "residual" });
    this.host = element("div", { className: "energy" }, ...this.rows.map(({ host }) => host), this.residual);
  }

  row({ label, values }) {
    const fill = element("i", { className: "fill" });
    fill.style.background = COLOURS[label] ?? "#57606a";
    const zero = element("i", { className: "zero" });
    const words = element("output");
    const rail = element("div", { className: "rail" }, fill, zero);
    return {
      values,
      fill,
      zero,
      words,
      host: element("div", { className: "row" }, element("span", { text: label }), rail, words),
    };
  }

  share(value) {
    return (value - this.low) / (this.high - this.low);
  }

  move(time) {
    this.times.locate(time);
    for (const { values, fill, words } of this.rows) {
      const value = this.times.sample(values);
      const [a, b] = [this.share(Math.min(0, value)), this.share(Math.max(0, value))];
      fill.style.left = `${100 * a}%`;
      fill.style.width = `${100 * (b - a)}%`;
      words.textContent = `${short(value)} ${this.energy.unit}`;
    }
    this.tellResidual();
  }

  tellResidual() {
    const { residual, scale, unit } = this.energy;
    if (!residual?.length) return;
    const value = this.times.sample(residual);
    const relative = scale > 0 ? `, relative to ${short(scale)} ${unit}: ${short(value / scale)}` : "";
    this.residual.textContent = `Residual of the energy audit: ${short(value)} ${unit}${relative}`;
  }
}
