// Power on the lines of a drawn graph: a band along each bond as wide as its power, coloured by its direction.

const SVG = "http://www.w3.org/2000/svg";
const WIDEST = 13; // px, of the largest power of the graph
export const FORWARD = "#2563eb";
export const BACKWARD = "#ea580c";

export class Bands {
  constructor(svg, graph, times) {
    this.times = times;
    this.largest = graph.largest > 0 ? graph.largest : Infinity;
    const groups = new Map([...svg.querySelectorAll("g[data-line]")].map((group) => [group.dataset.line, group]));
    this.items = (graph.bonds ?? [])
      .filter(({ line }) => groups.has(line))
      .map((bond) => band(bond, groups.get(bond.line)));
  }

  move(time) {
    this.times.locate(time);
    for (const item of this.items) {
      item.power = this.times.sample(item.powers);
      const width = (WIDEST * Math.abs(item.power)) / this.largest;
      item.path.setAttribute("stroke-width", width > 0.05 ? Math.min(width, 1.5 * WIDEST).toFixed(2) : "0");
      item.path.setAttribute("stroke", item.power < 0 ? BACKWARD : FORWARD);
    }
  }
}

function band({ line, result, powers }, group) {
  const shafts = [...group.querySelectorAll("path.shaft")].map((path) => path.getAttribute("d"));
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("class", "band");
  path.setAttribute("d", shafts.length > 1 ? middle(shafts[0], shafts[1]) : (shafts[0] ?? ""));
  path.setAttribute("stroke-width", "0");
  path.setAttribute("stroke-opacity", "0.55");
  path.setAttribute("stroke-linecap", "butt");
  path.setAttribute("fill", "none");
  group.prepend(path);
  return { line, result, powers, path, group, power: 0 };
}

// The path between the two shafts of a multibond.
function middle(a, b) {
  const other = b.match(/-?[\d.]+(?:e-?\d+)?/g) ?? [];
  let k = 0;
  return a.replace(/-?[\d.]+(?:e-?\d+)?/g, (number) =>
    ((Number(number) + Number(other[k++] ?? number)) / 2).toFixed(2),
  );
}
