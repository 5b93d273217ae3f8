// The page: reads its data, builds the picture and the panels, and lets all of them follow one time.

import { pageData } from "./data/decode.js";
import { Selection } from "./data/selection.js";
import { Times } from "./data/times.js";
import { button, element } from "./page/elements.js";
import { Film, filmType } from "./page/film.js";
import { menus } from "./page/menu.js";
import { add, notes } from "./page/notes.js";
import { FrameTimes, readback } from "./page/readback.js";
import { saveGraph, savePicture } from "./page/saving.js";
import { Panels } from "./panels/panels.js";
import { VIEWS } from "./picture/camera.js";
import { Picture } from "./picture/picture.js";
import { listen } from "./picture/pointer.js";
import { Bar } from "./player/bar.js";
import { Clock } from "./player/clock.js";
import { listenToKeys } from "./player/keys.js";

const part = (name) => document.getElementById(`bgjax-${name}`);
const NO_WEBGL =
  "This browser offers no WebGL 2, so the mechanism is not drawn. Plots and the bond graph work. " +
  "Remedy: another browser, or its hardware acceleration switched on.";

class Page {
  constructor(data) {
    this.data = data;
    this.clock = new Clock(new Times(data.motions[0].times));
    this.selection = new Selection();
    this.picture = new Picture(part("picture"), data, this.clock, this.selection);
    this.panels = new Panels(part("panels"), data, this.clock, this.selection);
    this.bar = new Bar(this.clock, data.events);
    this.frameTimes = new FrameTimes();
    this.film = null;
    this.scheduled = false;
    this.before = 0;
    this.frame = (now) => this.draw(now);
    this.clock.changed = () => this.schedule();
    this.selection.listeners.push(() => this.schedule());
  }

  open() {
    const { data, picture, selection } = this;
    part("title").textContent = data.title;
    notes(part("notes"), data);
    if (!picture.renderer) add(part("notes"), NO_WEBGL, "failed");
    document.body.classList.toggle("no-picture", !(data.frames.length || data.solids.length || data.stretched.length));
    document.body.classList.toggle("no-panels", this.panels.empty);
    part("menus").append(menus(picture, data, this.actions()));
    part("bar").append(this.bar.host);
    const changed = () => this.schedule();
    listen(picture.overlay.canvas, picture.camera, {
      changed,
      clicked: (x, y) => selection.select(picture.partAt(x, y)),
    });
    listenToKeys(this.clock, { fit: () => this.fit(), view: (name) => this.view(name) });
    const resized = new ResizeObserver(() => {
      this.panels.draw();
      this.schedule();
    });
    resized.observe(part("picture"));
    resized.observe(part("panels"));
    this.panels.draw();
    this.schedule(); // programs of surfaces take a while: the panels are seen before
  }

  actions() {
    const redraw = () => this.schedule();
    const { picture, data } = this;
    return {
      redraw,
      move: redraw,
      fit: () => this.fit(),
      view: (name) => this.view(name),
      perspective: () => {
        picture.camera.perspective = !picture.camera.perspective;
        redraw();
        return picture.camera.perspective;
      },
      saving: [
        button("Picture (PNG)", "Save the picture", () => savePicture(picture, this.words(), data.title)),
        ...(this.panels.graph
          ? [button("Graph (SVG)", "Save the graph", () => saveGraph(this.panels.graph.svg, data.title))]
          : []),
        ...(this.clock.moves ? [this.filmButton()] : []),
      ],
    };
  }

  filmButton() {
    const able = filmType() && this.picture.renderer;
    const made = button(
      able ? "Film (WebM)" : "Film: this browser cannot record",
      "Record one run of the motion",
      () => {
        if (this.film) return this.clock.pause();
        const ended = () => {
          this.film = null;
          made.textContent = "Film (WebM)";
        };
        this.film = new Film(this.picture, this.clock, { title: this.data.title, time: () => this.words(), ended });
        made.textContent = "Stop recording";
      },
    );
    made.disabled = !able;
    return made;
  }

  words() {
    return this.clock.moves ? `t = ${this.clock.time.toFixed(this.bar.digits)} s` : "";
  }

  fit() {
    this.picture.camera.fit();
    this.schedule();
  }

  view(name) {
    this.picture.camera.look(...VIEWS[name]);
    this.fit();
  }

  schedule() {
    if (this.scheduled) return;
    this.scheduled = true;
    requestAnimationFrame(this.frame);
  }

  draw(now) {
    this.scheduled = false;
    const interval = now - this.before;
    this.before = now;
    if (this.clock.playing) {
      if (this.running) this.clock.advance(Math.min(interval, 250) / 1000);
      this.schedule();
    }
    const work = this.refresh();
    if (this.running) this.frameTimes.add(work, interval);
    this.running = this.clock.playing;
    this.film?.frame();
  }

  // Brings everything to the present time; gives the milliseconds that this took.
  refresh() {
    const started = performance.now();
    const { time } = this.clock;
    this.picture.move(time);
    this.picture.draw();
    this.panels.move(time, !this.clock.playing);
    this.bar.update();
    return performance.now() - started;
  }
}

function start() {
  try {
    const page = new Page(pageData(part("data").textContent));
    page.open();
    window.bgjax = readback({ ...page, refresh: () => page.refresh() });
  } catch (fault) {
    part("notes").append(element("p", { className: "failed", text: `The page could not be shown: ${fault.message}` }));
    throw fault;
  }
}

start();
