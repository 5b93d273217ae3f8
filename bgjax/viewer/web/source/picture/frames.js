// Frames that move: one group of three.js for each, and places that are fixed in them.

import { Group, Matrix4, Quaternion, Vector3 } from "three";
import { Times } from "../data/times.js";

export class Frames {
  // `count` frames with the poses of a motion, relative to the page's origin.
  constructor(count, motion) {
    this.motion = motion;
    this.times = new Times(motion.times);
    this.root = new Group();
    this.world = new Group();
    this.groups = Array.from({ length: count }, () => new Group());
    this.root.add(this.world, ...this.groups);
    this.skip = null; // tells frames that need not be moved
  }

  group(index) {
    return index < 0 ? this.world : this.groups[index];
  }

  move(time) {
    const { positions, orientations } = this.motion;
    this.times.locate(time);
    for (let i = 0; i < this.groups.length; i++) {
      if (!positions[i] || this.skip?.(i)) continue;
      this.times.sampleVector(positions[i], this.groups[i].position);
      if (orientations[i]) this.times.sampleTurn(orientations[i], this.groups[i].quaternion);
    }
    if (this.skip) for (let i = 0; i < this.groups.length; i++) this.skip(i) || this.groups[i].updateMatrixWorld();
    else this.root.updateMatrixWorld();
  }
}

export function turn(orientation) {
  const [w, x, y, z] = orientation ?? [1, 0, 0, 0];
  return new Quaternion(x, y, z, w).normalize();
}

// An anchor's matrix in its frame; of the world, whose coordinates are absolute, relative to the origin.
export function anchorMatrix(anchor, origin) {
  const position = new Vector3(...(anchor.position ?? [0, 0, 0]));
  if (anchor.frame < 0) position.sub(new Vector3(...origin));
  return new Matrix4().compose(position, turn(anchor.orientation), new Vector3(1, 1, 1));
}

// A place that moves with its frame.
export class Place {
  constructor(anchor, frames, origin) {
    this.group = frames.group(anchor.frame);
    this.local = anchorMatrix(anchor, origin);
  }

  point(target) {
    return target.setFromMatrixPosition(this.local).applyMatrix4(this.group.matrixWorld);
  }

  matrix(target) {
    return target.multiplyMatrices(this.group.matrixWorld, this.local);
  }
}
