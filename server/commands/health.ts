import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { urlAt } from "#server/http/http.ts";
import { readSettings } from "#server/settings.ts";

// A health check for service managers and containers: exits with 0 if the instance with these
// settings is healthy, else with 1.

const wildcardHosts = new Set(["0.0.0.0", "::"]);
const { values } = parseArgs({ options: { wait: { type: "string", default: "0" } } });
const deadline = Date.now() + Number(values.wait) * 1_000;
const { host, port } = readSettings(process.env);
const url = `${urlAt(wildcardHosts.has(host) ? "localhost" : host, port)}/healthz`;

/** Returns null if the instance is healthy, else what is wrong. */
async function findProblem(): Promise<string | null> {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(4_000) });
    return status === 200 ? null : `answers with ${status}`;
  } catch {
    return "does not answer";
  }
}

let problem = await findProblem();
while (problem !== null && Date.now() < deadline) {
  await delay(200);
  problem = await findProblem();
}
if (problem !== null) {
  console.error(`${url} ${problem}.`);
  process.exitCode = 1;
}
