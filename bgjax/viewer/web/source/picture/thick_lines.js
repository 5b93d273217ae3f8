// Lines several pixels wide that are drawn up to the present time.

import { Line2 } from "three/examples/jsm/lines/Line2.js";
import { LineGeometry } from "three/examples/jsm/lines/LineGeometry.js";
import { LineMaterial } from "three/examples/jsm/lines/LineMaterial.js";

export class Path {
  // `points`: three numbers for each saved time.
  constructor(points, { colour, width = 2, opacity = 1, order = 6 }) {
    this.points = points;
    this.geometry = new LineGeometry();
    this.geometry.setPositions(points);
    this.ends = this.geometry.attributes.instanceEnd;
    this.material = new LineMaterial({ color: colour, linewidth: width, transparent: true, opacity, depthTest: false });
    this.line = new Line2(this.geometry, this.material);
    this.line.frustumCulled = false;
    this.line.renderOrder = order;
    this.last = -1;
  }

  // Draws the path up to the place between two saved times.
  upTo({ index, fraction }) {
    const { points, ends } = this;
    if (points.length < 6) return void (this.line.visible = false);
    if (this.last >= 0 && this.last !== index) this.writeEnd(this.last, 1);
    this.writeEnd(index, fraction);
    this.last = index;
    ends.data.needsUpdate = true;
    this.geometry.instanceCount = index + 1;
    this.line.visible = index > 0 || fraction > 0;
  }

  writeEnd(index, fraction) {
    const i = 3 * index;
    const p = this.points;
    this.ends.setXYZ(
      index,
      p[i] + fraction * (p[i + 3] - p[i]),
      p[i + 1] + fraction * (p[i + 4] - p[i + 1]),
      p[i + 2] + fraction * (p[i + 5] - p[i + 2]),
    );
  }
}

// One line that does not change.
export function fixedLine(points, look) {
  const path = new Path(points, look);
  path.geometry.instanceCount = points.length / 3 - 1;
  return path.line;
}
