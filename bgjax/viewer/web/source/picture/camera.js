// Where the picture is seen from: a target, two angles about the upward direction, and the height that is visible.

import { OrthographicCamera, PerspectiveCamera, Vector3 } from "three";

const QUARTER = Math.PI / 2;
export const VIEWS = {
  front: [0, 0],
  top: [0, QUARTER],
  side: [QUARTER, 0],
  iso: [0.25 * Math.PI, Math.asin(1 / Math.sqrt(3))],
};
const FIELD = 30; // degrees, of the perspective view
const OPENING = 2 * Math.tan((FIELD * Math.PI) / 360); // visible height at the distance one
const depth = new Vector3();

export class Camera {
  constructor(data) {
    this.size = data.size;
    this.setBounds(data);
    [this.x, this.y, this.z] = axes(data);
    this.cameras = [new OrthographicCamera(), new PerspectiveCamera(FIELD)];
    this.perspective = false;
    this.target = this.centre.clone();
    this.height = 2 * this.radius;
    this.aspect = 1;
    this.chosen = false; // whether the user has moved the view since it was fitted
    this.out = new Vector3();
    this.up = new Vector3();
    this.right = new Vector3();
    this.look(...VIEWS[data.planar ? "front" : "iso"]);
  }

  get active() {
    return this.cameras[this.perspective ? 1 : 0];
  }

  setBounds(data) {
    const origin = new Vector3(...data.origin);
    const [low, high] = (data.bounds ?? [data.origin, data.origin]).map((corner) => new Vector3(...corner).sub(origin));
    this.corners = data.outermost?.length ? data.outermost.map((place) => new Vector3(...place).sub(origin)) : [];
    if (!this.corners.length)
      for (const x of [low.x, high.x])
        for (const y of [low.y, high.y]) for (const z of [low.z, high.z]) this.corners.push(new Vector3(x, y, z));
    this.centre = low.clone().add(high).multiplyScalar(0.5);
    this.radius = Math.max(low.distanceTo(high) / 2, this.size / 2, 1e-9);
  }

  look(azimuth, elevation) {
    this.azimuth = azimuth;
    this.elevation = Math.max(-QUARTER, Math.min(QUARTER, elevation));
    const [s, c] = [Math.sin(azimuth), Math.cos(azimuth)];
    this.right.copy(this.x).multiplyScalar(c).addScaledVector(this.z, -s);
    this.out.copy(this.x).multiplyScalar(s).addScaledVector(this.z, c);
    this.up.copy(this.y).multiplyScalar(Math.cos(this.elevation)).addScaledVector(this.out, -Math.sin(this.elevation));
    this.out.multiplyScalar(Math.cos(this.elevation)).addScaledVector(this.y, Math.sin(this.elevation));
  }

  // Moves and scales the view so that all of the run is inside, also when the size of the picture changes later.
  fit() {
    this.chosen = false;
    let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const corner of this.corners) {
      const [x, y] = [depth.copy(corner).sub(this.centre).dot(this.right), depth.dot(this.up)];
      [left, right, low, high] = [Math.min(left, x), Math.max(right, x), Math.min(low, y), Math.max(high, y)];
    }
    this.target.copy(this.centre).addScaledVector(this.right, (left + right) / 2);
    this.target.addScaledVector(this.up, (low + high) / 2);
    const wide = Math.max(right - left, 0.3 * this.size);
    const tall = Math.max(high - low, 0.3 * this.size);
    this.height = (this.perspective ? 1.4 : 1.25) * Math.max(tall, wide / this.aspect);
  }

  orbit(x, y) {
    this.chosen = true;
    this.look(this.azimuth - x, this.elevation + y);
  }

  // By fractions of the visible height.
  pan(x, y) {
    this.chosen = true;
    this.target.addScaledVector(this.right, -x * this.height).addScaledVector(this.up, y * this.height);
  }

  // About a place of the picture, given from its middle in fractions of the visible height.
  zoom(factor, x = 0, y = 0) {
    this.chosen = true;
    const next = Math.max(1e-3 * this.size, Math.min(1e3 * this.radius, this.height * factor));
    const moved = this.height - next;
    this.target.addScaledVector(this.right, x * moved).addScaledVector(this.up, y * moved);
    this.height = next;
  }

  // Writes the camera that draws.
  apply(aspect) {
    this.aspect = aspect;
    const camera = this.active;
    const beyond = 3 * this.radius + this.target.distanceTo(this.centre);
    const distance = this.perspective ? this.height / OPENING : beyond;
    camera.position.copy(this.target).addScaledVector(this.out, distance);
    camera.up.copy(this.up);
    camera.lookAt(this.target);
    camera.near = this.perspective ? Math.max(distance - beyond, 0.01 * distance) : 0;
    camera.far = distance + beyond;
    camera.aspect = aspect;
    if (!this.perspective) this.frame(camera, (this.height * aspect) / 2, this.height / 2);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }

  frame(camera, wide, tall) {
    [camera.left, camera.right, camera.bottom, camera.top] = [-wide, wide, -tall, tall];
  }
}

// The directions of the front view: to the right, upwards and towards who looks.
function axes({ planar, normal, up }) {
  const y = new Vector3(...(up ?? [0, 1, 0])).normalize();
  let z = new Vector3(...(normal ?? [0, 0, 1])).normalize();
  if (planar) {
    if (Math.abs(y.dot(z)) > 0.99) y.set(0, 1, 0);
    if (Math.abs(y.dot(z)) > 0.99) y.set(1, 0, 0);
    y.addScaledVector(z, -y.dot(z)).normalize();
  } else {
    const across = Math.abs(y.x) < 0.9 ? new Vector3(1, 0, 0) : new Vector3(0, 1, 0);
    if (Math.abs(y.dot(z)) > 0.9) z = new Vector3().crossVectors(across, y);
    z.addScaledVector(y, -y.dot(z)).normalize();
  }
  return [new Vector3().crossVectors(y, z), y, z];
}
