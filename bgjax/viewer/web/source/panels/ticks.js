// Round numbers on axes, and numbers as short texts.

// About `count` round values between two ends, at least three.
export function ticks(low, high, count) {
  const found = roundValues(low, high, count);
  return found.length < 3 && count < 12 ? ticks(low, high, count + 1) : found;
}

function roundValues(low, high, count) {
  const step = roundStep((high - low) / Math.max(1, count));
  const found = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; k++) found.push(k * step);
  return found;
}

function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((k) => k * power >= least * (1 - 1e-12)) ?? 10);
}

// The ends of an axis that holds all values, with a margin.
export function range(low, high) {
  if (!(low <= high)) return [-1, 1];
  const margin = 0.06 * (high - low);
  const floor = 1e-12 * Math.max(Math.abs(low), Math.abs(high));
  if (high - low > floor) return [low - margin, high + margin];
  const about = Math.abs(low) * 0.1 || 1;
  return [low - about, high + about];
}

// Texts of ticks, with as many digits as tell them apart; the common power of ten is told apart from them.
export function tickTexts(values) {
  const largest = Math.max(...values.map(Math.abs), 0);
  const power = largest >= 1e5 || (largest > 0 && largest < 1e-3) ? Math.floor(Math.log10(largest) + 1e-9) : 0;
  const scaled = values.map((value) => value / 10 ** power);
  const step = scaled.length > 1 ? Math.abs(scaled[1] - scaled[0]) : Math.abs(scaled[0]) || 1;
  const digits = Math.max(0, Math.min(12, Math.ceil(-Math.log10(step) - 1e-9)));
  return { texts: scaled.map((value) => minus((Math.abs(value) < 1e-9 * step ? 0 : value).toFixed(digits))), power };
}

// Four significant digits, for words beside a cursor.
export function short(value) {
  if (!Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e6 || size < 1e-4)) return minus(value.toExponential(2).replace("e+", "e"));
  return minus(String(Number(value.toPrecision(4))));
}

export function superscript(power) {
  return [...String(power)].map((c) => (c === "-" ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹"[c])).join("");
}

function minus(text) {
  return text.replaceAll("-", "−");
}
