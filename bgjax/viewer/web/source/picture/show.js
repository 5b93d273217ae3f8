// An assembly before anything is solved: gaps of its joints in red, free and constrained directions as arrows.

import { Group, Matrix4, Quaternion, Vector3 } from "three";
import { RoundArrows, StraightArrows } from "./arrow_shapes.js";
import { Place } from "./frames.js";
import { fixedLine } from "./thick_lines.js";

const COLOURS = { free: "#15803d", constrained: "#9333ea" };
const matrix = new Matrix4();
const turned = new Quaternion();
const ignored = new Vector3();

export class Shown {
  constructor(data, frames, labels) {
    this.root = new Group();
    this.kinds = {};
    const { show } = data;
    if (!show) return;
    frames.move(frames.times.first);
    for (const gap of show.gaps ?? []) this.gap(gap, data, frames, labels);
    for (const kind of ["free", "constrained"])
      this.kinds[kind] = this.directions(show[kind] ?? [], kind, data, frames);
    this.kinds.constrained.visible = false;
  }

  gap({ start, end, text }, data, frames, labels) {
    const [a, b] = [start, end].map((anchor) => new Place(anchor, frames, data.origin).point(new Vector3()));
    const line = fixedLine(new Float32Array([...a.toArray(), ...b.toArray()]), {
      colour: "#dc2626",
      width: 5,
      order: 9,
    });
    this.root.add(line);
    labels.add({ text, point: a.add(b).multiplyScalar(0.5), colour: "#b91c1c", always: true });
  }

  directions(items, kind, data, frames) {
    const group = new Group();
    for (const [motion, Drawn, length] of [
      ["translation", StraightArrows, 0.13],
      ["rotation", RoundArrows, 0.06],
    ]) {
      const mine = items.filter((item) => item.kind === motion);
      if (!mine.length) continue;
      const drawn = new Drawn(
        mine.map(() => COLOURS[kind]),
        0.005 * data.size,
      );
      mine.forEach(({ place, direction }, i) => {
        const at = new Place(place, frames, data.origin);
        at.matrix(matrix).decompose(ignored, turned, ignored);
        const vector = new Vector3(...direction).normalize().multiplyScalar(length * data.size);
        drawn.set(i, at.point(new Vector3()), vector.applyQuaternion(turned));
      });
      drawn.done();
      group.add(...drawn.meshes);
    }
    this.root.add(group);
    return group;
  }
}
