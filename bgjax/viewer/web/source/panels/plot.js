// One plot: curves over time with units, a cursor that follows the time, and a click or drag that seeks.

import { element } from "../page/elements.js";
import { range, short, superscript, tickTexts, ticks } from "./ticks.js";
import { drawCurve } from "./thinning.js";

const HEIGHT = 128;
const EDGE = { left: 52, right: 12, top: 6, bottom: 20 };
const COLOURS = ["#1d4ed8", "#c2410c", "#15803d", "#7c3aed", "#b91c1c", "#0e7490", "#a16207", "#475569"];

export class Plot {
  // `curves`: {label, times (Times), values, colour, dashed}; `logarithmic`: powers of ten of absolute values.
  constructor({ title, unit, curves, logarithmic = false }, clock) {
    Object.assign(this, { title, unit, clock });
    this.curves = curves.map((curve, k) => ({ ...curve, colour: curve.colour ?? COLOURS[k % COLOURS.length] }));
    const largest = logarithmic ? largestOf(curves) : 0;
    if (largest > 0) for (const curve of this.curves) curve.drawn = powers(curve.values, largest);
    this.logarithmic = largest > 0;
    this.canvas = element("canvas");
    this.cursor = element("div", { className: "cursor" });
    this.area = element("div", { className: "plot-area" }, this.canvas, this.cursor);
    this.scale = element("span", { className: "unit", text: unit ? `[${unit}]` : "" });
    const keys = this.curves.map((curve) => this.key(curve));
    const head = element("div", { className: "plot-head" }, element("b", { text: title }), this.scale, ...keys);
    this.host = element("div", { className: "plot" }, head, this.area);
    this.setAxis();
    this.listen();
  }

  key(curve) {
    const swatch = element("i", { className: "swatch" });
    swatch.style.background = curve.colour;
    curve.words = element("output", { text: "–" });
    const label = this.curves.length > 1 || curve.label !== this.title ? curve.label : "";
    return element("span", { className: "key" }, swatch, element("span", { text: label }), curve.words);
  }

  setAxis() {
    let [low, high] = [Infinity, -Infinity];
    for (const { drawn, values } of this.curves)
      for (const value of drawn ?? values)
        if (Number.isFinite(value)) [low, high] = [Math.min(low, value), Math.max(high, value)];
    [this.low, this.high] = range(low, high);
  }

  listen() {
    const seek = (event) => this.clock.seek(this.timeAt(event.clientX - this.area.getBoundingClientRect().left));
    this.area.addEventListener("pointerdown", (event) => {
      this.area.setPointerCapture(event.pointerId);
      seek(event);
    });
    this.area.addEventListener("pointermove", (event) => {
      if (event.buttons & 1) seek(event);
    });
  }

  get span() {
    return this.clock.last - this.clock.first || 1;
  }

  x(time) {
    return EDGE.left + ((time - this.clock.first) / this.span) * (this.width - EDGE.left - EDGE.right);
  }

  y(value) {
    return EDGE.top + ((this.high - value) / (this.high - this.low)) * (HEIGHT - EDGE.top - EDGE.bottom);
  }

  timeAt(x) {
    return this.clock.first + ((x - EDGE.left) / (this.width - EDGE.left - EDGE.right)) * this.span;
  }

  // Draws everything but the cursor: only when the width changes.
  draw() {
    const width = this.area.clientWidth;
    if (!width || width === this.width) return;
    this.width = width;
    const ratio = window.devicePixelRatio || 1;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(HEIGHT * ratio);
    const context = this.canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.axes(context);
    this.lines(context);
  }

  axes(context) {
    const right = this.width - EDGE.right;
    const bottom = HEIGHT - EDGE.bottom;
    context.font = "10.5px Helvetica, Arial, sans-serif";
    context.lineWidth = 1;
    const across = ticks(this.low, this.high, 4);
    const { texts, power } = tickTexts(across);
    if (!this.logarithmic) this.tellScale(power);
    across.forEach((value, k) => {
      stroke(context, EDGE.left, this.y(value), right, this.y(value), "#eaeef2");
      const text = this.logarithmic ? `10${superscript(Math.round(value))}` : texts[k];
      if (!this.logarithmic || Number.isInteger(Number(value.toPrecision(9))))
        write(context, text, EDGE.left - 6, this.y(value), "right");
    });
    const times = ticks(this.clock.first, this.clock.last, Math.max(2, Math.floor(this.width / 90)));
    const words = tickTexts(times);
    times.forEach((time, k) => {
      stroke(context, this.x(time), EDGE.top, this.x(time), bottom, "#f3f5f7");
      const scale = words.power ? `e${words.power}` : "";
      const last = this.x(time) > right - 24;
      write(
        context,
        `${words.texts[k]}${scale}${k === times.length - 1 ? " s" : ""}`,
        this.x(time) + (last ? 8 : 0),
        bottom + 11,
        last ? "right" : "center",
      );
    });
    stroke(context, EDGE.left, EDGE.top, EDGE.left, bottom, "#8c959f");
    stroke(context, EDGE.left, bottom, right, bottom, "#8c959f");
  }

  tellScale(power) {
    this.scale.textContent = [power ? `×10${superscript(power)}` : "", this.unit ? `[${this.unit}]` : ""]
      .join(" ")
      .trim();
  }

  lines(context) {
    const place = { x: (t) => this.x(t), y: (v) => this.y(v), left: EDGE.left, right: this.width - EDGE.right };
    context.lineWidth = 1.5;
    context.lineJoin = "round";
    for (const { times, values, drawn, colour, dashed } of this.curves) {
      context.strokeStyle = colour;
      context.setLineDash(dashed ? [5, 3] : []);
      drawCurve(context, times.values, drawn ?? values, place);
    }
    context.setLineDash([]);
  }

  moveCursor(time) {
    if (this.width) this.cursor.style.transform = `translateX(${this.x(time)}px)`;
  }

  tell(time) {
    for (const curve of this.curves) curve.words.textContent = short(curve.times.locate(time).sample(curve.values));
  }
}

// Powers of ten of absolute values, down to a millionth of the largest of all curves: below it is rounding, or zero.
function powers(values, largest) {
  const least = 1e-6 * (largest || 1);
  return Float32Array.from(values, (value) => Math.log10(Math.max(Math.abs(value), least)));
}

function largestOf(curves) {
  let found = 0;
  for (const { values } of curves)
    for (const value of values) if (Number.isFinite(value)) found = Math.max(found, Math.abs(value));
  return found;
}

function stroke(context, x0, y0, x1, y1, colour) {
  context.strokeStyle = colour;
  context.beginPath();
  context.moveTo(Math.round(x0) + 0.5, Math.round(y0) + 0.5);
  context.lineTo(Math.round(x1) + 0.5, Math.round(y1) + 0.5);
  context.stroke();
}

function write(context, text, x, y, align) {
  context.fillStyle = "#57606a";
  context.textAlign = align;
  context.textBaseline = "middle";
  context.fillText(text, x, y);
}
