// The column beside the picture: sections that fold, and follow the time.

import { element } from "../page/elements.js";
import { EnergyPanel } from "./energy.js";
import { EventsPanel } from "./events.js";
import { GraphPanel } from "./graph.js";
import { residualPlots, resultPlots } from "./plots.js";

const PAUSE = 60; // ms between two updates of words and bands while playing

export class Panels {
  constructor(host, data, clock, selection) {
    this.clock = clock;
    this.told = -Infinity;
    this.plots = [...resultPlots(data, clock), ...residualPlots(data, clock)];
    this.graph = data.graph && new GraphPanel(data.graph, clock, selection);
    const energy = data.energy && new EnergyPanel(data.energy, clock);
    const events = data.events.length ? new EventsPanel(data.events, clock, selection) : null;
    this.others = [this.graph, energy, events].filter(Boolean);
    const results = this.plots.slice(0, data.plots.length).map((plot) => plot.host);
    const residuals = this.plots.slice(data.plots.length).map((plot) => plot.host);
    this.add(host, "Bond graph", this.graph && [this.graph.host]);
    this.add(host, "Results", results);
    this.add(host, "Energy", energy && [energy.host]);
    this.add(host, "Events", events && [events.host]);
    this.add(host, "Constraints", residuals);
    this.empty = !host.children.length;
  }

  add(host, title, children) {
    if (!children?.length) return;
    const section = element("details", { open: true }, element("summary", { text: title }), ...children);
    section.addEventListener("toggle", () => this.draw());
    host.append(section);
  }

  // After the width has changed.
  draw() {
    for (const plot of this.plots) plot.draw();
    this.move(this.clock.time, true);
  }

  move(time, now = false) {
    for (const plot of this.plots) plot.moveCursor(time);
    const clock = performance.now();
    if (!now && this.clock.playing && clock - this.told < PAUSE) return;
    this.told = clock;
    for (const plot of this.plots) plot.tell(time);
    for (const panel of this.others) panel.move(time);
  }
}
