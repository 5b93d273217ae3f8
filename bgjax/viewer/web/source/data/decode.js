// Arrays of a page's data: {"dtype", "shape", "base64"} becomes a typed array, row after row. With a "scale" they are
// whole numbers, each told by its difference from the one in the row before, of which the scale makes results.

const KINDS = { float32: Float32Array, float64: Float64Array, int16: Int16Array, uint32: Uint32Array };

function bytes(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const text = atob(base64);
  const found = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) found[i] = text.charCodeAt(i);
  return found;
}

function typed(record) {
  const kind = KINDS[record.dtype];
  if (!kind) throw new Error(`The page's data have an array of the unknown type ${record.dtype}.`);
  const values = new kind(bytes(record.base64).buffer);
  return record.scale === undefined ? values : summed(values, record);
}

function summed(steps, { scale, shape }) {
  const width = steps.length / Math.max(shape[0], 1);
  const last = new Int16Array(width); // sums that pass its limits return to where they began
  return Float32Array.from(steps, (step, k) => {
    last[k % width] += step;
    return scale * last[k % width];
  });
}

export function decoded(node) {
  if (node === null || typeof node !== "object") return node;
  if (Array.isArray(node)) return node.map(decoded);
  if (typeof node.base64 === "string") return typed(node);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, decoded(value)]));
}

// The data of this page, with a motion at one time where there is none.
export function pageData(text) {
  const data = decoded(JSON.parse(text));
  if (data.format !== 1) throw new Error(`This page shows data of format 1, not ${data.format}: write it again.`);
  for (const name of ["frames", "points", "solids", "stretched", "arrows", "plays", "events", "plots", "residuals"])
    data[name] ??= [];
  data.plays = data.plays.filter(({ clearance }) => clearance > 0);
  data.notes ??= [];
  data.origin ??= [0, 0, 0];
  data.motions = data.motions?.length ? data.motions : [emptyMotion()];
  for (const motion of data.motions) if (!motion.times.length) motion.times = new Float64Array(1);
  return data;
}

function emptyMotion() {
  return { label: "", times: new Float64Array(1), positions: [], orientations: [], vectors: {}, message: "" };
}
