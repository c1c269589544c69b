import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { readProcessUsage } from "./process-usage.ts";

// Only Linux says it.
test.runIf(process.platform === "linux")(
  "processor time is counted, not the time that passes",
  async () => {
    const run = (script: string) => spawn(process.execPath, ["-e", script]);
    const computing = run("for (;;);");
    const waiting = run("process.stdout.write('up'); setInterval(() => {}, 60_000);");
    try {
      await once(waiting.stdout, "data");
      const before = readProcessUsage(waiting.pid)?.seconds ?? Number.NaN;
      const seconds = () => readProcessUsage(computing.pid)?.seconds ?? 0;
      const start = seconds();
      await expect.poll(seconds).toBeGreaterThan(start + 0.3);
      const after = readProcessUsage(waiting.pid);
      expect(after?.seconds).toBeLessThan(before + 0.3);
      expect(after?.megabytes).toBeGreaterThan(10);
    } finally {
      computing.kill("SIGKILL");
      waiting.kill("SIGKILL");
    }
  },
);

test("of a process that is over nothing is known", () => {
  expect(readProcessUsage(undefined)).toBeNull();
});
