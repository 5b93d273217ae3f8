// Words in the picture: names of frames and points on demand, the selected part, gaps.

import { Vector3 } from "three";
import { Place } from "./frames.js";

export class Labels {
  constructor() {
    this.items = [];
    this.shown = { frames: false, points: false };
  }

  add(item) {
    this.items.push(item);
  }

  addNames(data, frames) {
    const add = (text, anchor, kind, colour) =>
      this.add({ text, kind, colour, place: new Place(anchor, frames, data.origin), point: new Vector3() });
    data.frames.forEach((name, frame) => add(name, { frame }, "frames", "#1d4ed8"));
    for (const point of data.points) add(point.name, point.anchor, "points", "#374151");
  }

  visible(item) {
    return item.always || this.shown[item.kind];
  }

  move() {
    for (const item of this.items) if (item.place && this.visible(item)) item.place.point(item.point);
  }
}
