import { randomInt } from "node:crypto";
import { findComplaints, fuzz, type FuzzResult } from "#test/faults/fuzz.ts";
import { endProgress, progress } from "#server/progress.ts";
import { table } from "../support/table.ts";
import { makeDataFolder, startWithDatabase } from "./academy.ts";

/**
 * Sends requests of every kind to the product and prints how it answered.
 *
 * @param seed of the requests; one of its own where it is not given
 * @returns whether no answer was a 500 or above, none was missing, and the log stayed empty
 */
export async function runFuzz(
  requests: number,
  seed: number | undefined,
  ends: AsyncDisposableStack,
): Promise<boolean> {
  const dataDir = await makeDataFolder(ends);
  const { product, academy } = await startWithDatabase(dataDir, ends, { TRUST_PROXY: "1" });
  const known = seed ?? randomInt(2 ** 31);
  const result = await fuzz(academy, {
    requests,
    seed: known,
    onRequest(sent) {
      if (sent % 500 === 0) progress(`Request ${sent} of ${requests} ...`);
    },
  });
  endProgress();
  const health = await fetch(`${academy.url}/healthz`).catch(() => null);
  const complaints = findComplaints(product.output);
  return report(result, complaints, known, health?.ok ?? false);
}

function report(
  { sent, answers, faults }: FuzzResult,
  complaints: readonly string[],
  seed: number,
  isAlive: boolean,
): boolean {
  console.log(`\nFuzz, seed ${seed}: ${sent} requests, as visitor, student, tutor and admin`);
  const rows = [...answers].toSorted(([a], [b]) => a.localeCompare(b));
  console.log(
    table(
      ["answer", "requests", "budget"],
      rows.map(([status, count]) => [status, String(count), status.startsWith("5") ? "0" : ""]),
    ),
  );
  const alive = isAlive ? "alive" : "gone";
  console.log(`\nfaults: ${faults.length}; lines in the log: ${complaints.length}; then ${alive}`);
  for (const fault of [...faults, ...complaints.slice(0, 20)]) console.log(fault);
  return faults.length === 0 && complaints.length === 0 && isAlive;
}
