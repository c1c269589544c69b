import { parseArgs } from "node:util";
import type pg from "pg";
import { endProgress, progress } from "#server/progress.ts";
import { openAsOwner, startAcademy } from "./support/academy.ts";
import { readCount } from "./support/bench.ts";
import { fillLists, type Size } from "./support/fill.ts";
import { makeAdmin } from "./support/people.ts";
import {
  applicationConnection,
  explainQueries,
  queryWatcher,
  watchQueries,
  type QueryCost,
} from "./support/queries.ts";
import { keepAlive, send } from "./support/request.ts";
import { median, table } from "./support/table.ts";

export const about =
  "the admin's home with work in every queue, in an empty academy and a large one";

const budgets = { ratio: 1.5, queries: 3 };

/** Enough for as much work as the home shows. */
const small: Size = { students: 400, tutors: 80, assignments: 2000 };

const largeTables = ["accounts", "students", "tutors", "assignments", "guardians", "content_items"];

/**
 * Work for every queue of the home: students without a tutor, guardians who have not answered, and
 * live sessions today, some without a usable link.
 *
 * @param share one in so many records
 */
async function addWork(client: pg.ClientBase, share: number): Promise<void> {
  progress("Adding work ...");
  await client.query(
    `delete from assignments where student_id in (
       select id from students where abs(hashtext(id::text)) % $1 = 0)`,
    [share],
  );
  await client.query(
    `insert into guardians (student_id, name, relation, email, phone_number)
     select id, 'Guardian', 'mother', 'guardian@bench.example', '' from students
     where abs(hashtext(id::text)) % $1 < 2`,
    [share],
  );
  await client.query(
    `insert into content_items (assignment_id, kind, title, description, url, starts_at, created_by)
     select id, 'live-session', 'Lesson', 'Lesson',
       case when abs(hashtext(id::text)) % ($1 * 10) = 1 then 'later' else 'https://meet.bench.example' end,
       now() + abs(hashtext(id::text)) % 600 * interval '1 second', tutor_id
     from assignments where abs(hashtext(id::text)) % $1 = 1`,
    [share],
  );
  await client.query("vacuum analyze");
}

interface Figures {
  name: string;
  milliseconds: number;
  queries: number;
  cost: QueryCost;
}

export async function run(options: string[], ends: AsyncDisposableStack): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      students: { type: "string", default: "200000" },
      tutors: { type: "string", default: "5000" },
      assignments: { type: "string", default: "1000000" },
      rounds: { type: "string", default: "40" },
    },
  });
  const size: Size = {
    students: readCount("--students", values.students),
    tutors: readCount("--tutors", values.tutors),
    assignments: readCount("--assignments", values.assignments),
  };
  const rounds = readCount("--rounds", values.rounds);
  const agent = keepAlive(ends);
  const openAcademy = async (name: string, fill: (client: pg.ClientBase) => Promise<void>) => {
    const { url, dataDir, child } = await startAcademy(ends, {}, [queryWatcher]);
    const { pool, database } = await openAsOwner(dataDir, ends);
    const client = await pool.connect();
    ends.defer(() => client.release());
    const { cookie } = await makeAdmin(database);
    await fill(client);
    const read = async () => {
      const headers = { "accept-encoding": "br" };
      const answer = await send(`${url}/admin-dashboard`, { cookie, agent, headers });
      if (answer.status !== 200) throw new Error(`the home was answered with ${answer.status}`);
      return answer.milliseconds;
    };
    const queries = await watchQueries(child, read);
    const cost = await explainQueries(applicationConnection(pool), queries);
    return { name, read, queries: queries.length, cost, times: [] as number[] };
  };
  const fillWith = (records: Size) => async (client: pg.ClientBase) => {
    await fillLists(client, records);
    await addWork(client, 20);
  };
  const academies = [
    await openAcademy("empty", async () => {}),
    await openAcademy("small", fillWith(small)),
    await openAcademy(`${size.assignments.toLocaleString("en-US")} assignments`, fillWith(size)),
  ];
  for (let round = 0; round < rounds * 2; round += 1) {
    progress(`Round ${round + 1} of ${rounds * 2} ...`);
    for (const academy of academies) {
      const milliseconds = await academy.read();
      // The first half warms up.
      if (round >= rounds) academy.times.push(milliseconds);
    }
  }
  endProgress();
  return report(academies.map((one) => ({ ...one, milliseconds: median(one.times) })));
}

function report(figures: readonly Figures[]): boolean {
  const [empty, few] = figures.map(({ milliseconds }) => milliseconds);
  const overruns: string[] = [];
  const rows = figures.map(({ name, milliseconds, queries, cost }) => {
    const ratio = milliseconds / (few ?? 0);
    const scanned = cost.scanned.filter((one) => largeTables.includes(one));
    if (ratio > budgets.ratio) overruns.push(`${name}: ${ratio.toFixed(2)} times the small one`);
    if (queries === 0 || queries > budgets.queries) overruns.push(`${name}: ${queries} queries`);
    return [
      name,
      milliseconds.toFixed(1),
      (milliseconds / (empty ?? 0)).toFixed(2),
      ratio.toFixed(2),
      String(queries),
      String(cost.pages),
      scanned.length === 0 ? "none" : scanned.join(", "),
    ];
  });
  console.log(table(["", "ms", "x empty", "x small", "queries", "pages", "scans"], rows));
  console.log(overruns.length === 0 ? "\nEvery budget holds." : `\n${overruns.join("\n")}`);
  return overruns.length === 0;
}
