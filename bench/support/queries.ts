import type { ChildProcess } from "node:child_process";
import pg from "pg";
import { appRole } from "#server/app-role.ts";
import { askChild } from "./child.ts";
import type { Query } from "./watch-queries.ts";

/** The module that `startAcademy` loads into the product, so that its queries can be read. */
export const queryWatcher = "bench/support/watch-queries.ts";

/**
 * The queries that the product makes for one request: of three times the fewest, because something
 * else may be done on the same connections meanwhile.
 *
 * @param act sends the request
 */
export async function watchQueries(
  child: ChildProcess,
  act: () => Promise<unknown>,
): Promise<Query[]> {
  let fewest: Query[] | null = null;
  for (let time = 0; time < 3; time += 1) {
    await askChild(child, "watch queries");
    await act();
    const queries = await askChild<Query[]>(child, "queries");
    if (!fewest || queries.length < fewest.length) fewest = queries;
  }
  return fewest ?? [];
}

/** How to connect to the running academy's database as the application does. */
export function applicationConnection(owner: pg.Pool): pg.PoolConfig {
  const { host, port, database } = owner.options;
  return { host, port, database, user: appRole };
}

/** What PostgreSQL does for some queries. */
export interface QueryCost {
  /** Pages of 8 KB that it looked at. */
  pages: number;
  /** Tables that it read, or could have read, from end to end. */
  scanned: string[];
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  Filter?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: PlanNode[];
}

/** Runs each query once more with `explain (analyze)`, and rolls back what it changed. */
export async function explainQueries(
  connection: pg.PoolConfig,
  queries: readonly Query[],
): Promise<QueryCost> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    let pages = 0;
    const scanned = new Set<string>();
    for (const { text, values } of queries.filter(isExplainable)) {
      await client.query("begin");
      const { rows } = await client.query<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      );
      await client.query("rollback");
      const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
      if (!plan) throw new Error(`no plan for ${text}`);
      pages += (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0);
      for (const table of listScans(plan)) scanned.add(table);
    }
    return { pages, scanned: [...scanned] };
  } finally {
    await client.end();
  }
}

const isExplainable = ({ text }: Query) =>
  /^\s*(?:\/\*.*?\*\/\s*)?(?:select|with|insert|update|delete)\b/i.test(text);

function listScans(node: PlanNode): string[] {
  const isScan = node["Node Type"] === "Seq Scan" && !asksForAnyRow(node);
  const own = isScan ? [node["Relation Name"] ?? ""] : [];
  return [...own, ...(node.Plans ?? []).flatMap(listScans)];
}

/** Whether it stops at the first row of the table, whichever that is, as an unconditional `exists` does. */
function asksForAnyRow(node: PlanNode): boolean {
  return node.Filter === undefined && node["Actual Rows"] === 1 && node["Actual Loops"] === 1;
}
