import type { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "#data/shared/database.ts";
import { endProgress, progress } from "#server/progress.ts";
import { judge, repeatUntil } from "../support/bench.ts";
import { makeStudent, password, type Person } from "../support/people.ts";
import { keepAlive, send, type Reply } from "../support/request.ts";
import { quantiles, table, timesRow } from "../support/table.ts";

const networks = 100;
const parallelAttempts = 10;
const pauseMilliseconds = 1_000;
const signInBudget = 1_000;
/** Seconds. */
const mailBudget = 60;

/** The paths of hostile attempts, in turn; a request for a new password is one in ten. */
const paths = [
  ...Array<string>(5).fill("/login"),
  ...Array<string>(2).fill("/tutor-login"),
  ...Array<string>(2).fill("/admin-login"),
  "/forgot-password",
];

interface Options {
  url: string;
  database: Database;
  /** The number of hostile attempts. */
  attempts: number;
}

/** A browser that has signed in before: its cookie survives signing out and opens nothing. */
async function knowDevice(url: string, { email }: Person, agent: Agent): Promise<string> {
  const form = { email, password };
  const { headers } = await send(`${url}/login`, { agent, form, expect: 303 });
  const cookie = /viluva_browser=[^;,]+/.exec(headers["set-cookie"] ?? "")?.[0];
  if (!cookie) throw new Error("the first sign-in left no cookie");
  return cookie;
}

/** Sends hostile attempts against one account, a few at a time. @returns how often each was answered */
async function attack({ url, attempts }: Options, email: string, agent: Agent) {
  const answers = new Map<number, number>();
  let next = 0;
  const attacker = async () => {
    while (next < attempts) {
      const number = next;
      next += 1;
      if (number % 250 === 0) progress(`Attempt ${number} of ${attempts} ...`);
      const path = paths[number % paths.length] ?? "/login";
      // Networks and paths do not run in step.
      const network = Math.floor(number / paths.length) % networks;
      const { status } = await send(url + path, {
        agent,
        headers: { "x-forwarded-for": `198.51.100.${network}` },
        form: path === "/forgot-password" ? { email } : { email, password: `guess ${number}` },
      });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: parallelAttempts }, attacker));
  return answers;
}

/** Waits until an account has a mail with a reset link that was sent since. @returns seconds */
async function waitForMail(database: Database, accountId: string, since: Date): Promise<number> {
  const findMail = () =>
    database
      .selectFrom("mails")
      .select("id")
      .where("account_id", "=", accountId)
      .where("kind", "=", "reset-password")
      .where("sent_at", ">=", since)
      .executeTakeFirst();
  while (Date.now() - since.getTime() < 2000 * mailBudget) {
    if (await findMail()) return (Date.now() - since.getTime()) / 1000;
    await delay(100);
  }
  return Infinity;
}

/**
 * Attacks one account from a hundred networks, while its owner signs in from a known device and asks
 * for reset mails, and neighbours sign in.
 */
export async function measureLockout(
  options: Options,
  ends: AsyncDisposableStack,
): Promise<boolean> {
  const { url, database } = options;
  const agent = keepAlive(ends);
  const owner = await makeStudent(database);
  const neighbour = await makeStudent(database);
  const stranger = await makeStudent(database);
  const ownDevice = await knowDevice(url, owner, agent);
  const neighboursDevice = await knowDevice(url, neighbour, agent);

  const replies = { owner: [] as Reply[], neighbour: [] as Reply[], newDevice: [] as Reply[] };
  const signIn = async ({ email }: Person, to: Reply[], cookie?: string) => {
    const form = { email, password };
    to.push(await send(`${url}/login`, { agent, form, ...(cookie && { cookie }) }));
  };
  const mailTimes: number[] = [];
  const askForMail = async () => {
    const since = new Date();
    const form = { email: owner.email };
    await send(`${url}/forgot-password`, { agent, form, cookie: ownDevice, expect: 303 });
    mailTimes.push(await waitForMail(database, owner.id, since));
  };

  const attacked = attack(options, owner.email, keepAlive(ends, parallelAttempts));
  const watched = [
    repeatUntil(attacked, pauseMilliseconds, async () => {
      await signIn(owner, replies.owner, ownDevice);
      await signIn(neighbour, replies.neighbour, neighboursDevice);
      await signIn(stranger, replies.newDevice);
    }),
    repeatUntil(attacked, pauseMilliseconds, askForMail),
  ];
  const [answers] = await Promise.all([attacked, ...watched]);
  const late: Reply[] = [];
  await signIn(owner, late);
  endProgress();

  console.log(`${options.attempts} hostile attempts from ${networks} networks against one account`);
  const counts = [...answers].toSorted(([a], [b]) => a - b);
  console.log(`answers: ${counts.map(([status, count]) => `${count} × ${status}`).join(", ")}`);
  const rows = [
    ["owner, known device", replies.owner],
    ["neighbour, known device", replies.neighbour],
    ["neighbour, new device", replies.newDevice],
    ["owner, new device, at the end", late],
  ] as const;
  console.log(table(["sign-ins", "", "right", "median ms", "max ms"], rows.map(describe)));
  console.log(
    table(
      ["reset mails", "", "median s", "max s"],
      [timesRow("owner, known device", mailTimes, [0.5, 1], 1)],
    ),
  );

  const areRight = rows.every(([, all]) => all.every(({ status }) => status === 303));
  const slowest = Math.max(
    ...[...replies.owner, ...replies.neighbour].map(({ milliseconds }) => milliseconds),
  );
  const known = `known devices within ${signInBudget} ms (${slowest.toFixed(0)} ms)`;
  return [
    judge("every right password opens a session", areRight),
    judge(known, slowest <= signInBudget),
    judge(`a reset mail within ${mailBudget} s`, Math.max(...mailTimes) <= mailBudget),
  ].every(Boolean);
}

function describe([name, replies]: readonly [string, readonly Reply[]]): string[] {
  const times = replies.map(({ milliseconds }) => milliseconds);
  const right = replies.filter(({ status }) => status === 303).length;
  return [name, String(replies.length), String(right), ...quantiles(times, [0.5, 1], 0)];
}
