import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { urlAt } from "./http.ts";
import { readSettings } from "./settings.ts";

// What a service manager or a container asks: is the instance with these settings well?

const everyAddress = new Set(["0.0.0.0", "::"]);
const { values } = parseArgs({ options: { wait: { type: "string", default: "0" } } });
const patience = Date.now() + Number(values.wait) * 1_000;
const { host, port } = readSettings(process.env);
const url = `${urlAt(everyAddress.has(host) ? "localhost" : host, port)}/healthz`;

async function ask(): Promise<string> {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(4_000) });
    return status === 200 ? "well" : `answers with ${status}`;
  } catch {
    return "does not answer";
  }
}

let found = await ask();
while (found !== "well" && Date.now() < patience) {
  await delay(200);
  found = await ask();
}
if (found !== "well") {
  console.error(`${url} ${found}.`);
  process.exitCode = 1;
}
