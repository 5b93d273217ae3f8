// Where parts are: the first place that is known of each owner, for labels, flashes and for following.

import { Vector3 } from "three";
import { Place } from "./frames.js";

export class Owners {
  constructor(data, frames) {
    this.places = new Map();
    const add = (name, anchor) => {
      if (name && anchor && !this.places.has(name)) this.places.set(name, new Place(anchor, frames, data.origin));
    };
    for (const play of data.plays) add(play.owner, play.socket);
    for (const solid of data.solids) if (solid.kind !== "body") add(solid.owner, solid.anchor);
    data.frames.forEach((name, frame) => add(name, { frame }));
    for (const solid of data.solids) add(solid.owner, solid.anchor);
    for (const item of data.stretched) add(item.owner, item.start);
    for (const arrow of data.arrows) add(arrow.owner, arrow.place);
  }

  // The place of a part, or of the first part inside it.
  find(name) {
    if (this.places.has(name)) return this.places.get(name);
    for (const [path, place] of this.places) if (path.startsWith(`${name}.`)) return place;
    return null;
  }

  point(name, target = new Vector3()) {
    return this.find(name)?.point(target) ?? null;
  }
}
