import { parseArgs } from "node:util";
import { openDatabase } from "#data/database.ts";
import { startEmbeddedDatabase } from "#server/postgres/embedded.ts";
import { endProgress, progress } from "#server/progress.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { assign, makeStudent, makeTutor, publish } from "#test/support/people.ts";
import { browserHeaders } from "./serve/headers.ts";
import type { LoadResult } from "./serve/load.ts";
import { startAcademy } from "./support/academy.ts";
import { readCount } from "./support/bench.ts";
import { askChild, startChild } from "./support/child.ts";
import { makeDataFolder } from "./support/folder.ts";
import { median, table } from "./support/table.ts";

export const about = "a dashboard's requests per second by how many instances share one database";

const connections = 16;
const roundMilliseconds = 1000;
const path = "/dashboard";

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { rounds: { type: "string", default: "10" } },
  });
  const rounds = readCount("--rounds", values.rounds);
  const { url, connection } = await startDatabase(ends);
  const academies = [
    await startAcademy(ends, { DATABASE_URL: url }),
    await startAcademy(ends, { DATABASE_URL: url }),
  ];
  const cookie = await makeSignedInStudent(connection, academies[0]?.url ?? "");
  const ports = academies.map((academy) => Number(new URL(academy.url).port));
  const load = startChild("bench/serve/load.ts", ends);
  const headers = { ...browserHeaders, cookie };

  const rates = new Map<number, number[]>(ports.map((_, at) => [at + 1, []]));
  for (let round = 0; round <= rounds; round += 1) {
    progress(round === 0 ? "Warming up ..." : `Round ${round} of ${rounds} ...`);
    const turns = [...rates];
    for (const [count, measured] of round % 2 === 0 ? turns.toReversed() : turns) {
      const { requests, seconds } = await askChild<LoadResult>(load, {
        ports: ports.slice(0, count),
        path,
        headers,
        connections,
        milliseconds: roundMilliseconds,
        warmUp: round === 0 ? 2000 : 0,
      });
      if (round > 0) measured.push(requests / seconds);
    }
  }
  endProgress();
  const alone = rates.get(1) ?? [];
  console.log(
    `GET ${path} as a student, ${connections} connections, one PostgreSQL, ${rounds} rounds`,
  );
  console.log(
    table(
      ["instances", "requests/s", "ratio to one"],
      [...rates].map(([count, measured]) => [
        String(count),
        median(measured).toFixed(0),
        median(measured.map((rate, at) => rate / (alone[at] ?? Number.NaN))).toFixed(2),
      ]),
    ),
  );
  return true;
}

/** A PostgreSQL of our own that several instances may use, as an external one. */
async function startDatabase(ends: AsyncDisposableStack) {
  progress("Starting PostgreSQL ...");
  const dataDir = await makeDataFolder(ends);
  const embedded = await startEmbeddedDatabase(dataDir, { log: progress, whenRunning: "refuse" });
  ends.defer(() => embedded.stop());
  const { host, port, user, database } = embedded.connection;
  const query = new URLSearchParams({ host, port: String(port), user });
  return { url: `postgresql:///${database}?${query}`, connection: embedded.connection };
}

type Connection = Awaited<ReturnType<typeof startDatabase>>["connection"];

/** @returns the cookie of a student with three courses */
async function makeSignedInStudent(connection: Connection, url: string): Promise<string> {
  const { database, pool } = openDatabase(connection, () => {});
  try {
    const academy = { url, origin: url, database } as unknown as TestAcademy;
    const student = await makeStudent(academy);
    for (let course = 1; course <= 3; course += 1) {
      const tutor = await makeTutor(academy);
      const id = await assign(academy, student, tutor);
      for (const title of ["Algebra", "Geometry"]) {
        await publish(academy, id, tutor, "recording", { title });
      }
    }
    return student.browser.cookieHeader;
  } finally {
    await pool.end();
  }
}
