// Where a time lies among the saved times of a motion: the index before it and the fraction of the way to the next.

export class Times {
  constructor(values) {
    this.values = values;
    this.index = 0;
    this.fraction = 0;
  }

  get first() {
    return this.values[0];
  }

  get last() {
    return this.values[this.values.length - 1];
  }

  // Times outside are moved to the nearest saved one. Nothing is allocated: this runs for every frame.
  locate(time) {
    const { values } = this;
    const last = values.length - 1;
    if (last < 1 || time <= values[0]) return this.place(0, 0);
    if (time >= values[last]) return this.place(last - 1, 1);
    let low = this.index;
    if (!(values[low] <= time && time < values[low + 1])) low = this.before(time);
    const width = values[low + 1] - values[low];
    return this.place(low, width > 0 ? (time - values[low]) / width : 0);
  }

  // The last index whose time is not after the given one.
  before(time) {
    let low = 0;
    let high = this.values.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.values[middle] <= time) low = middle;
      else high = middle;
    }
    return low;
  }

  place(index, fraction) {
    this.index = index;
    this.fraction = fraction;
    return this;
  }

  // A value per time, interpolated linearly at the present place.
  sample(values) {
    if (values.length < 2) return values.length ? values[0] : NaN;
    const a = values[this.index];
    return this.fraction === 0 ? a : a + this.fraction * (values[this.index + 1] - a);
  }

  // Three values per time into a vector.
  sampleVector(values, target) {
    const i = 3 * this.index;
    const s = this.fraction;
    if (s === 0 || values.length < 6) return target.set(values[i], values[i + 1], values[i + 2]);
    return target.set(
      values[i] + s * (values[i + 3] - values[i]),
      values[i + 1] + s * (values[i + 4] - values[i + 1]),
      values[i + 2] + s * (values[i + 5] - values[i + 2]),
    );
  }

  // Unit quaternions, scalar first, turned along the shortest way (slerp), into a quaternion of three.js.
  sampleTurn(values, target) {
    const i = 4 * this.index;
    const s = this.fraction;
    const j = s === 0 || values.length < 8 ? i : i + 4;
    let dot = 0;
    for (let k = 0; k < 4; k++) dot += values[i + k] * values[j + k];
    const sign = dot < 0 ? -1 : 1;
    const angle = Math.acos(Math.min(1, Math.abs(dot)));
    const sine = Math.sin(angle);
    const a = sine > 1e-4 ? Math.sin((1 - s) * angle) / sine : 1 - s;
    const b = sign * (sine > 1e-4 ? Math.sin(s * angle) / sine : s);
    target.set(
      a * values[i + 1] + b * values[j + 1],
      a * values[i + 2] + b * values[j + 2],
      a * values[i + 3] + b * values[j + 3],
      a * values[i] + b * values[j],
    );
    return target.normalize();
  }
}
