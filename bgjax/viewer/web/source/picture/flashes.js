// Events that flash where they happen: a ring that grows and fades after the time of the event.

import { Vector3 } from "three";

const SHARE = 0.012; // of the run's duration that a flash lasts at least

export class Flashes {
  constructor(data, owners, clock) {
    this.clock = clock;
    this.items = data.events
      .map((event) => ({ time: event.time, place: owners.find(event.owner ?? ""), point: new Vector3(), strength: 0 }))
      .filter(({ place }) => place);
  }

  move(time) {
    const lasting = Math.max(SHARE * (this.clock.last - this.clock.first), 0.25 * this.clock.speed);
    for (const item of this.items) {
      const since = time - item.time;
      item.strength = since >= 0 && since < lasting ? 1 - since / lasting : 0;
      if (item.strength > 0) item.place.point(item.point);
    }
  }
}
