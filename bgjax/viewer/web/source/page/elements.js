// Elements of the page from tag, properties and children. All words are text, never HTML.

export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (key === "text") made.textContent = value;
    else if (key === "on") for (const [name, listener] of Object.entries(value)) made.addEventListener(name, listener);
    else if (key in made && key !== "list" && key !== "style") made[key] = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

export function button(text, title, clicked, className = "") {
  return element("button", { type: "button", text, title, ariaLabel: title, className, on: { click: clicked } });
}

// A check box with its words.
export function check(text, checked, changed, colour = "") {
  const box = element("input", { type: "checkbox", checked, on: { change: () => changed(box.checked) } });
  const swatch = element("span", { className: "swatch" });
  swatch.style.background = colour || "transparent";
  return element("label", { className: "check" }, box, ...(colour ? [swatch] : []), element("span", { text }));
}

// A slider on a logarithmic scale with its value in words.
export function slider(name, { least, most, value, words }, changed) {
  const shown = element("output", { text: words(value) });
  const input = element("input", {
    type: "range",
    min: Math.log(least),
    max: Math.log(most),
    step: "any",
    ariaLabel: name,
  });
  input.value = Math.log(value);
  input.addEventListener("input", () => {
    const now = Math.exp(Number(input.value));
    shown.textContent = words(now);
    changed(now);
  });
  return element("label", { className: "slider" }, element("span", { text: name }), input, shown);
}

export function options(select, entries, value) {
  for (const [key, text] of entries) select.append(element("option", { value: key, text }));
  select.value = value;
  return select;
}
