// What is written over the picture: labels, flashes of events, axes, a scale bar, a legend of ghosts.

import { Matrix4, Vector3 } from "three";
import { short } from "../panels/ticks.js";

const FONT = "12px Helvetica, Arial, sans-serif";
const AXES = [
  { name: "x", colour: "#c0392b", axis: new Vector3(1, 0, 0), column: 0 },
  { name: "y", colour: "#15803d", axis: new Vector3(0, 1, 0), column: 1 },
  { name: "z", colour: "#1d4ed8", axis: new Vector3(0, 0, 1), column: 2 },
];
const LINE = 13; // px between two lines of text
const projected = new Vector3();
const matrix = new Matrix4();
const end = new Vector3();

export class Overlay {
  constructor(canvas, camera) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.camera = camera;
    this.taken = []; // where labels of this frame begin: x and y of each
    this.length = 0.07 * camera.size; // of the axes of frames
  }

  resize(width, height, ratio) {
    [this.width, this.height, this.ratio] = [width, height, ratio];
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
  }

  draw(labels, flashes, legend) {
    const { context, ratio } = this;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, this.width, this.height);
    context.font = FONT;
    context.textBaseline = "middle";
    for (const flash of flashes.items) if (flash.strength > 0) this.flash(flash);
    this.taken.length = 0;
    for (const item of labels.items) if (labels.visible(item)) this.label(item);
    this.triad();
    this.scaleBar();
    if (legend.length > 1) this.legend(legend);
  }

  // Pixels of a place, or false behind the camera; the result is left in `projected`.
  project(point) {
    projected.copy(point).project(this.camera.active);
    projected.x = 0.5 * (projected.x + 1) * this.width;
    projected.y = 0.5 * (1 - projected.y) * this.height;
    return projected.z < 1 && Number.isFinite(projected.x);
  }

  flash({ point, strength }) {
    if (!this.project(point)) return;
    const { context } = this;
    context.beginPath();
    context.arc(projected.x, projected.y, 8 + 22 * (1 - strength), 0, 2 * Math.PI);
    context.lineWidth = 1 + 4 * strength;
    context.globalAlpha = Math.min(1, 0.25 + strength);
    context.strokeStyle = "#ea580c";
    context.stroke();
    context.globalAlpha = 1;
  }

  label({ text, point, colour, kind, place }) {
    if (kind === "frames") this.axes(place, point);
    if (!this.project(point)) return;
    const x = projected.x + 8;
    const y = this.free(x, projected.y - 12);
    this.taken.push(x, y);
    this.words(text, x, y, colour);
  }

  // A height at which no other label begins close by.
  free(x, y) {
    const { taken } = this;
    for (let k = 0; k < taken.length; k += 2)
      if (Math.abs(taken[k] - x) < 50 && Math.abs(taken[k + 1] - y) < LINE)
        return this.free(x, taken[k + 1] + LINE + 0.1);
    return y;
  }

  // The three axes of a frame, in their place.
  axes(place, point) {
    place.matrix(matrix);
    for (const { colour, column } of AXES) {
      if (!this.project(point)) return;
      const { x, y } = projected;
      end.setFromMatrixColumn(matrix, column).multiplyScalar(this.length).add(point);
      if (this.project(end)) this.segment(colour, 1.5, x, y, projected.x, projected.y);
    }
  }

  words(text, x, y, colour, align = "left") {
    const { context } = this;
    context.textAlign = align;
    context.lineWidth = 3.5;
    context.lineJoin = "round";
    context.strokeStyle = "rgba(255,255,255,0.9)";
    context.strokeText(text, x, y);
    context.fillStyle = colour;
    context.fillText(text, x, y);
  }

  // The directions of the world, those away from who looks first.
  triad() {
    const [x, y, length] = [38, this.height - 38, 24];
    const { right, up, out } = this.camera;
    AXES.sort((a, b) => a.axis.dot(out) - b.axis.dot(out));
    for (const { name, colour, axis } of AXES) {
      const dx = length * axis.dot(right);
      const dy = -length * axis.dot(up);
      if (Math.hypot(dx, dy) < 4) continue;
      this.segment(colour, 2, x, y, x + dx, y + dy);
      this.words(name, x + 1.38 * dx, y + 1.38 * dy, colour, "center");
    }
  }

  // A round length near a fifth of the width; of a perspective view it holds at the distance of the target.
  scaleBar() {
    const metre = this.height / this.camera.height;
    const length = roundLength((0.22 * this.width) / metre);
    const [right, y, wide] = [this.width - 16, this.height - 16, length * metre];
    for (const x of [right - wide, right]) this.segment("#1a1a1a", 1.5, x, y - 5, x, y);
    this.segment("#1a1a1a", 1.5, right - wide, y, right, y);
    this.words(`${short(length)} m`, right - wide / 2, y - 10, "#1a1a1a", "center");
  }

  segment(colour, width, x0, y0, x1, y1) {
    const { context } = this;
    context.beginPath();
    context.moveTo(x0, y0);
    context.lineTo(x1, y1);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.lineCap = "round";
    context.stroke();
  }

  legend(entries) {
    entries.forEach(({ label, colour }, k) => {
      const y = this.height - 92 - 18 * (entries.length - 1 - k);
      this.context.fillStyle = colour;
      this.context.fillRect(14, y - 5, 14, 10);
      this.words(label, 34, y, "#374151");
    });
  }
}

function roundLength(most) {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([5, 2, 1].find((k) => k * power <= most) ?? 1);
}
