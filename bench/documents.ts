import { parseArgs } from "node:util";
import { openAcademyDatabase } from "#server/academy.ts";
import { appRole } from "#server/app-role.ts";
import { endProgress, progress } from "#server/progress.ts";
import { readSettings } from "#server/settings.ts";
import {
  manyConnections,
  measureDocument,
  windows,
  type Figures,
  type Tools,
} from "./documents/measure.ts";
import { makeDocuments } from "./documents/people.ts";
import { printProfile } from "./documents/profile.ts";
import { startAcademy } from "./support/academy.ts";
import { readCount, UsageError } from "./support/bench.ts";
import { startChild } from "./support/child.ts";
import { table } from "./support/table.ts";

export const about =
  "signed-in documents against bare servers: the same bytes, queries, and rendering";

const budgets = { ofRendering: 0.35, queries: 3, spread: 2 };

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      rounds: { type: "string", default: "10" },
      only: { type: "string" },
      profile: { type: "boolean", default: false },
    },
  });
  const rounds = readCount("--rounds", values.rounds);
  const watchers = ["bench/documents/watch-queries.ts", "bench/documents/watch-time.ts"];
  const academy = await startAcademy(ends, {}, watchers);
  const all = await makeDocuments(academy);
  const { only } = values;
  const documents = all.filter(({ name }) => only === undefined || name.includes(only));
  if (documents.length === 0) {
    throw new UsageError(`--only is a part of one of: ${all.map(({ name }) => name).join("; ")}`);
  }
  const tools: Tools = {
    product: { child: academy.child, port: Number(new URL(academy.url).port) },
    load: startChild("bench/serve/load.ts", ends),
    connection: await findConnection(academy.dataDir),
    rounds,
  };
  const figures: Figures[] = [];
  for (const document of documents) figures.push(await measureDocument(document, tools));
  endProgress();
  const holds = report(figures, rounds);
  if (values.profile) {
    for (const document of documents.filter(({ cookie }) => cookie)) {
      await printProfile(document, tools);
    }
  }
  return holds;
}

/** What connects to the running academy's database as it does itself. */
async function findConnection(dataDir: string): Promise<Tools["connection"]> {
  const open = await openAcademyDatabase(readSettings({ DATA_DIR: dataDir }), progress, "share");
  const { host, port, database } = open.pool.options;
  await open.close();
  return { host, port, database, user: appRole };
}

function report(figures: readonly Figures[], rounds: number): boolean {
  const percent = (share: number) => (100 * share).toFixed(2);
  const ratio = (share: number | null) => (share === null ? "" : share.toFixed(3));
  console.log(
    `16 connections kept alive, ${rounds} rounds: requests/s, and shares of bare servers'`,
  );
  console.log(
    table(
      [
        "document",
        "queries",
        "bytes",
        "requests/s",
        "CPU µs",
        "of the same queries",
        "of queries and renderToString",
        "by CPU",
        "of the same bytes, %",
        "peer, %",
        "aim, %",
      ],
      figures.map((one) => [
        one.document.name,
        String(one.queries),
        String(one.bytes),
        one.rate.toFixed(0),
        one.cpu.toFixed(0),
        ratio(one.ofQueries),
        ratio(one.ofRendering),
        ratio(one.ofRenderingByCpu),
        percent(one.ofBytes),
        String(one.document.peer),
        String(one.document.aim),
      ]),
    ),
  );
  console.log(`\n${manyConnections} connections kept alive, ms; medians of ${windows} windows`);
  console.log(
    table(
      ["document", "p50", "p99", "ratio", "the same bytes: p50", "p99", "ratio"],
      figures.map(({ document, waiting, waitingForBytes }) => [
        document.name,
        ...[waiting, waitingForBytes].flatMap(({ p50, p99, spread }) => [
          p50.toFixed(1),
          p99.toFixed(1),
          spread.toFixed(2),
        ]),
      ]),
    ),
  );
  console.log("");
  for (const { document, ofBytes } of figures) {
    if (100 * ofBytes < document.aim) console.log(`Not reached: ${document.name}, the aim`);
  }
  const broken = figures.flatMap(findOverruns);
  for (const one of broken) console.log(`Over budget: ${one}`);
  if (broken.length === 0) console.log("Every budget holds.");
  return broken.length === 0;
}

function findOverruns(figures: Figures): string[] {
  const { document, queries, ofRendering, waiting } = figures;
  const { name } = document;
  return [
    ...(queries > budgets.queries ? [`${name}: ${queries} queries`] : []),
    ...(ofRendering !== null && ofRendering < budgets.ofRendering
      ? [`${name}: ${ofRendering.toFixed(3)} of renderToString, at least ${budgets.ofRendering}`]
      : []),
    ...(waiting.spread > budgets.spread
      ? [`${name}: p99 is ${waiting.spread.toFixed(2)} times p50, at most ${budgets.spread}`]
      : []),
  ];
}
