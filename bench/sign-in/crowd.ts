import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "#data/shared/database.ts";
import { endProgress, progress } from "#server/progress.ts";
import { judge, repeatUntil } from "../support/bench.ts";
import { makeStudent, password } from "../support/people.ts";
import { keepAlive, send, type Reply } from "../support/request.ts";
import { quantile, table, timesRow } from "../support/table.ts";

const crowdSize = 60;
const idleSignIns = 40;
const slowdownBudget = 3;
/** A refused sign-up is answered at once. */
const refusalBudget = 2_000;

const signUpForm = (number: number) => ({
  email: `crowd-${number}@bench.example`,
  password,
  confirmPassword: password,
  name: "Crowd",
  username: "crowd",
  phoneNumber: "",
  address: "",
  referralEmail: "",
  selectedClass: "class-10",
  selectedSubjects: "physics",
});

/** Compares sign-ins during sixty sign-ups at once with sign-ins on an idle server. */
export async function measureCrowd(
  { url, database, rounds }: { url: string; database: Database; rounds: number },
  ends: AsyncDisposableStack,
): Promise<boolean> {
  const agent = keepAlive(ends);
  const crowdAgent = keepAlive(ends, crowdSize);
  const { email } = await makeStudent(database);
  // Without a cookie, so that it is an unknown device.
  const signIn = async (): Promise<number> => {
    const form = { email, password };
    return (await send(`${url}/login`, { agent, form, expect: 303 })).milliseconds;
  };
  for (let warm = 0; warm < 5; warm += 1) await signIn();
  const idle: number[] = [];
  for (let time = 0; time < idleSignIns; time += 1) {
    progress(`Sign-in ${time + 1} of ${idleSignIns} on an idle server ...`);
    idle.push(await signIn());
  }
  const busy: number[] = [];
  const replies: Reply[] = [];
  for (let round = 0; round < rounds; round += 1) {
    progress(`Crowd ${round + 1} of ${rounds} ...`);
    const crowd = Promise.all(
      Array.from({ length: crowdSize }, (_, at) =>
        send(`${url}/signup`, { agent: crowdAgent, form: signUpForm(round * crowdSize + at) }),
      ),
    );
    // The crowd has come before the first of these sign-ins.
    await delay(50);
    await repeatUntil(crowd, 0, async () => busy.push(await signIn()));
    replies.push(...(await crowd));
  }
  endProgress();
  const row = (name: string, times: number[]) => timesRow(name, times, [0.5, 0.95, 1], 0);
  const done = replies.filter(({ status }) => status === 303);
  const refused = replies.filter(({ status }) => status === 503);
  const timesOf = (some: Reply[]) => some.map(({ milliseconds }) => milliseconds);
  console.log(`Sign-ins with and without ${crowdSize} sign-ups at once, ${rounds} rounds, ms`);
  console.log(
    table(
      ["", "", "median", "p95", "max"],
      [
        row("sign-ins, idle", idle),
        row("sign-ins, crowd", busy),
        row("sign-ups, done", timesOf(done)),
        row("sign-ups, refused", timesOf(refused)),
      ],
    ),
  );
  const ratio = quantile(busy, 0.95) / quantile(idle, 0.95);
  const slowdown = `p95 ratio ${ratio.toFixed(2)}, at most ${slowdownBudget}`;
  const isBounded =
    done.length + refused.length === replies.length &&
    refused.length > 0 &&
    refused.every(({ headers }) => headers["retry-after"] !== undefined) &&
    Math.max(...timesOf(refused)) <= refusalBudget;
  return [
    judge(slowdown, ratio <= slowdownBudget),
    judge(`a full queue refuses within ${refusalBudget} ms, with Retry-After`, isBounded),
  ].every(Boolean);
}
