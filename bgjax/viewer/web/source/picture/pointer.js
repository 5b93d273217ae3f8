// Mouse and touch on the picture: orbit, pan, zoom, and clicks.

const CLICK = 5; // px: less movement than this is a click

export function listen(host, camera, { changed, clicked }) {
  const pointers = new Map();
  let moved = 0;
  const place = (event) => {
    const box = host.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  host.addEventListener("pointerdown", (event) => {
    host.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, place(event));
    if (pointers.size === 1) moved = 0;
  });
  host.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const [x, y] = [now[0] - before[0], now[1] - before[1]];
    moved += Math.abs(x) + Math.abs(y);
    if (moved < CLICK) return;
    if (pointers.size === 2) pinch(host, camera, pointers, event.pointerId, now);
    else if (event.buttons & 6 || event.shiftKey) camera.pan(x / host.clientHeight, y / host.clientHeight);
    else camera.orbit(0.008 * x, 0.008 * y);
    pointers.set(event.pointerId, now);
    changed();
  });
  const ended = (event) => {
    if (event.type === "pointerup" && pointers.size === 1 && moved < CLICK && event.button === 0)
      clicked(...place(event));
    pointers.delete(event.pointerId);
  };
  host.addEventListener("pointerup", ended);
  host.addEventListener("pointercancel", ended);
  host.addEventListener("contextmenu", (event) => event.preventDefault());
  host.addEventListener("wheel", (event) => wheel(event, host, camera, place, changed), { passive: false });
}

function wheel(event, host, camera, place, changed) {
  event.preventDefault();
  const [x, y] = place(event);
  const tall = host.clientHeight;
  const step = event.deltaMode === 1 ? 30 * event.deltaY : event.deltaY;
  camera.zoom(Math.exp(0.0015 * step), (x - host.clientWidth / 2) / tall, (tall / 2 - y) / tall);
  changed();
}

// Two fingers: their distance zooms, their middle pans.
function pinch(host, camera, pointers, moving, now) {
  const [other] = [...pointers].filter(([id]) => id !== moving).map(([, where]) => where);
  const before = pointers.get(moving);
  const apart = (p) => Math.hypot(p[0] - other[0], p[1] - other[1]) || 1;
  camera.zoom(apart(before) / apart(now));
  camera.pan((now[0] - before[0]) / 2 / host.clientHeight, (now[1] - before[1]) / 2 / host.clientHeight);
}
