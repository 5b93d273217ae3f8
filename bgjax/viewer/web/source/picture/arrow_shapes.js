// Many arrows drawn at once: straight ones, and arcs with a head about a direction, each set by a place and a vector.

import {
  Color,
  ConeGeometry,
  CylinderGeometry,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  TorusGeometry,
  Vector3,
} from "three";

const Z = new Vector3(0, 0, 1);
const ARC = 1.5 * Math.PI;
const HIDDEN = new Matrix4().makeScale(0, 0, 0);
const direction = new Vector3();
const place = new Vector3();
const scale = new Vector3();
const quaternion = new Quaternion();
const matrix = new Matrix4();

// `thickness` [m] of shafts; vectors of arrows are their lengths [m], those of arcs their radii.
class AbstractArrows {
  constructor(colours, shaft, head) {
    const material = () => new MeshBasicMaterial({ depthTest: false, transparent: true, opacity: 0.92 });
    this.shafts = new InstancedMesh(shaft, material(), colours.length);
    this.heads = new InstancedMesh(head, material(), colours.length);
    this.meshes = [this.shafts, this.heads];
    for (const mesh of this.meshes) {
      mesh.frustumCulled = false;
      mesh.renderOrder = 8;
      colours.forEach((colour, i) => {
        mesh.setColorAt(i, new Color(colour));
        mesh.setMatrixAt(i, HIDDEN);
      });
    }
  }

  hide(i) {
    for (const mesh of this.meshes) mesh.setMatrixAt(i, HIDDEN);
  }

  done() {
    for (const mesh of this.meshes) mesh.instanceMatrix.needsUpdate = true;
  }

  // Whether a vector can be drawn; its direction and the turn from z to it are left in the variables above.
  aim(vector) {
    const length = vector.length();
    if (!(length > 0 && Number.isFinite(length))) return 0;
    direction.copy(vector).divideScalar(length);
    quaternion.setFromUnitVectors(Z, direction);
    return length;
  }
}

export class StraightArrows extends AbstractArrows {
  constructor(colours, thickness) {
    const shaft = new CylinderGeometry(1, 1, 1, 12).rotateX(Math.PI / 2).translate(0, 0, 0.5);
    super(colours, shaft, new ConeGeometry(1, 1, 16).rotateX(Math.PI / 2).translate(0, 0, -0.5));
    this.thickness = thickness;
  }

  set(i, point, vector) {
    const length = this.aim(vector);
    if (length < 0.2 * this.thickness) return this.hide(i);
    const head = Math.min(8 * this.thickness, 0.6 * length);
    const thin = Math.min(this.thickness, head / 3);
    scale.set(thin, thin, length - 0.9 * head);
    this.shafts.setMatrixAt(i, matrix.compose(point, quaternion, scale));
    place.copy(point).addScaledVector(direction, length);
    scale.set(head / 2.8, head / 2.8, head);
    this.heads.setMatrixAt(i, matrix.compose(place, quaternion, scale));
  }
}

export class RoundArrows extends AbstractArrows {
  constructor(colours, thickness) {
    const head = new ConeGeometry(0.2, 0.5, 16).translate(0.0, 0.2, 0).rotateZ(0).translate(1, 0, 0);
    super(colours, new TorusGeometry(1, 0.06, 8, 40, ARC), head.rotateZ(ARC));
    this.thickness = thickness;
  }

  set(i, point, vector) {
    const radius = this.aim(vector);
    if (radius < 0.5 * this.thickness) return this.hide(i);
    matrix.compose(point, quaternion, scale.setScalar(radius));
    for (const mesh of this.meshes) mesh.setMatrixAt(i, matrix);
  }
}
