// The time that is shown: it runs, stops, jumps and steps. All parts of the page follow it.

export const SPEEDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
const PLEASANT = [3, 30]; // seconds that a run takes to be watched

export class Clock {
  constructor(times) {
    this.times = times; // saved times of the run, as Times
    this.time = times.first;
    this.playing = false;
    this.loop = true;
    this.speed = pleasant(times.last - times.first);
    this.changed = () => {};
  }

  get first() {
    return this.times.first;
  }

  get last() {
    return this.times.last;
  }

  get moves() {
    return this.last > this.first;
  }

  seek(time) {
    this.time = Math.min(this.last, Math.max(this.first, Number.isFinite(time) ? time : this.first));
    this.changed();
  }

  play() {
    if (!this.moves) return;
    if (this.time >= this.last) this.time = this.first;
    this.playing = true;
    this.changed();
  }

  pause() {
    this.playing = false;
    this.changed();
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  // To the next saved time, or back.
  step(count) {
    this.playing = false;
    const { values } = this.times;
    let index = this.times.before(this.time);
    if (values[index + 1] <= this.time) index += 1;
    if (count < 0 && values[index] < this.time) index += 1;
    this.seek(values[Math.min(values.length - 1, Math.max(0, index + count))]);
  }

  faster(count) {
    const index = SPEEDS.findIndex((speed) => speed >= this.speed);
    this.speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, index + count))];
    this.changed();
  }

  // Called for every frame while playing.
  advance(seconds) {
    this.time += seconds * this.speed;
    if (this.time < this.last) return;
    if (this.loop) this.time = this.first + ((this.time - this.first) % (this.last - this.first || 1));
    else {
      this.time = this.last;
      this.playing = false;
      this.changed();
    }
  }
}

function pleasant(duration) {
  const [least, most] = PLEASANT;
  if (!(duration > 0) || (duration >= least && duration <= most)) return 1;
  const goal = duration < least ? duration / least : duration / most;
  return duration < least
    ? (SPEEDS.findLast((speed) => speed <= goal) ?? SPEEDS[0])
    : (SPEEDS.find((speed) => speed >= goal) ?? SPEEDS.at(-1));
}
