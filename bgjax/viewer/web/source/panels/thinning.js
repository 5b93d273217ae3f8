// A curve of many values drawn in few columns: of each column its first, least, greatest and last value, so that
// no peak is lost and nothing aliases.

export function drawCurve(context, times, values, { x, y, left, right }) {
  const count = Math.min(times.length, values.length);
  let open = false;
  const to = (px, py) => {
    if (open) context.lineTo(px, py);
    else context.moveTo(px, py);
    open = true;
  };
  context.beginPath();
  if (count <= 2 * (right - left)) {
    for (let i = 0; i < count; i++) {
      if (Number.isFinite(values[i])) to(x(times[i]), y(values[i]));
      else open = false;
    }
  } else columns(times, values, count, { x, y, to, broken: () => (open = false) });
  context.stroke();
}

function columns(times, values, count, { x, y, to, broken }) {
  for (let i = 0; i < count;) {
    if (!Number.isFinite(values[i])) {
      broken();
      i++;
      continue;
    }
    const column = Math.floor(x(times[i]));
    let [low, high, last] = [values[i], values[i], i];
    for (let k = i + 1; k < count && Number.isFinite(values[k]) && Math.floor(x(times[k])) === column; k++) {
      low = Math.min(low, values[k]);
      high = Math.max(high, values[k]);
      last = k;
    }
    for (const value of [values[i], low, high, values[last]]) to(column + 0.5, y(value));
    i = last + 1;
  }
}
