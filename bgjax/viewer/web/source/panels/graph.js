// The bond graph: powers at the cursor, boxes that select parts and open their insides, and the way back.

import { within } from "../data/selection.js";
import { Times } from "../data/times.js";
import { button, element } from "../page/elements.js";
import { BACKWARD, Bands, FORWARD } from "./bands.js";
import { short } from "./ticks.js";

const READABLE = { whole: 0.6, part: 0.85 }; // of its own size a drawing can still be read: insides have smaller words

export class GraphPanel {
  constructor(graph, clock, selection) {
    Object.assign(this, { clock, selection });
    this.way = [{ name: "", graph }];
    this.crumbs = element("div", { className: "crumbs" });
    this.sheet = element("div", { className: "sheet" });
    this.words = element("div", { className: "bond-words" });
    this.host = element("div", { className: "graph" }, this.crumbs, this.sheet, legend(), this.words);
    selection.listeners.push(() => this.highlight());
    this.show();
  }

  get current() {
    return this.way[this.way.length - 1];
  }

  get svg() {
    return this.sheet.querySelector("svg");
  }

  show() {
    const { graph } = this.current;
    this.sheet.innerHTML = graph.svg; // the only text taken as HTML: Python has escaped its names
    const share = this.way.length > 1 ? READABLE.part : READABLE.whole;
    const { width, height } = this.svg.viewBox.baseVal;
    this.svg.style.minWidth = `${share * width}px`; // wider than the panel it is scrolled
    this.svg.style.maxHeight = `max(57vh, ${share * height}px)`; // and higher only where it would not be legible
    this.boxes = [...this.sheet.querySelectorAll("g[data-box]")];
    this.bands = new Bands(this.sheet, graph, new Times(this.clock.times.values));
    this.hovered = null;
    for (const box of this.boxes) this.listenToBox(box);
    for (const item of this.bands.items) {
      item.group.addEventListener("pointerenter", () => this.hoverBond(item));
      item.group.addEventListener("pointerleave", () => this.hoverBond(null));
    }
    this.showWay();
    this.highlight();
    this.move(this.clock.time);
  }

  // What is inside a box, if it can be opened.
  inside(name) {
    const { inside } = this.current.graph;
    return inside && Object.hasOwn(inside, name) ? inside[name] : null;
  }

  listenToBox(box) {
    const name = box.dataset.box;
    const opens = this.inside(name) !== null;
    box.classList.add("clickable");
    box.classList.toggle("opens", opens);
    box.addEventListener("pointerenter", () => this.selection.hover(this.path(name)));
    box.addEventListener("pointerleave", () => this.selection.hover(""));
    box.addEventListener("click", () => {
      this.selection.select(this.path(name));
      if (opens) this.open(name);
    });
  }

  // The path of a box: inside a part names are told from there, but for those of what it is connected to.
  path(name) {
    const part = this.current.name;
    const outside = this.way.some(({ boxes }) => boxes?.has(name.split(".")[0]));
    return part && !within(name, part) && !outside ? `${part}.${name}` : name;
  }

  open(name) {
    const graph = this.inside(name);
    if (!graph) return;
    this.selection.hover("");
    this.current.boxes = new Set(this.boxes.map((box) => box.dataset.box));
    this.way.push({ name: this.path(name), graph });
    this.show();
  }

  back(level) {
    this.way.length = level + 1;
    this.current.boxes = null;
    this.show();
  }

  showWay() {
    this.crumbs.replaceChildren();
    this.crumbs.hidden = this.way.length < 2;
    this.way.forEach(({ name }, level) => {
      const text = name || "whole graph";
      const last = level === this.way.length - 1;
      if (level) this.crumbs.append(" › ");
      this.crumbs.append(
        last ? element("b", { text }) : button(text, `Back to ${text}`, () => this.back(level), "crumb"),
      );
    });
  }

  // Boxes of the selected part: itself, what is inside it, or the folded part that contains it. When all of this
  // drawing is inside the selected part, none of its boxes is told apart.
  highlight() {
    const { name, hovered } = this.selection;
    const all = within(this.current.name, name);
    for (const box of this.boxes) {
      const path = this.path(box.dataset.box);
      const chosen = !all && name !== "" && (within(path, name) || within(name, path));
      box.classList.toggle("selected", chosen);
      box.classList.toggle("hovered", hovered !== "" && within(path, hovered));
    }
  }

  hoverBond(item) {
    this.hovered = item;
    this.tellBond();
  }

  tellBond() {
    const { hovered } = this;
    const text = hovered ? `${hovered.result || hovered.line}: ${short(hovered.power)} W` : "";
    if (this.words.textContent !== text) this.words.textContent = text;
  }

  move(time) {
    this.bands.move(time);
    this.tellBond();
    this.largest ??= this.host.querySelector(".largest");
    const { largest } = this.current.graph;
    const none = largest === null ? "no powers are known" : "none passes here";
    const text = largest > 0 ? `widest: ${short(largest)} W` : none;
    if (this.largest.textContent !== text) this.largest.textContent = text;
  }
}

function legend() {
  const entry = (colour, text) => {
    const swatch = element("i", { className: "swatch" });
    swatch.style.background = colour;
    return element("span", { className: "key" }, swatch, element("span", { text }));
  };
  const widest = element("span", { className: "largest" });
  return element(
    "div",
    { className: "legend" },
    "Power ",
    entry(FORWARD, "along the half-arrow"),
    entry(BACKWARD, "against it"),
    widest,
  );
}
