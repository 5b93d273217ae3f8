// The row of buttons below the picture: play, step, the slider of time with ticks at events, speed and loop.

import { button, element, options } from "../page/elements.js";
import { SPEEDS } from "./clock.js";

export class Bar {
  constructor(clock, events) {
    this.clock = clock;
    this.play = button("▶", "Play (space)", () => clock.toggle(), "play");
    this.slider = element("input", {
      type: "range",
      className: "scrub",
      min: 0,
      max: 1,
      step: "any",
      ariaLabel: "Time",
    });
    this.slider.addEventListener("input", () => this.scrub());
    this.words = element("output", { className: "time" });
    this.speed = options(element("select", { title: "Speed (+ and −)", ariaLabel: "Speed" }), speeds(), clock.speed);
    this.speed.addEventListener("change", () => (clock.speed = Number(this.speed.value)));
    this.loop = button("⟳", "Loop (L)", () => this.toggleLoop(), "loop");
    const ticks = element("div", { className: "ticks" }, ...events.map((event) => this.tick(event)));
    this.digits = Math.max(2, Math.min(9, 3 - Math.floor(Math.log10(clock.last - clock.first || 1))));
    this.host = element(
      "div",
      { className: "bar", hidden: !clock.moves },
      button("|‹", "To the start (Home)", () => clock.seek(clock.first)),
      button("‹", "Back to the saved time before (←)", () => clock.step(-1), "step"),
      this.play,
      button("›", "On to the next saved time (→)", () => clock.step(1), "step"),
      element("div", { className: "track" }, this.slider, ticks),
      this.words,
      this.speed,
      this.loop,
    );
  }

  tick({ time }) {
    const mark = element("i");
    mark.style.left = `${100 * this.fraction(time)}%`;
    return mark;
  }

  fraction(time) {
    return (time - this.clock.first) / (this.clock.last - this.clock.first || 1);
  }

  scrub() {
    const { clock } = this;
    clock.seek(clock.first + Number(this.slider.value) * (clock.last - clock.first));
  }

  toggleLoop() {
    this.clock.loop = !this.clock.loop;
    this.clock.changed();
  }

  update() {
    const { clock } = this;
    this.slider.value = this.fraction(clock.time);
    this.words.textContent = `${clock.time.toFixed(this.digits)} s`;
    const sign = clock.playing ? "⏸" : "▶";
    if (this.play.textContent !== sign) this.play.textContent = sign;
    this.loop.classList.toggle("on", clock.loop);
    if (Number(this.speed.value) !== clock.speed) this.speed.value = clock.speed;
  }
}

function speeds() {
  return SPEEDS.map((speed) => [speed, `${speed} ×`]);
}
