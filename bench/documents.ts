import { parseArgs } from "node:util";
import { endProgress } from "#server/progress.ts";
import { makeDocuments } from "./documents/documents.ts";
import { connections, measureDocument, type Figures, type Tools } from "./documents/measure.ts";
import { startGenerator } from "./serve/generators.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { judgeAll, readCount, UsageError } from "./support/bench.ts";
import { applicationConnection, queryWatcher } from "./support/queries.ts";
import { table } from "./support/table.ts";

export const about = "signed-in documents against bare servers: the same bytes, and renderToString";

const budgets = { ofRendering: 0.35, queries: 3, spread: 2 };

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { rounds: { type: "string", default: "10" }, only: { type: "string" } },
  });
  const rounds = readCount("--rounds", values.rounds);
  const academy = await startAcademy(ends, {}, [queryWatcher]);
  const { pool, database, client } = await openAsOwner(academy.dataDir, ends);
  const all = await makeDocuments(client, database);
  const { only } = values;
  const documents = all.filter(({ name }) => only === undefined || name.includes(only));
  if (documents.length === 0) {
    throw new UsageError(`--only is a part of one of: ${all.map(({ name }) => name).join("; ")}`);
  }
  const tools: Tools = {
    product: { child: academy.child, port: Number(new URL(academy.url).port) },
    load: startGenerator(ends),
    connection: applicationConnection(pool),
    rounds,
    milliseconds: 2_000,
    warmUp: 1_000,
  };
  const figures: Figures[] = [];
  for (const document of documents) figures.push(await measureDocument(document, tools));
  endProgress();
  return report(figures, rounds);
}

const columns =
  "document,queries,bytes,requests/s,CPU µs,p50 ms,p99 ms,p99 / p50,of queries and renderToString,by CPU,of the same bytes in %";

function report(figures: readonly Figures[], rounds: number): boolean {
  const ratio = (share: number | null) => (share === null ? "" : share.toFixed(3));
  console.log(
    `${connections} connections kept alive, ${rounds} rounds; "of" are shares of a bare server's requests/s`,
  );
  const rows = figures.map((each) => [
    each.document.name,
    String(each.queries),
    String(each.bytes),
    each.rate.toFixed(0),
    each.cpu.toFixed(0),
    each.p50.toFixed(1),
    each.p99.toFixed(1),
    each.spread.toFixed(2),
    ratio(each.ofRendering),
    ratio(each.ofRenderingByCpu),
    (100 * each.ofBytes).toFixed(2),
  ]);
  console.log(table(columns.split(","), rows));
  return judgeAll(figures.flatMap(findOverruns));
}

function findOverruns({ document: { name }, queries, ofRendering, spread }: Figures): string[] {
  return [
    ...(queries > budgets.queries ? [`${name}: ${queries} queries`] : []),
    ...(ofRendering !== null && ofRendering < budgets.ofRendering
      ? [`${name}: ${ofRendering.toFixed(3)} of renderToString, at least ${budgets.ofRendering}`]
      : []),
    ...(spread > budgets.spread
      ? [`${name}: p99 is ${spread.toFixed(2)} times p50, at most ${budgets.spread}`]
      : []),
  ];
}
