// Springs, dampers, rods and actuators between two places: built at their mean length, stretched along z.

import { BufferAttribute, BufferGeometry, Color, CylinderGeometry, Group, Mesh, MeshLambertMaterial, Vector3 } from "three";
import { Place } from "./frames.js";

const Z = new Vector3(0, 0, 1);
const HIGHLIGHT = new Color("#ffb000");
const start = new Vector3();
const end = new Vector3();

export class StretchedParts {
  constructor(data, frames) {
    this.root = new Group();
    this.least = 1e-9 * data.size;
    this.items = data.stretched.map((item) => new StretchedPart(item, data, frames));
    this.root.add(...this.items.map((item) => item.group));
  }

  // Lengths over the run are needed before anything is built: the parts are made when they are first moved.
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
    this.material = new MeshLambertMaterial({ color: this.colour });
    this.start = new Place(item.start, frames, data.origin);
    this.end = new Place(item.end, frames, data.origin);
    this.group = new Group();
    this.stretch = null;
  }

  move(least) {
    this.start.point(start);
    this.end.point(end).sub(start);
    const length = end.length();
    this.group.visible = length > least;
    if (!this.group.visible) return;
    this.group.position.copy(start);
    this.group.quaternion.setFromUnitVectors(Z, end.divideScalar(length));
    this.stretch ??= this.build(length);
    this.stretch(length);
  }

  mesh(geometry) {
    const mesh = new Mesh(geometry, this.material);
    mesh.userData.owner = this.owner;
    this.group.add(mesh);
    return mesh;
  }

  // A function that stretches the part to a length.
  build(length) {
    const { kind, radius, coils } = this.item;
    if (kind === "spring") return this.spring(length, radius, coils);
    if (kind === "damper") return this.telescope(length, 0.6 * radius, 0.25 * radius);
    if (kind === "actuator") return this.telescope(length, 0.9 * radius, 0.5 * radius);
    if (kind === "spring_damper") {
      const parts = [this.spring(length, radius, coils), this.telescope(length, 0.45 * radius, 0.2 * radius)];
      return (now) => parts.forEach((part) => part(now));
    }
    const rod = this.mesh(bar(kind === "line" ? 0.3 * radius : radius));
    return (now) => void (rod.scale.z = now);
  }

  spring(length, radius, coils) {
    const mesh = this.mesh(coil(length, radius, Math.max(2, Math.round(coils ?? 8))));
    return (now) => void (mesh.scale.z = now / length);
  }

  // A housing at the start, and a rod from the end that slides into it.
  telescope(length, wide, narrow) {
    const housing = this.mesh(bar(wide));
    const rod = this.mesh(bar(narrow));
    const fixed = 0.5 * length;
    return (now) => {
      housing.scale.z = Math.min(fixed, 0.9 * now);
      rod.position.z = 0.5 * housing.scale.z;
      rod.scale.z = now - rod.position.z;
    };
  }
}

// A bar of length one from the origin along z.
function bar(radius) {
  return new CylinderGeometry(radius, radius, 1, 20).rotateX(Math.PI / 2).translate(0, 0, 0.5);
}

// A wire along a helix with straight ends.
function coil(length, radius, turns) {
  const steps = 20 * turns;
  const around = 8;
  const wire = Math.min(0.16 * radius, (0.3 * length) / (turns + 2));
  const positions = [];
  const normals = [];
  const indices = [];
  for (let i = 0; i <= steps + 2; i++) {
    const s = Math.min(1, Math.max(0, (i - 1) / steps));
    const angle = 2 * Math.PI * turns * s;
    const wide = i === 0 || i === steps + 2 ? 0 : radius * Math.min(1, 12 * s, 12 * (1 - s));
    const z = length * (i === 0 ? 0 : i === steps + 2 ? 1 : 0.08 + 0.84 * s);
    const [c, d] = [Math.cos(angle), Math.sin(angle)];
    for (let k = 0; k < around; k++) {
      const turn = (2 * Math.PI * k) / around;
      const [out, along] = [Math.cos(turn), Math.sin(turn)];
      positions.push((wide + wire * out) * c, (wide + wire * out) * d, z + wire * along);
      normals.push(out * c, out * d, along);
      if (i === 0) continue;
      const [a, b] = [(i - 1) * around + k, (i - 1) * around + ((k + 1) % around)];
      indices.push(a, a + around, b, b, a + around, b + around);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normals), 3));
  geometry.setIndex(indices);
  return geometry;
}
