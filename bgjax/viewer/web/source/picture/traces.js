// Paths of points: faint over the whole run, strong up to now.

import { Group, Vector3 } from "three";
import { Times } from "../data/times.js";
import { Frames, Place } from "./frames.js";
import { Path, fixedLine } from "./thick_lines.js";

const COLOURS = ["#1d4ed8", "#c2410c", "#15803d", "#7c3aed", "#b91c1c", "#0e7490"];

export class Traces {
  constructor(data, frames) {
    this.data = data;
    this.frames = frames;
    this.root = new Group();
    this.shown = new Map();
  }

  colour(index) {
    return COLOURS[index % COLOURS.length];
  }

  toggle(index, on) {
    const before = this.shown.get(index);
    if (before) this.root.remove(before.group);
    this.shown.delete(index);
    if (on) this.shown.set(index, this.build(index));
  }

  build(index) {
    const points = path(this.data.points[index].anchor, this.data);
    const look = { colour: this.colour(index) };
    const now = new Path(points, { ...look, width: 2.5 });
    const group = new Group();
    if (points.length >= 6) group.add(fixedLine(points, { ...look, width: 1.2, opacity: 0.25, order: 5 }), now.line);
    this.root.add(group);
    return { group, now };
  }

  move() {
    for (const { now } of this.shown.values()) now.upTo(this.frames.times);
  }
}

// The places of an anchor at all saved times of the run.
export function path(anchor, data) {
  return alongTimes(data, [anchor], ([place], target) => place.point(target));
}

// What `measure(places, target)` writes into a vector at all saved times of the run, of the places of anchors.
export function alongTimes(data, anchors, measure) {
  const frames = new Frames(data.frames.length, data.motions[0]);
  const places = anchors.map((anchor) => new Place(anchor, frames, data.origin));
  const needed = new Set(anchors.map(({ frame }) => frame));
  frames.skip = (index) => !needed.has(index);
  const { values } = frames.times;
  frames.times = new EachTime(values);
  const found = new Float32Array(3 * values.length);
  const target = new Vector3();
  for (let i = 0; i < values.length; i++) {
    frames.move(i);
    measure(places, target).toArray(found, 3 * i);
  }
  return found;
}

// Saved times by their number, so that two equal times (before and after an event) are both met.
class EachTime extends Times {
  locate(index) {
    const last = this.values.length - 1;
    return index < last || last < 1 ? this.place(index, 0) : this.place(last - 1, 1);
  }
}
