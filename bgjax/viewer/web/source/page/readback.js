// `window.bgjax`: what scripts and tests may do with the page, and what they can read back from its picture.

import { Quaternion, Vector3 } from "three";

const KEPT = 300; // frames of which times are kept

export class FrameTimes {
  constructor() {
    this.values = new Float64Array(2 * KEPT);
    this.count = 0;
  }

  // Milliseconds that a frame took to compute, and since the frame before.
  add(work, interval) {
    const k = 2 * (this.count % KEPT);
    this.values[k] = work;
    this.values[k + 1] = interval;
    this.count += 1;
  }

  list() {
    const kept = Math.min(this.count, KEPT);
    return Array.from({ length: kept }, (_, k) => ({ work: this.values[2 * k], interval: this.values[2 * k + 1] }));
  }
}

export function readback({ data, clock, picture, panels, selection, frameTimes, refresh }) {
  return {
    seek: (time) => (clock.pause(), clock.seek(time), refresh()),
    play: () => clock.play(),
    pause: () => clock.pause(),
    select: (name) => (selection.select(name), refresh()),
    pose: (name) => pose(picture, data, name),
    frameTimes: () => frameTimes.list(),
    pixels: (name) => pixels(picture, name),
    state: () => ({
      time: clock.time,
      playing: clock.playing,
      loop: clock.loop,
      speed: clock.speed,
      selected: selection.name,
      webgl: picture.renderer !== null,
      magnification: picture.plays.factor,
      arrowScale: picture.arrows.scale,
      perspective: picture.camera.perspective,
      height: picture.camera.height,
      flashes: picture.flashes.items.filter(({ strength }) => strength > 0).length,
      labels: picture.labels.items.filter((item) => picture.labels.visible(item)).map(({ text }) => text),
      graph: panels.graph?.way.map(({ name }) => name) ?? [],
      drawCalls: picture.renderer?.info.render.calls ?? 0,
    }),
  };
}

// The pose of a frame in world coordinates, as it is drawn.
function pose(picture, data, name) {
  const group = picture.frames.groups[data.frames.indexOf(name)];
  if (!group) return null;
  const position = new Vector3().setFromMatrixPosition(group.matrixWorld).add(new Vector3(...data.origin));
  const { x, y, z, w } = new Quaternion().setFromRotationMatrix(group.matrixWorld);
  return { position: position.toArray(), orientation: [w, x, y, z] };
}

// Where a part is in the picture, from its upper left corner.
function pixels({ camera, overlay, owners }, name) {
  const point = owners.point(name)?.project(camera.active);
  return point ? [0.5 * (point.x + 1) * overlay.width, 0.5 * (1 - point.y) * overlay.height] : null;
}
