// Clearances magnified: at each socket a circle (or sphere, or two walls) as large as the clearance times a factor,
// and in it the pin, whose offset is magnified likewise. The mechanism itself stays where it is.

import {
  CircleGeometry,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  RingGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from "three";
import { Place } from "./frames.js";
import { Path } from "./thick_lines.js";
import { alongTimes } from "./traces.js";

const Z = new Vector3(0, 0, 1);
const SHARE = 0.06; // radius of the largest circle by the size of the mechanism
const CIRCLE = "#b45309";
const FLAT = { depthTest: false, depthWrite: false, transparent: true };
const socketInverse = new Matrix4();
const offset = new Vector3();

export class Plays {
  constructor(data, frames) {
    const largest = Math.max(0, ...data.plays.map(({ clearance }) => clearance));
    const wanted = largest > 0 ? Math.max(1, rounded((SHARE * data.size) / largest)) : 1;
    this.usual = data.magnify > 0 ? data.magnify : wanted;
    this.factor = this.usual;
    this.root = new Group();
    this.items = data.plays.map((play) => new PlayGlyph(play, data, frames));
    for (const { group } of this.items) this.root.add(group);
    this.visible = this.usual > 1; // otherwise the clearance is seen as it is
  }

  set visible(on) {
    this.root.visible = on;
  }

  get visible() {
    return this.root.visible;
  }

  move() {
    if (this.visible) for (const item of this.items) item.move(this.factor);
  }
}

// Two significant digits.
function rounded(value) {
  return Number(value.toPrecision(2));
}

class PlayGlyph {
  constructor(play, data, frames) {
    this.play = play;
    this.frames = frames;
    this.socket = new Place(play.socket, frames, data.origin);
    this.pin = new Place(play.pin, frames, data.origin);
    this.group = new Group();
    this.group.matrixAutoUpdate = false;
    this.axis = play.axis && new Vector3(...play.axis).normalize();
    this.add(new Quaternion().setFromUnitVectors(Z, this.axis ?? Z));
    const path = alongTimes(data, [play.socket, play.pin], ([socket, pin], target) => seen(socket, pin, this, target));
    this.path = new Path(path, { colour: "#475569", width: 1.4, opacity: 0.75, order: 12 });
    this.group.add(this.path.line);
  }

  // The border at the radius of the clearance; sizes that shall not be magnified are those of the circle.
  add(turn) {
    const c = this.play.clearance || 1;
    const border = new Group();
    border.quaternion.copy(turn);
    const paint = (geometry, colour, opacity, order) => {
      const mesh = new Mesh(geometry, new MeshBasicMaterial({ color: colour, opacity, side: 2, ...FLAT }));
      mesh.renderOrder = order;
      border.add(mesh);
      return mesh;
    };
    if (this.play.along) {
      for (const side of [-1, 1]) paint(new CircleGeometry(c, 40).translate(0, 0, side * c), CIRCLE, 0.45, 10);
    } else {
      if (this.axis) paint(new CircleGeometry(c, 56), "#ffffff", 0.86, 10);
      else paint(new SphereGeometry(c, 32, 16), "#fde68a", 0.35, 10);
      paint(new TorusGeometry(c, 0.035 * c, 8, 64), CIRCLE, 1, 11);
      if (!this.axis) for (const turned of ["rotateX", "rotateY"]) paint(ring(c)[turned](Math.PI / 2), CIRCLE, 0.6, 11);
    }
    this.dot = new Mesh(new SphereGeometry(0.11 * c, 16, 12), new MeshBasicMaterial({ color: "#111827", ...FLAT }));
    this.dot.renderOrder = 13;
    this.group.add(border, this.dot);
  }

  move(factor) {
    seen(this.socket, this.pin, this, this.dot.position);
    this.path.upTo(this.frames.times);
    this.socket.matrix(this.group.matrix);
    this.group.matrix.scale(offset.setScalar(factor));
    this.group.matrixWorldNeedsUpdate = true;
  }
}

function ring(radius) {
  return new RingGeometry(0.98 * radius, radius, 64);
}

// The pin as seen from the socket: of a pin that slides along its axis only the part across it, or only along it.
function seen(socket, pin, { axis, play }, target) {
  socketInverse.copy(socket.matrix(socketInverse)).invert();
  pin.point(target).applyMatrix4(socketInverse);
  if (!axis) return target;
  const along = target.dot(axis);
  return play.along ? target.copy(axis).multiplyScalar(along) : target.addScaledVector(axis, -along);
}
