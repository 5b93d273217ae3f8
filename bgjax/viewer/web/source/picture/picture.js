// The picture of the mechanism: all that moves, the camera, and the canvas on which it is drawn.

import {
  AmbientLight,
  Color,
  DirectionalLight,
  HemisphereLight,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { Arrows } from "./arrows.js";
import { Bodies } from "./bodies.js";
import { Camera } from "./camera.js";
import { Flashes } from "./flashes.js";
import { Frames } from "./frames.js";
import { Labels } from "./labels.js";
import { Overlay } from "./overlay.js";
import { Owners } from "./owners.js";
import { Plays } from "./plays.js";
import { Shown } from "./show.js";
import { StretchedParts } from "./stretched.js";
import { Traces } from "./traces.js";

export const GHOSTS = ["#0e7490", "#be185d", "#a16207", "#4d7c0f", "#6d28d9", "#475569"];
const followed = new Vector3();

export class Picture {
  constructor(host, data, clock, selection) {
    this.host = host;
    this.data = data;
    this.selection = selection;
    this.scene = new Scene();
    this.scene.background = new Color("#ffffff");
    this.camera = new Camera(data);
    this.labels = new Labels();
    this.build(data, clock);
    this.addLights();
    this.canvas = host.appendChild(document.createElement("canvas"));
    this.overlay = new Overlay(host.appendChild(document.createElement("canvas")), this.camera);
    this.renderer = renderer(this.canvas);
    this.following = "";
    selection.listeners.push(() => this.select());
  }

  build(data, clock) {
    this.frames = new Frames(data.frames.length, data.motions[0]);
    this.bodies = new Bodies(data, this.frames);
    this.ghosts = data.motions.slice(1).map((motion, k) => this.ghost(motion, GHOSTS[k % GHOSTS.length]));
    this.legend = this.entries();
    this.stretched = new StretchedParts(data, this.frames);
    this.arrows = new Arrows(data, this.frames);
    this.plays = new Plays(data, this.frames);
    this.traces = new Traces(data, this.frames);
    this.shown = new Shown(data, this.frames, this.labels);
    this.owners = new Owners(data, this.frames);
    this.flashes = new Flashes(data, this.owners, clock);
    this.labels.addNames(data, this.frames);
    this.chosen = { text: "", colour: "#92400e", point: new Vector3(), always: false };
    this.labels.add(this.chosen);
    const parts = [this.stretched, this.plays, this.traces, this.shown].map(({ root }) => root);
    this.scene.add(this.frames.root, ...parts, ...this.arrows.meshes, ...this.ghosts.map(({ frames }) => frames.root));
    this.moving = [this.stretched, this.arrows, this.plays, this.traces, this.labels];
  }

  ghost(motion, colour) {
    const frames = new Frames(this.data.frames.length, motion);
    this.bodies.ghost(frames, colour);
    return { frames, colour, label: motion.label };
  }

  // Soft light from above, and one lamp that goes with the camera so that no view is dark.
  addLights() {
    this.lamp = new DirectionalLight("#ffffff", 1.5);
    const sky = new HemisphereLight("#ffffff", "#b8c0c8", 1.5);
    sky.position.copy(this.camera.y);
    this.scene.add(new AmbientLight("#ffffff", 0.5), sky, this.lamp);
  }

  move(time) {
    this.frames.move(time);
    for (const { frames } of this.ghosts) if (frames.root.visible) frames.move(time);
    for (const part of this.moving) part.move();
    this.flashes.move(time);
    this.moveWith();
    if (this.chosen.always) this.owners.point(this.selection.name, this.chosen.point);
  }

  // The view moves with a part from now on; "" for none.
  follow(name) {
    this.following = name;
    this.seenAt = this.owners.point(name) ?? new Vector3();
  }

  moveWith() {
    if (!this.following || !this.owners.point(this.following, followed)) return;
    followed.sub(this.seenAt);
    this.camera.target.add(followed);
    this.seenAt.add(followed);
  }

  draw() {
    this.resize();
    this.camera.apply(this.overlay.width / this.overlay.height);
    const { right, up, out } = this.camera;
    this.lamp.position.copy(out).addScaledVector(up, 0.8).addScaledVector(right, 0.5);
    this.renderer?.render(this.scene, this.camera.active);
    this.overlay.draw(this.labels, this.flashes, this.legend);
  }

  // Shows or hides another motion.
  showGhost(ghost, on) {
    ghost.frames.root.visible = on;
    this.legend = this.entries();
  }

  entries() {
    const shown = this.ghosts.filter(({ frames }) => frames.root.visible);
    return [{ label: this.data.motions[0].label, colour: "#8c959f" }, ...shown];
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.host;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    if (width === this.overlay.width && height === this.overlay.height && ratio === this.overlay.ratio) return;
    this.overlay.resize(width || 1, height || 1, ratio);
    this.renderer?.setPixelRatio(ratio);
    this.renderer?.setSize(width || 1, height || 1, false);
    this.camera.aspect = (width || 1) / (height || 1);
    if (!this.camera.chosen && !this.following) this.camera.fit();
  }

  // The name of the part at a pixel of the picture, or "".
  partAt(x, y) {
    const ray = new Raycaster();
    ray.setFromCamera(
      new Vector2((2 * x) / this.overlay.width - 1, 1 - (2 * y) / this.overlay.height),
      this.camera.active,
    );
    const [body] = ray.intersectObjects(this.bodies.meshes, false);
    const [item] = ray.intersectObjects(
      this.stretched.items.map(({ group }) => group),
      true,
    );
    if (item && (!body || item.distance < body.distance)) return item.object.userData.owner;
    return body ? this.bodies.ownerOf(body) : "";
  }

  select() {
    const { selection, chosen } = this;
    this.bodies.highlight((owner) => selection.holds(owner));
    this.stretched.highlight((owner) => selection.holds(owner));
    chosen.text = selection.name;
    chosen.always = selection.name !== "" && this.owners.point(selection.name, chosen.point) !== null;
  }
}

// Nothing is built where WebGL is missing: three.js would write errors to the console.
function renderer(canvas) {
  const context = canvas.getContext("webgl2", { antialias: true, alpha: false, powerPreference: "high-performance" });
  return context && new WebGLRenderer({ canvas, context, antialias: true });
}
