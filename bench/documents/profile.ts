import type { Profiler } from "node:inspector";
import { askChild } from "../support/child.ts";
import { table } from "../support/table.ts";
import type { Document } from "./people.ts";
import { give, headersOf, type Tools } from "./measure.ts";

const connections = 16;
const milliseconds = 4000;

const profiler = "profiler";

/** Where a sample belongs, the first that fits; what fits none is Node's own rest. */
const groups: readonly [name: string, place: RegExp][] = [
  [profiler, /^node:inspector/],
  ["react-dom, react", /node_modules\/(react|react-dom|scheduler)\//],
  ["react-router", /node_modules\/(react-router|@react-router|turbo-stream|cookie)/],
  ["our code", /\/(build\/server|server|app|bench)\//],
  ["pg, kysely", /node_modules\/(pg|kysely|postgres)/],
  [
    "Request, Response, streams (Node, node-fetch-server)",
    /node-fetch-server|undici|webstreams|webidl|node:internal\/(abort|event_target|url|blob|encoding)/,
  ],
  ["compression (its part on this thread)", /zlib/],
  ["crypto", /crypto/],
  [
    "node:http, sockets",
    /node:_http|node:net|node:internal\/(stream|http|net|js_stream)|node:(stream|events|buffer)|_stream/,
  ],
];
const rest = "Node's own rest (timers, promises, native code)";
const special = new Map([
  ["(idle)", "idle"],
  ["(garbage collector)", "garbage collection"],
]);
const notOurs = ["idle", profiler];

/** Prints where the main thread's time goes while one document is asked for. */
export async function printProfile(document: Document, { product, load }: Tools): Promise<void> {
  await askChild(product.child, "profile");
  const before = await askChild<NodeJS.CpuUsage>(product.child, "cpu");
  const { requests } = await give(load, {
    ports: [product.port],
    path: document.path,
    headers: headersOf(document),
    connections,
    milliseconds,
  });
  const after = await askChild<NodeJS.CpuUsage>(product.child, "cpu");
  const profile = await askChild<Profiler.Profile>(product.child, "profiled", 30_000);
  const spent = sumUp(profile);
  for (const name of notOurs) spent.delete(name);
  const busy = [...spent.values()].reduce((sum, time) => sum + time, 0);
  const all = after.user + after.system - before.user - before.system;
  const row = (name: string, time: number) => [
    name,
    (time / requests).toFixed(0),
    `${((100 * time) / busy).toFixed(1)}%`,
  ];
  const rows = [...spent]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, time]) => row(name, time));
  const beside = row("beside it: other threads (brotli, collector)", Math.max(0, all - busy));
  console.log(`\n${document.name}: where the main thread's time goes, ${requests} requests`);
  console.log(table(["", "µs a request", "share"], [...rows, row("all", busy), beside]));
}

/** Microseconds by group. */
function sumUp({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> {
  const parents = new Map<number, Profiler.ProfileNode>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const node of nodes) for (const child of node.children ?? []) parents.set(child, node);
  const known = new Map<number, string>();
  const groupOf = (node: Profiler.ProfileNode): string => {
    const before = known.get(node.id);
    if (before !== undefined) return before;
    const group = judge(node, parents, groupOf);
    known.set(node.id, group);
    return group;
  };
  const spent = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const node = byId.get(id);
    if (!node) continue;
    const group = groupOf(node);
    spent.set(group, (spent.get(group) ?? 0) + (timeDeltas[at] ?? 0));
  }
  return spent;
}

function judge(
  node: Profiler.ProfileNode,
  parents: ReadonlyMap<number, Profiler.ProfileNode>,
  groupOf: (node: Profiler.ProfileNode) => string,
): string {
  const { functionName: name, url } = node.callFrame;
  const found = special.get(name) ?? groups.find(([, place]) => place.test(url))?.[0];
  if (found) return found;
  const parent = parents.get(node.id);
  // What the language itself does (joining texts, sorting) belongs to who asked for it.
  return url === "" && parent ? groupOf(parent) : rest;
}
