import { setTimeout as delay } from "node:timers/promises";
import { endProgress, progress } from "#server/progress.ts";
import { signalServer } from "#server/postgres/owner-process.ts";
import { assign, makeAdmin, makeStudent, makeTutor, password } from "#test/support/people.ts";
import { TestBrowser } from "#test/support/browser.ts";
import type { TestAcademy } from "#test/support/academy.ts";
import { table } from "../support/table.ts";
import { makeDataFolder, startWithDatabase } from "./academy.ts";

const phases = ["before", "away", "after"] as const;
type Phase = (typeof phases)[number];

/** What the academy is asked for over and over, and what to answer while its database is away. */
interface Asker {
  what: string;
  ask: () => Promise<Response>;
  usual: number;
  away: number;
}

/** How long an answer may be on its way, in milliseconds: what began before may end in the next. */
const grace = 10_000;

const breath = 20;

/**
 * Stops PostgreSQL in the middle of its work while people read and write, and lets it go on after
 * a while. Prints who was answered what.
 *
 * @param seconds how long the database is away
 * @returns whether public pages went on, all else was 503 until it came back, nobody was signed
 *   out, and no answer was missing
 */
export async function runOutage(seconds: number, ends: AsyncDisposableStack): Promise<boolean> {
  const dataDir = await makeDataFolder(ends);
  const { academy } = await startWithDatabase(dataDir, ends);
  ends.defer(() => signalServer(dataDir, "SIGCONT"));
  const askers = await makeAskers(academy);
  const counts = new Map<string, number>();
  const faults: string[] = [];
  let phase: Phase = "before";
  let changedAt = performance.now();
  let stopping = false;
  const enter = (next: Phase) => {
    phase = next;
    changedAt = performance.now();
  };
  const working = askers.map(async (asker) => {
    while (!stopping) {
      const began = phase;
      const answer = await asker.ask().catch((error: unknown) => String(error));
      const status = typeof answer === "string" ? answer : String(answer.status);
      const key = `${asker.what}|${began}|${status}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      const settled = began === phase && performance.now() - changedAt > grace;
      const fault = judge(asker, answer, settled ? phase : null);
      if (fault) faults.push(`${asker.what}, ${began}: ${fault}`);
      await delay(breath);
    }
  });

  for (const next of phases) {
    if (next === "away") signalServer(dataDir, "SIGSTOP");
    if (next === "after") signalServer(dataDir, "SIGCONT");
    enter(next);
    const length = next === "away" ? seconds : (2 * grace) / 1_000;
    for (let second = 0; second < length; second += 1) {
      progress(`The database is ${next === "away" ? "away" : "there"}, second ${second + 1} ...`);
      await delay(1_000);
    }
  }
  stopping = true;
  await Promise.all(working);
  endProgress();
  return report(seconds, counts, faults);
}

async function makeAskers(academy: TestAcademy): Promise<Asker[]> {
  const student = await makeStudent(academy);
  const tutor = await makeTutor(academy);
  const admin = await makeAdmin(academy);
  const assignmentId = await assign(academy, student, tutor);
  const visitor = new TestBrowser(academy);
  let published = 0;
  const publish = () => {
    published += 1;
    const url = `https://videos.example/${published}`;
    const fields = { title: `Recording ${published}`, description: "A lesson.", url };
    return tutor.browser.post(`/tutor-dashboard/${assignmentId}/recordings/add`, fields);
  };
  const signIn = () => new TestBrowser(academy).post("/login", { email: student.email, password });
  return [
    { what: "/faq, visitor", ask: () => visitor.get("/faq"), usual: 200, away: 200 },
    { what: "/faq, student", ask: () => student.browser.get("/faq"), usual: 200, away: 200 },
    { what: "student", ask: () => student.browser.get("/dashboard"), usual: 200, away: 503 },
    { what: "tutor", ask: () => tutor.browser.get("/tutor-dashboard"), usual: 200, away: 503 },
    { what: "admin", ask: () => admin.browser.get("/admin-dashboard"), usual: 200, away: 503 },
    { what: "publishing", ask: publish, usual: 303, away: 503 },
    { what: "signing in", ask: signIn, usual: 303, away: 503 },
  ];
}

/** What is wrong with an answer; only in a settled phase does its status tell. */
function judge(asker: Asker, answer: Response | string, phase: Phase | null): string | null {
  if (typeof answer === "string") return answer;
  const { usual, away } = asker;
  const wanted = phase === null ? [usual, away] : [phase === "away" ? away : usual];
  if (!wanted.includes(answer.status)) return String(answer.status);
  const leadsOut = answer.headers.get("location")?.includes("login") ?? false;
  return leadsOut ? "signed out" : null;
}

function report(
  seconds: number,
  counts: ReadonlyMap<string, number>,
  faults: readonly string[],
): boolean {
  console.log(`\nThe database away for ${seconds} s, seven people asking; answers by when asked`);
  const rows = [...counts].map(([key, count]) => [...key.split("|"), String(count)]);
  console.log(table(["asked for", "when", "answer", "count"], rows.toSorted(byPhase)));
  console.log(`faults: ${faults.length}`);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  return faults.length === 0;
}

function byPhase([whatA = "", whenA = ""]: string[], [whatB = "", whenB = ""]: string[]): number {
  const place = (when: string) => phases.findIndex((phase) => phase === when);
  return whatA.localeCompare(whatB) || place(whenA) - place(whenB);
}
