// The list of events: a click goes to the time of one; those that have been are told from those to come.

import { element } from "../page/elements.js";
import { short } from "./ticks.js";

export class EventsPanel {
  constructor(events, clock, selection) {
    this.events = events;
    this.rows = events.map((event) => row(event, clock, selection));
    this.host = element("div", { className: "events" }, ...this.rows);
  }

  move(time) {
    this.rows.forEach((row, k) => row.classList.toggle("past", this.events[k].time <= time));
  }
}

function row({ time, name, owner, text }, clock, selection) {
  const when = element("span", { className: "when", text: `${short(time)} s` });
  const seek = () => {
    clock.pause();
    clock.seek(time);
    if (owner) selection.select(owner);
  };
  return element("button", { type: "button", on: { click: seek } }, when, element("span", { text: text || name }));
}
