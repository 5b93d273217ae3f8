// The part that is selected, and the one under the mouse: names that the picture and the graph share.

export class Selection {
  constructor() {
    this.name = "";
    this.hovered = "";
    this.listeners = [];
  }

  select(name) {
    this.name = name;
    this.tell();
  }

  hover(name) {
    if (name === this.hovered) return;
    this.hovered = name;
    this.tell();
  }

  // Whether the part with this path is meant, itself or as a part inside.
  holds(path) {
    return within(path, this.name) || within(path, this.hovered);
  }

  tell() {
    for (const listener of this.listeners) listener(this);
  }
}

export function within(path, name) {
  return name !== "" && (path === name || path.startsWith(`${name}.`));
}
