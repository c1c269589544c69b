import { glob, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { root } from "#server/build.ts";
import { dependencies } from "../../package.json" with { type: "json" };
import type { Loaded } from "./loaded.worker.ts";
import { written, type Pattern } from "./pattern.ts";
import { patternsOf } from "./read-file.ts";

/** All patterns of the product, and what is wrong with how it makes them. */
export interface PatternList {
  readonly patterns: readonly Pattern[];
  /** Places in our own files where a pattern is made when it is used. */
  readonly constructedLater: readonly string[];
}

const sources = ["{app,server}/**/*.{ts,tsx}"];
const bundle = "build/server/index.js";
// The other languages' bundles have the same code, and words from the sources.
const built = [bundle, "build/server/assets/*.js", "build/client/assets/*.js"];
const isDependency = (name: string) =>
  Object.keys(dependencies).some((one) => name === one || name.startsWith(`${one}/`));
const isProduct = (path: string) => !/\.(?:test|fixture)\.|\.d\.ts$/.test(path);

/**
 * Lists the patterns of everything that runs: our sources, of which the server runs some as they are;
 * the bundles of server and browser, with the libraries in them; and every module that the server
 * loads from packages.
 */
export async function listPatterns(): Promise<PatternList> {
  const found = new Map<string, Pattern & { files: string[] }>();
  const add = (path: string, { source, flags }: { source: string; flags: string }) => {
    const key = written({ source, flags });
    const pattern = found.get(key) ?? { source, flags, files: [] };
    if (!pattern.files.includes(path)) pattern.files.push(path);
    found.set(key, pattern);
  };
  const toLoad = new Set([join(root, bundle)]);
  const constructedLater: string[] = [];
  for (const path of await filesOf([...sources, ...built])) {
    const file = await readPatterns(path);
    for (const literal of file.literals) add(path, literal);
    const isSource = !path.startsWith("build/");
    if (isSource) constructedLater.push(...file.constructedLater.map((line) => `${path}:${line}`));
    if (isSource && file.constructed.length > 0) toLoad.add(join(root, path));
    if (path.startsWith("server/") || path.startsWith("build/server/")) {
      for (const name of file.imports.filter(isDependency)) toLoad.add(name);
    }
  }
  const { modules, constructed } = await load([...toLoad]);
  for (const path of modules.map(pathOf).filter((one) => one?.startsWith("node_modules/"))) {
    if (path === undefined || path.endsWith(".json")) continue;
    for (const literal of (await readPatterns(path)).literals) add(path, literal);
  }
  for (const { stack, ...pattern } of constructed) add(makerOf(stack), pattern);
  return { patterns: [...found.values()], constructedLater };
}

async function filesOf(patterns: string[]): Promise<string[]> {
  const files = await Array.fromAsync(glob(patterns, { cwd: root }));
  return files.filter(isProduct).toSorted();
}

const readPatterns = async (path: string) =>
  patternsOf(join(root, path), await readFile(join(root, path), "utf8"));

/** Loads modules in a thread of their own, where nothing is loaded yet. */
function load(names: readonly string[]): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("loaded.worker.ts", import.meta.url), { workerData: names });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

const pathOf = (url: string) =>
  url.startsWith("file:") ? relative(root, fileURLToPath(url)) : undefined;

/** The file that put a pattern together: the first in the stack that isn't the recorder. */
function makerOf(stack: string): string {
  const places = stack
    .split("\n")
    .map((line) => /(?:\(|at (?:async )?)((?:file:\/)?\/.*):\d+:\d+\)?$/.exec(line)?.[1])
    .filter((place) => place !== undefined);
  const place = places.find((one) => !one.includes("loaded.worker")) ?? "";
  return relative(root, place.startsWith("file:") ? fileURLToPath(place) : place);
}
