// The solids of all parts: one mesh with its edges for each frame, which highlights parts and shows ghosts.

import { Color, LineBasicMaterial, LineSegments, Mesh, MeshLambertMaterial } from "three";
import { anchorMatrix } from "./frames.js";
import { Merged } from "./merge.js";

const HIGHLIGHT = new Color("#ffb000");

export class Bodies {
  constructor(data, frames) {
    this.meshes = [];
    this.edges = [];
    for (const [key, merged] of gathered(data)) {
      const [index, opacity] = key.split(" ").map(Number);
      this.build(merged, frames.group(index), index, opacity);
    }
  }

  build(merged, group, index, opacity) {
    if (merged.ranges.length) {
      const mesh = new Mesh(merged.faceGeometry(), surface(opacity));
      mesh.userData = { ranges: merged.ranges, frame: index, plain: new Float32Array(merged.faces.colours) };
      mesh.renderOrder = opacity < 1 ? 2 : 0;
      group.add(mesh);
      this.meshes.push(mesh);
    }
    if (merged.edges.positions.length) {
      const lines = new LineSegments(merged.edgeGeometry(), lineMaterial(opacity));
      group.add(lines);
      this.edges.push(lines);
    }
  }

  // Colours the parts for which `chosen(owner)` holds.
  highlight(chosen) {
    for (const { geometry, userData } of this.meshes) {
      const colours = geometry.attributes.color.array;
      colours.set(userData.plain);
      for (const { owner, first, last } of userData.ranges) if (chosen(owner)) tint(colours, first, last);
      geometry.attributes.color.needsUpdate = true;
    }
  }

  // The owner of a triangle that was hit.
  ownerOf(hit) {
    const corner = hit.object.geometry.index.getX(3 * hit.faceIndex);
    return hit.object.userData.ranges.find(({ last }) => corner < last)?.owner ?? "";
  }

  // The same shapes with another motion: translucent, in one colour, with the geometries of the bodies.
  ghost(frames, colour) {
    const material = new MeshLambertMaterial({ color: colour, transparent: true, opacity: 0.28, depthWrite: false });
    const found = [];
    for (const mesh of this.meshes.filter(({ userData }) => userData.frame >= 0)) {
      const copy = new Mesh(mesh.geometry, material);
      copy.renderOrder = 3;
      frames.group(mesh.userData.frame).add(copy);
      found.push(copy);
    }
    return found;
  }
}

function gathered(data) {
  const found = new Map();
  for (const solid of data.solids) {
    const key = `${solid.anchor.frame} ${solid.opacity ?? 1}`;
    if (!found.has(key)) found.set(key, new Merged());
    found.get(key).add(solid, anchorMatrix(solid.anchor, data.origin));
  }
  return found;
}

function surface(opacity) {
  const behind = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 };
  const seen = opacity < 1 ? { transparent: true, opacity, depthWrite: false } : {};
  return new MeshLambertMaterial({ vertexColors: true, side: 2, ...behind, ...seen });
}

function lineMaterial(opacity) {
  return new LineBasicMaterial({ vertexColors: true, transparent: opacity < 1, opacity });
}

function tint(colours, first, last) {
  for (let i = 3 * first; i < 3 * last; i += 3) {
    colours[i] = 0.35 * colours[i] + 0.65 * HIGHLIGHT.r;
    colours[i + 1] = 0.35 * colours[i + 1] + 0.65 * HIGHLIGHT.g;
    colours[i + 2] = 0.35 * colours[i + 2] + 0.65 * HIGHLIGHT.b;
  }
}
