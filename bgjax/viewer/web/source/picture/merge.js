// Many shapes in one geometry: all that moves with one frame is drawn at once, and is still told apart by its owner.

import { BufferAttribute, BufferGeometry, Color, EdgesGeometry, Matrix3, Matrix4, Vector3 } from "three";
import { turn } from "./frames.js";
import { geometryOf } from "./shapes.js";

const EDGE_ANGLE = 28; // degrees between two faces from which on their common edge is drawn
const ONE = new Vector3(1, 1, 1);
const EDGES = new WeakMap();

export class Merged {
  constructor() {
    this.faces = { positions: [], normals: [], colours: [], indices: [] };
    this.edges = { positions: [], colours: [] };
    this.ranges = []; // {owner, first, last} of vertices, in their order
  }

  add(solid, anchor) {
    const { shape } = solid;
    const place = new Vector3(...(shape.position ?? [0, 0, 0]));
    const matrix = new Matrix4().compose(place, turn(shape.orientation), ONE).premultiply(anchor);
    const colour = new Color(shape.colour ?? solid.colour ?? "#8c959f");
    if (shape.type === "lines") return this.addLines(shape.segments, matrix, colour);
    const geometry = geometryOf(shape);
    if (!geometry) return;
    const first = this.faces.positions.length / 3;
    this.addFaces(geometry, matrix, colour, first);
    this.addLines(edgesOf(geometry), matrix, colour.clone().multiplyScalar(0.4));
    this.ranges.push({ owner: solid.owner, first, last: this.faces.positions.length / 3 });
  }

  addFaces(geometry, matrix, colour, first) {
    const { position, normal } = geometry.attributes;
    const turned = new Matrix3().getNormalMatrix(matrix);
    const v = new Vector3();
    for (let i = 0; i < position.count; i++) {
      v.fromBufferAttribute(position, i).applyMatrix4(matrix);
      this.faces.positions.push(v.x, v.y, v.z);
      v.fromBufferAttribute(normal, i).applyMatrix3(turned).normalize();
      this.faces.normals.push(v.x, v.y, v.z);
      this.faces.colours.push(colour.r, colour.g, colour.b);
    }
    const count = geometry.index ? geometry.index.count : position.count;
    for (let i = 0; i < count; i++) this.faces.indices.push(first + (geometry.index ? geometry.index.getX(i) : i));
  }

  addLines(points, matrix, colour) {
    const v = new Vector3();
    for (let i = 0; i < points.length; i += 3) {
      v.set(points[i], points[i + 1], points[i + 2]).applyMatrix4(matrix);
      this.edges.positions.push(v.x, v.y, v.z);
      this.edges.colours.push(colour.r, colour.g, colour.b);
    }
  }

  faceGeometry() {
    const geometry = bufferGeometry(this.faces);
    geometry.setAttribute("normal", new BufferAttribute(new Float32Array(this.faces.normals), 3));
    geometry.setIndex(this.faces.indices);
    return geometry;
  }

  edgeGeometry() {
    return bufferGeometry(this.edges);
  }
}

function edgesOf(geometry) {
  if (!EDGES.has(geometry)) EDGES.set(geometry, new EdgesGeometry(geometry, EDGE_ANGLE).attributes.position.array);
  return EDGES.get(geometry);
}

function bufferGeometry({ positions, colours }) {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
  return geometry;
}
