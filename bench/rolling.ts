import { spawn } from "node:child_process";
import { join } from "node:path";
import { UsageError } from "./support/bench.ts";

export const about = "instances restarted in turn under load: writes lost and requests failed";

const root = join(import.meta.dirname, "..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const drill = ["--project=drills", "server/instances.drill.test.ts", "-t", "restarted under load"];

/** Runs the tests' own drill of rolling restarts at full numbers; it prints what it has counted. */
export function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  if (options.length > 0) throw new UsageError("rolling takes no options");
  const child = spawn(process.execPath, [vitest, "run", ...drill], {
    cwd: root,
    env: { ...process.env, TEST_DEPTH: "deep" },
    stdio: "inherit",
  });
  ends.defer(() => void child.kill());
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
  });
}
