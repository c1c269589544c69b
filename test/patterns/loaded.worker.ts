import { registerHooks } from "node:module";
import { parentPort, workerData } from "node:worker_threads";

/** What loading some modules loaded and made. */
export interface Loaded {
  /** Addresses of all modules. */
  readonly modules: string[];
  /** Patterns that were put together meanwhile, with the stack at that moment. */
  readonly constructed: { source: string; flags: string; stack: string }[];
}

const loaded: Loaded = { modules: [], constructed: [] };

registerHooks({
  load(url, context, next) {
    loaded.modules.push(url);
    return next(url, context);
  },
});

// A pattern that is put together has no literal to read.
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, parts: [string, string?], newTarget: typeof RegExp) {
    const pattern: RegExp = Reflect.construct(target, parts, newTarget);
    return record(pattern);
  },
  apply: (target, _this, parts: [string, string?]) => record(target(...parts)),
});

function record(pattern: RegExp): RegExp {
  const { source, flags } = pattern;
  loaded.constructed.push({ source, flags, stack: new Error("made here").stack ?? "" });
  return pattern;
}

for (const name of workerData as string[]) await import(name);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(loaded);
