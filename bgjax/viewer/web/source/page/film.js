// A film of one run through the motion, at the speed that is chosen, recorded by the browser.

import { element } from "./elements.js";
import { compose, fileName, save } from "./saving.js";

const TYPES = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"];

const LAST = 400; // ms for which the last picture is shown

// The type of film that this browser records, or "".
export function filmType() {
  const able = typeof MediaRecorder !== "undefined" && "captureStream" in HTMLCanvasElement.prototype;
  return able ? (TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? "") : "";
}

export class Film {
  // `time()` gives the words for the time in the picture; `ended()` is told when the film is saved.
  constructor(picture, clock, { title, time, ended }) {
    Object.assign(this, { picture, clock, title, time, ended });
    picture.draw();
    const { width, height } = picture.overlay.canvas;
    this.canvas = element("canvas", { width, height });
    this.pieces = [];
    compose(picture, time(), this.canvas);
    this.recorder = new MediaRecorder(this.canvas.captureStream(30), { mimeType: filmType(), videoBitsPerSecond: 8e6 });
    this.recorder.ondataavailable = ({ data }) => this.pieces.push(data);
    this.recorder.onstop = () => this.finish();
    this.loop = clock.loop;
    clock.loop = false;
    clock.time = clock.first;
    this.recorder.start();
    clock.play();
  }

  // After each frame that was drawn; the film ends with the run, or when the player is stopped.
  frame() {
    compose(this.picture, this.time(), this.canvas);
    if (this.clock.playing || this.ending) return;
    this.ending = true;
    setTimeout(() => this.recorder.stop(), LAST);
  }

  finish() {
    this.clock.loop = this.loop;
    save(new Blob(this.pieces, { type: "video/webm" }), fileName(this.title, "webm"));
    this.ended();
  }
}
