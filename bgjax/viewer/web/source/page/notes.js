// What must be read before the picture: why a run stopped, what is not shown.

import { button, element } from "./elements.js";

export function notes(host, data) {
  for (const { label, message } of data.motions)
    if (message) add(host, data.motions.length > 1 && label ? `${label}: ${message}` : message, "failed");
  for (const note of data.notes) add(host, note, "note");
}

export function add(host, text, kind) {
  const box = element("p", { className: kind }, element("span", { text }));
  box.append(button("×", "Hide this note", () => box.remove()));
  host.append(box);
}
