// Shapes of page data as geometries of three.js: about their own z axis, centres in their origin, in metres.

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  ShapeUtils,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from "three";

const ROUND = 28; // segments of a full circle
const KNOWN = new Map(); // geometries by the text of their shape: parts of one kind share the work

const MAKERS = {
  box: (s) => new BoxGeometry(...s.size),
  cylinder: (s) => new CylinderGeometry(s.radius, s.radius, s.length, ROUND).rotateX(Math.PI / 2),
  sphere: (s) => new SphereGeometry(s.radius, ROUND, ROUND / 2),
  ellipsoid: (s) => new SphereGeometry(1, ROUND, ROUND / 2).scale(...s.radii),
  capsule: (s) => new CapsuleGeometry(s.radius, s.length, 6, ROUND - 8).rotateX(Math.PI / 2),
  ring: (s) => new TorusGeometry(s.radius, s.tube, 10, ROUND + 8),
  extrusion: (s) => extrusion(s.outline, s.thickness),
  mesh: (s) => mesh(s.vertices, s.triangles),
};

export function geometryOf(shape) {
  const make = MAKERS[shape.type];
  if (!make) return null;
  if (shape.type === "mesh") return make(shape);
  const { position, orientation, colour, ...own } = shape;
  const key = JSON.stringify(own);
  if (!KNOWN.has(key)) KNOWN.set(key, make(shape));
  return KNOWN.get(key);
}

// A plate: two faces and a wall along its outline.
function extrusion(outline, thickness) {
  const points = outline.map(([x, y]) => new Vector2(x, y));
  if (ShapeUtils.isClockWise(points)) points.reverse();
  const half = thickness / 2;
  const found = [];
  const corner = (point, z) => found.push(point.x, point.y, z);
  for (const [a, b, c] of ShapeUtils.triangulateShape(points, [])) {
    for (const k of [a, b, c]) corner(points[k], half);
    for (const k of [a, c, b]) corner(points[k], -half);
  }
  for (let k = 0; k < points.length; k++) {
    const p = points[k];
    const q = points[(k + 1) % points.length];
    for (const [point, z] of [
      [p, -half],
      [q, -half],
      [q, half],
      [p, -half],
      [q, half],
      [p, half],
    ])
      corner(point, z);
  }
  return flat(new Float32Array(found));
}

function mesh(vertices, triangles) {
  const found = new Float32Array(3 * triangles.length);
  for (let k = 0; k < triangles.length; k++)
    for (let i = 0; i < 3; i++) found[3 * k + i] = vertices[3 * triangles[k] + i];
  return flat(found);
}

// Triangles that share no corners, so that every face has its own normal.
function flat(corners) {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(corners, 3));
  geometry.computeVertexNormals();
  return geometry;
}
