import type { ChildProcess } from "node:child_process";
import type { Agent } from "node:http";
import { progress } from "#server/progress.ts";
import { watchQueries } from "./queries.ts";
import { readPage } from "./request.ts";
import { quantile, quantiles, table } from "./table.ts";

/** A page that is measured. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** The session of its reader, as "name=value"; none for a page by a mailed link. */
  cookie: string;
  /** Of its p95, in milliseconds. */
  budget: number;
}

const warmUps = 5;

/**
 * Reads pages again and again, one after the other.
 *
 * @param child the academy, started with `queryWatcher`
 * @param queries the most statements that a page may make
 * @returns a table to print, and what exceeds a budget
 */
export async function measurePages(
  { url, child, agent }: { url: string; child: ChildProcess; agent: Agent },
  pages: readonly MeasuredPage[],
  { rounds, queries: most }: { rounds: number; queries: number },
): Promise<{ table: string; overruns: string[] }> {
  const overruns: string[] = [];
  const rows: string[][] = [];
  for (const { name, path, cookie, budget } of pages) {
    progress(`Measuring ${name} ...`);
    const read = () => readPage(url + path, { cookie, agent });
    const times: number[] = [];
    for (let round = -warmUps; round < rounds; round += 1) {
      const { milliseconds } = await read();
      if (round >= 0) times.push(milliseconds);
    }
    const queries = (await watchQueries(child, read)).length;
    const isWithin = quantile(times, 0.95) <= budget && queries > 0 && queries <= most;
    if (!isWithin) overruns.push(`Over budget: ${name}`);
    rows.push([name, ...quantiles(times, [0.5, 0.95, 1], 1), String(budget), String(queries)]);
  }
  return { table: table(["ms", "p50", "p95", "max", "budget", "queries"], rows), overruns };
}
