// Builds viewer.js from source/: `make viewer`. Packages are installed in a temporary folder, nothing is left behind.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));

// The names and contents of all files that decide the bundle; tests/test_viewer_bundle.py computes it likewise.
function hash() {
  const sources = readdirSync(join(here, "source"), { recursive: true }).map((name) => join(here, "source", name));
  const files = [join(here, "package.json"), join(here, "build.mjs"), ...sources].filter((file) => statSync(file).isFile());
  const names = files.map((file) => relative(here, file).split(sep).join("/")).sort();
  const digest = createHash("sha256");
  for (const name of names) digest.update(`${name}\0`).update(readFileSync(join(here, name))).update("\0");
  return digest.digest("hex");
}

function build(folder) {
  copyFileSync(join(here, "package.json"), join(folder, "package.json"));
  const quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", ...quiet], { cwd: folder, stdio: "inherit" });
  const banner = `/* bgjax viewer, built by make viewer from sources with the hash ${hash()} */`;
  const looks = ["--bundle", "--minify", "--format=iife", "--target=es2020", "--charset=utf8", "--legal-comments=eof"];
  const target = join(folder, "viewer.js");
  execFileSync(
    join(folder, "node_modules", ".bin", "esbuild"),
    [join(here, "source", "main.js"), ...looks, `--banner:js=${banner}`, `--outfile=${target}`, "--log-level=warning"],
    { stdio: "inherit", env: { ...process.env, NODE_PATH: join(folder, "node_modules") } },
  );
  writeFileSync(join(here, "viewer.js"), readFileSync(target));
  copyFileSync(join(folder, "node_modules", "three", "LICENSE"), join(here, "LICENSE.three.txt"));
  console.log(`viewer.js: ${Math.round(statSync(target).size / 1000)} kB`);
}

const folder = mkdtempSync(join(tmpdir(), "bgjax-viewer-"));
try {
  build(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
