// Pictures and films as files. In a sandboxed frame, which may not save files, they are shown to be saved by hand.

import { button, element } from "./elements.js";

export function fileName(title, ending) {
  const plain = title
    .replace(/[^\w-]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 60);
  return `${plain || "mechanism"}.${ending}`;
}

// Frames of another page whose own origin is opaque are sandboxed: a download would fail there without a word.
function sandboxed() {
  return window.parent !== window && window.origin === "null";
}

export function save(blob, name) {
  const address = URL.createObjectURL(blob);
  if (sandboxed()) return offer(address, blob.type, name);
  const link = element("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

function offer(address, type, name) {
  const film = type.startsWith("video");
  const shown = film ? element("video", { src: address, controls: true }) : element("img", { src: address, alt: name });
  const box = element("div", { className: "offer" });
  const close = () => {
    URL.revokeObjectURL(address);
    box.remove();
  };
  const words = `Files cannot be saved from inside this frame: save ${name} with a click of the right button on it.`;
  box.append(element("p", { text: words }), shown, button("Close", "Close", close));
  document.body.append(box);
}

// The picture with all that is written over it, and the time, into a canvas of the same size. It must have been drawn
// in the same task: later its pixels are gone.
export function compose(picture, time, canvas) {
  const { canvas: drawn, overlay } = picture;
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (picture.renderer) context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  context.drawImage(overlay.canvas, 0, 0);
  context.font = `${13 * overlay.ratio}px Helvetica, Arial, sans-serif`;
  context.fillStyle = "#1a1a1a";
  context.fillText(time, 14 * overlay.ratio, 24 * overlay.ratio);
}

export function savePicture(picture, time, title) {
  picture.draw();
  const { width, height } = picture.overlay.canvas;
  const canvas = element("canvas", { width, height });
  compose(picture, time, canvas);
  canvas.toBlob((blob) => save(blob, fileName(title, "png")), "image/png");
}

export function saveGraph(svg, title) {
  const copy = svg.cloneNode(true);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  save(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }),
    fileName(`${title} graph`, "svg"),
  );
}
