// Builds viewer.js from source/: `make viewer`. Packages are installed in a temporary folder, nothing is left behind.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

// The names and contents of all files that decide the bundle; tests/test_viewer_bundle.py computes it likewise.
function hash() {
  const sources = readdirSync(join(here, "source"), { recursive: true }).map((name) => join(here, "source", name));
  const files = [join(here, "package.json"), join(here, "build.mjs"), ...sources].filter((file) =>
    statSync(file).isFile(),
  );
  const names = files.map((file) => relative(here, file).split(sep).join("/")).sort();
  const digest = createHash("sha256");
  for (const name of names)
    digest
      .update(`${name}\0`)
      .update(readFileSync(join(here, name)))
      .update("\0");
  return digest.digest("hex");
}

// Programs of three.js for surfaces that the viewer never draws: rough, translucent, in shadow.
const UNUSED = [
  "lights_physical_pars_fragment",
  "lights_physical_fragment",
  "transmission_pars_fragment",
  "transmission_fragment",
  "iridescence_fragment",
  "envmap_physical_pars_fragment",
  "lightprobes_pars_fragment",
  "lights_toon_pars_fragment",
  "shadowmap_pars_fragment",
];

// Leaves those out, and the indentation of all others: a twelfth of the bundle.
const smaller = {
  name: "smaller",
  setup(building) {
    building.onLoad({ filter: /three\.module\.js$/ }, ({ path }) => {
      let text = readFileSync(path, "utf8");
      for (const name of UNUSED) {
        const before = text;
        text = text.replace(new RegExp(`^(?:const|var) ${name} = ".*";$`, "m"), `const ${name} = "";`);
        if (text === before) throw new Error(`three.js has no program ${name} any more`);
      }
      return { contents: text.replace(/(?:\\n)+(?:\\t)*(?=[^"]*";$)/gm, "\\n"), loader: "js" };
    });
  },
};

async function build(folder) {
  copyFileSync(join(here, "package.json"), join(folder, "package.json"));
  const quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...quiet], { cwd: folder, stdio: "inherit" });
  const esbuild = createRequire(join(folder, "package.json"))("esbuild");
  await esbuild.build({
    entryPoints: [join(here, "source", "main.js")],
    outfile: join(folder, "viewer.js"),
    banner: { js: `/* bgjax viewer, built by make viewer from sources with the hash ${hash()} */` },
    nodePaths: [join(folder, "node_modules")],
    ...{ bundle: true, minify: true, format: "iife", target: "es2020", charset: "utf8", legalComments: "eof" },
    plugins: [smaller],
    logLevel: "warning",
  });
  copyFileSync(join(folder, "viewer.js"), join(here, "viewer.js"));
  copyFileSync(join(folder, "node_modules", "three", "LICENSE"), join(here, "LICENSE.three.txt"));
  console.log(`viewer.js: ${Math.round(statSync(join(here, "viewer.js")).size / 1000)} kB`);
}

const folder = mkdtempSync(join(tmpdir(), "bgjax-viewer-"));
try {
  await build(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
