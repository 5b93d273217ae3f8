// Forces and torques as arrows at the places where they act, coloured by their role.

import { Matrix4, Quaternion, Vector3 } from "three";
import { RoundArrows, StraightArrows } from "./arrow_shapes.js";
import { Place } from "./frames.js";

export const ROLES = {
  drive: "#1d4ed8",
  load: "#7c3aed",
  contact: "#d97706",
  spring: "#15803d",
  reaction: "#c0392b",
};
const KINDS = { force: [StraightArrows, 0.3], torque: [RoundArrows, 0.13] }; // largest length or radius by size
const vector = new Vector3();
const point = new Vector3();
const matrix = new Matrix4();
const turned = new Quaternion();
const ignored = new Vector3();

export class Arrows {
  constructor(data, frames) {
    this.frames = frames;
    this.vectors = data.motions[0].vectors ?? {};
    this.scale = 1;
    this.shown = { drive: true, load: true, contact: true, spring: false, reaction: false };
    this.roles = [...new Set(data.arrows.map((arrow) => arrow.role))];
    this.batches = Object.keys(KINDS)
      .map((kind) => this.batch(kind, data))
      .filter(Boolean);
    this.meshes = this.batches.flatMap(({ drawn }) => drawn.meshes);
  }

  batch(kind, data) {
    const items = data.arrows.filter((arrow) => arrow.kind === kind && Object.hasOwn(this.vectors, arrow.result));
    if (!items.length) return null;
    const [Drawn, share] = KINDS[kind];
    const drawn = new Drawn(
      items.map(({ role }) => ROLES[role] ?? "#57606a"),
      0.006 * data.size,
    );
    const places = items.map((item) => new Place(item.place, this.frames, data.origin));
    const axes = items.map((item) => new Place(item.axes, this.frames, data.origin));
    const values = items.map((item) => this.vectors[item.result]);
    const largest = items.map((item, i) => item.largest ?? longest(values[i]));
    return { items, drawn, places, axes, values, largest, length: share * data.size };
  }

  move() {
    for (const batch of this.batches) this.moveBatch(batch);
  }

  // The largest of those that are shown has the length of the batch times the scale that is chosen.
  moveBatch({ items, drawn, places, axes, values, largest, length }) {
    let most = 0;
    for (let i = 0; i < items.length; i++) if (this.shown[items[i].role]) most = Math.max(most, largest[i]);
    const unit = most > 0 ? (this.scale * length) / most : 0;
    for (let i = 0; i < items.length; i++) {
      if (!this.shown[items[i].role] || !unit) {
        drawn.hide(i);
        continue;
      }
      axes[i].matrix(matrix).decompose(ignored, turned, ignored);
      this.frames.times.sampleVector(values[i], vector).applyQuaternion(turned).multiplyScalar(unit);
      drawn.set(i, places[i].point(point), vector);
    }
    drawn.done();
  }
}

function longest(values) {
  let most = 0;
  for (let i = 0; i + 2 < values.length; i += 3)
    most = Math.max(most, Math.hypot(values[i], values[i + 1], values[i + 2]));
  return most;
}
