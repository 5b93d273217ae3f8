// Springs, dampers, rods and actuators between two places, which are stretched along z as these move.

import {
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  Sphere,
  Vector3,
} from "three";
import { Place } from "./frames.js";
import { alongTimes } from "./traces.js";

const Z = new Vector3(0, 0, 1);
const HIGHLIGHT = new Color("#ffb000");
const ROUND = 8; // corners of the section of a wire
const STEPS = 24; // pieces of a turn
const start = new Vector3();
const end = new Vector3();

export class StretchedParts {
  constructor(data, frames) {
    this.root = new Group();
    this.least = 1e-9 * data.size;
    this.items = data.stretched.map((item) => new StretchedPart(item, data, frames));
    for (const { group } of this.items) this.root.add(group);
  }

  move() {
    for (const item of this.items) item.move(this.least);
  }

  highlight(chosen) {
    for (const item of this.items) item.material.color.copy(chosen(item.owner) ? HIGHLIGHT : item.colour);
  }
}

class StretchedPart {
  constructor(item, data, frames) {
    this.item = item;
    this.owner = item.owner;
    this.colour = new Color(item.colour ?? "#57606a");
    this.material = new MeshLambertMaterial({ color: this.colour, side: 2 });
    this.start = new Place(item.start, frames, data.origin);
    this.end = new Place(item.end, frames, data.origin);
    this.group = new Group();
    this.stretch = this.build(shortest(item, data));
  }

  move(least) {
    this.start.point(start);
    this.end.point(end).sub(start);
    const length = end.length();
    this.group.visible = length > least;
    if (!this.group.visible) return;
    this.group.position.copy(start);
    this.group.quaternion.setFromUnitVectors(Z, end.divideScalar(length));
    this.stretch(length);
  }

  mesh(geometry) {
    const mesh = new Mesh(geometry, this.material);
    mesh.userData.owner = this.owner;
    this.group.add(mesh);
    return mesh;
  }

  // A function that stretches the part to a length; `least` is its shortest length in the run.
  build(least) {
    const { kind, radius, coils } = this.item;
    if (kind === "spring") return this.spring(radius, coils);
    if (kind === "damper") return this.telescope(least, 0.6 * radius, 0.25 * radius);
    if (kind === "actuator") return this.telescope(least, 0.9 * radius, 0.5 * radius);
    if (kind === "spring_damper") {
      const parts = [this.spring(radius, coils), this.telescope(least, 0.45 * radius, 0.2 * radius)];
      return (now) => parts.forEach((part) => part(now));
    }
    const rod = this.mesh(bar(kind === "line" ? 0.3 * radius : radius));
    return (now) => void (rod.scale.z = now);
  }

  // The wire keeps its section: of each of its corners only the share of the length changes its place.
  spring(radius, coils) {
    const { geometry, shares, offsets } = coil(radius, Math.max(2, Math.round(coils || 8)));
    const { position } = this.mesh(geometry).geometry.attributes;
    return (now) => {
      for (let i = 0; i < shares.length; i++) position.array[3 * i + 2] = now * shares[i] + offsets[i];
      position.needsUpdate = true;
    };
  }

  // A housing at the start, and a rod from the end that slides into it.
  telescope(least, wide, narrow) {
    const housing = this.mesh(bar(wide));
    const rod = this.mesh(bar(narrow));
    housing.scale.z = 0.8 * least || 1e-9;
    return (now) => {
      rod.position.z = 0.9 * housing.scale.z;
      rod.scale.z = now - rod.position.z;
    };
  }
}

function shortest(item, data) {
  const ends = alongTimes(data, [item.start, item.end], ([a, b], target) => a.point(target).sub(b.point(end)));
  let least = Infinity;
  for (let i = 0; i < ends.length; i += 3) least = Math.min(least, Math.hypot(ends[i], ends[i + 1], ends[i + 2]));
  return least;
}

// A bar of length one from the origin along z.
function bar(radius) {
  return new CylinderGeometry(radius, radius, 1, 20).rotateX(Math.PI / 2).translate(0, 0, 0.5);
}

// A wire along a helix with straight ends: its corners, their shares of the length and their offsets along it.
function coil(radius, turns) {
  const rings = STEPS * turns + 3;
  const wire = 0.13 * radius;
  const [positions, normals, shares, offsets] = [[], [], [], []];
  for (let i = 0; i < rings; i++) {
    const { angle, wide, share } = helix(i, rings, turns, radius);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    for (let k = 0; k < ROUND; k++) {
      const turn = (2 * Math.PI * k) / ROUND;
      const [out, along] = [Math.cos(turn), Math.sin(turn)];
      positions.push((wide + wire * out) * c, (wide + wire * out) * s, 0);
      normals.push(out * c, out * s, along);
      shares.push(share);
      offsets.push(wire * along);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
  geometry.setIndex(tube(rings));
  geometry.boundingSphere = new Sphere(new Vector3(), Infinity); // it is stretched: never left out of the picture
  return { geometry, shares: new Float32Array(shares), offsets: new Float32Array(offsets) };
}

// The middle of the wire at one of its rings: straight at both ends, which lie on the axis.
function helix(ring, rings, turns, radius) {
  const s = Math.min(1, Math.max(0, (ring - 1) / (rings - 3)));
  const ends = ring === 0 || ring === rings - 1;
  const wide = ends ? 0 : radius * Math.min(1, (turns * s) / 0.3, (turns * (1 - s)) / 0.3);
  return { angle: 2 * Math.PI * turns * s, wide, share: ends ? ring / (rings - 1) : 0.08 + 0.84 * s };
}

function tube(rings) {
  const indices = [];
  for (let i = 0; i + 1 < rings; i++)
    for (let k = 0; k < ROUND; k++) {
      const [a, b] = [i * ROUND + k, i * ROUND + ((k + 1) % ROUND)];
      indices.push(a, a + ROUND, b, b, a + ROUND, b + ROUND);
    }
  return indices;
}
