// The menus above the picture: views, what is shown, whom the view follows, and saving.

import { ROLES } from "../picture/arrows.js";
import { VIEWS } from "../picture/camera.js";
import { button, check, element, options, slider } from "./elements.js";

const VIEW_TITLES = {
  front: "Front view (1)",
  top: "View from above (2)",
  side: "Side view (3)",
  iso: "Isometric view (4)",
};
const factor = (value) => `× ${Number(value.toPrecision(2))}`;

// `actions`: {fit, view(name), perspective(), redraw, move} and the entries of the menu of saving.
export function menus(picture, data, actions) {
  const views = Object.keys(VIEWS).map((name) => button(name, VIEW_TITLES[name], () => actions.view(name)));
  const perspective = button("persp", "Perspective or parallel projection", () => {
    perspective.classList.toggle("on", actions.perspective());
  });
  return element(
    "div",
    { className: "menus" },
    button("fit", "Show everything (F)", actions.fit),
    ...views,
    perspective,
    menu("Show", shown(picture, data, actions)),
    menu("Save", actions.saving),
  );
}

function menu(title, children) {
  const box = element(
    "details",
    { className: "menu" },
    element("summary", { text: title }),
    element("div", {}, ...children),
  );
  document.addEventListener("pointerdown", (event) => {
    if (!box.contains(event.target)) box.open = false;
  });
  return box;
}

function group(title, ...children) {
  return children.length ? [element("h4", { text: title }), ...children] : [];
}

function shown(picture, data, actions) {
  return [
    ...group("Forces and torques", ...arrows(picture, data, actions)),
    ...group("Clearances", ...plays(picture, data, actions)),
    ...group("Paths of points", ...traces(picture, data, actions)),
    ...group("Other motions", ...ghosts(picture, actions)),
    ...group("Assembly", ...assembly(picture, data, actions)),
    ...group("Names", ...names(picture, data, actions)),
    ...group("View follows", ...follow(picture, data, actions)),
  ];
}

function arrows({ arrows }, data, { move }) {
  if (!arrows.batches.length) return [];
  const scale = (value) => {
    arrows.scale = value;
    move();
  };
  const toggles = arrows.roles.map((role) =>
    check(
      role,
      arrows.shown[role] ?? false,
      (on) => {
        arrows.shown[role] = on;
        move();
      },
      ROLES[role],
    ),
  );
  return [...toggles, slider("length", { least: 0.1, most: 20, value: 1, words: factor }, scale)];
}

function plays({ plays }, data, { move }) {
  if (!data.plays.length) return [];
  const toggle = check("magnified", plays.visible, (on) => {
    plays.visible = on;
    move();
  });
  const magnify = (value) => {
    plays.factor = value;
    move();
  };
  const most = Math.max(4 * plays.usual, 2);
  return [toggle, slider("factor", { least: 1, most, value: plays.usual, words: factor }, magnify)];
}

function traces({ traces }, data, { move }) {
  return data.points.map((point, k) => {
    const toggle = (on) => {
      traces.toggle(k, on);
      move();
    };
    return check(point.name, false, toggle, traces.colour(k));
  });
}

function ghosts(picture, { move }) {
  return picture.ghosts.map((ghost) => {
    const toggle = (on) => {
      picture.showGhost(ghost, on);
      move();
    };
    return check(ghost.label, true, toggle, ghost.colour);
  });
}

function assembly({ shown }, data, { redraw }) {
  return Object.entries(shown.kinds).map(([kind, group]) =>
    check(`${kind} directions`, group.visible, (on) => {
      group.visible = on;
      redraw();
    }),
  );
}

function names({ labels }, data, { move }) {
  const kinds = ["frames", "points"].filter((kind) => data[kind].length);
  return kinds.map((kind) =>
    check(`of ${kind}`, false, (on) => {
      labels.shown[kind] = on;
      move();
    }),
  );
}

function follow(picture, data, { redraw }) {
  if (!data.frames.length) return [];
  const select = options(element("select"), [["", "nothing"], ...data.frames.map((name) => [name, name])], "");
  select.addEventListener("change", () => {
    picture.follow(select.value);
    redraw();
  });
  return [select];
}
