import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded before the product, in whose process it answers "read" with what the main thread did since
// the last time, and computes for as many milliseconds as a number says.

/** In milliseconds. */
export interface MainThread {
  /** The longest delay of the event loop, which a busy machine makes longer. */
  delay: number;
  /** The CPU time that the main thread used, whatever else the machine did meanwhile. */
  computed: number;
}

const delays = monitorEventLoopDelay({ resolution: 1 });
let before = process.threadCpuUsage();
delays.enable();

process.on("message", (message) => {
  if (typeof message === "number") {
    const start = process.threadCpuUsage();
    while (process.threadCpuUsage(start).user < message * 1e3);
    process.send?.("computed");
    return;
  }
  const { user, system } = process.threadCpuUsage(before);
  const seen: MainThread = { delay: delays.max / 1e6, computed: (user + system) / 1e3 };
  delays.reset();
  before = process.threadCpuUsage();
  process.send?.(seen);
});
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
