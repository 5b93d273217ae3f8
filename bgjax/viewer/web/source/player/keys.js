// Keys: space plays, arrows step, Home and End jump, + and − change the speed, L loops, F fits, 1 to 4 are views.

import { VIEWS } from "../picture/camera.js";

export function listenToKeys(clock, { fit, view }) {
  const actions = {
    " ": () => clock.toggle(),
    ArrowLeft: (event) => clock.step(event.shiftKey ? -10 : -1),
    ArrowRight: (event) => clock.step(event.shiftKey ? 10 : 1),
    Home: () => clock.seek(clock.first),
    End: () => clock.seek(clock.last),
    "+": () => clock.faster(1),
    "-": () => clock.faster(-1),
    l: () => {
      clock.loop = !clock.loop;
      clock.changed();
    },
    f: fit,
  };
  Object.keys(VIEWS).forEach((name, k) => (actions[k + 1] = () => view(name)));
  window.addEventListener("keydown", (event) => {
    const { tagName, type } = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || tagName === "SELECT" || tagName === "TEXTAREA") return;
    if (tagName === "INPUT" && type !== "range" && type !== "checkbox") return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!Object.hasOwn(actions, key)) return;
    event.preventDefault();
    actions[key](event);
  });
}
