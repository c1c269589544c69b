import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { assign, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy({ SLOW_QUERY_MS: "200" });
let tutor: Person;
let path = "";

beforeAll(async () => {
  tutor = await makeTutor(academy);
  const assignmentId = await assign(academy, await makeStudent(academy), tutor);
  path = `/tutor-dashboard/${assignmentId}/announcements/add`;
});
beforeEach(() => void academy.logged.splice(0));

const insertion = /^insert into "?announcements/;

const slow = () => academy.logged.filter(({ event }) => event === "slow-query");

/** Publishes while nobody may, for as long as it takes to look. @returns the answer */
async function publishSlowly(look: () => Promise<void>): Promise<Response> {
  const holder = await academy.pool.connect();
  try {
    await holder.query("begin; lock table announcements in exclusive mode");
    const answer = tutor.browser.post(path, { title: "Canary", description: "Canary" });
    await look();
    await holder.query("rollback");
    return await answer;
  } finally {
    holder.release();
  }
}

/** The statements that wait for somebody else's. */
async function waiting(): Promise<string[]> {
  const { rows } = await academy.pool.query<{ query: string }>(
    `select query from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ query }) => query);
}

test("the database can tell which request a statement is for", async () => {
  let seen = "";
  const answer = await publishSlowly(async () => {
    await expect.poll(waiting).toHaveLength(1);
    [seen = ""] = await waiting();
  });
  expect(answer.status).toBe(303);
  const id = answer.headers.get("x-request-id") ?? "none";
  expect(seen).toMatch(insertion);
  expect(seen.endsWith(` /*request_id='${id}'*/`)).toBe(true);
});

describe("a slow statement", () => {
  test("is told with its request and its text, and nothing of what was typed", async () => {
    const answer = await publishSlowly(
      () => new Promise((resolve) => void setTimeout(resolve, 300)),
    );
    const lines = slow().filter(({ statement }) => insertion.test(String(statement)));
    expect(lines).toMatchObject([
      { level: "warn", requestId: answer.headers.get("x-request-id"), actor: null },
    ]);
    expect(lines[0]?.["milliseconds"]).toBeGreaterThanOrEqual(200);
    expect(String(lines[0]?.["statement"])).toMatch(/^insert into [^']*\$1/);
    expect(JSON.stringify(slow())).not.toContain("Canary");
  });

  test("without a request has none", async () => {
    const text = "select pg_sleep(0.3), $1::text as typed";
    await academy.served.query(text, ["Canary"]);
    expect(slow().map(({ requestId, statement }) => [requestId, statement])).toContainEqual([
      null,
      text,
    ]);
    expect(JSON.stringify(academy.logged)).not.toContain("Canary");
  });

  test("is told of when it fails", async () => {
    const text = "select pg_sleep(0.3); select 1 / 0";
    await expect(academy.served.query(text)).rejects.toMatchObject({ code: "22012" });
    expect(slow().map(({ statement }) => statement)).toContain(text);
  });
});

test("the prepared statements that count sign-ins go on from request to request", async () => {
  for (const attempt of [1, 2, 3]) {
    const answer = await new TestBrowser(academy).post("/login", {
      email: "nobody@test.example",
      password: "wrong horse",
    });
    expect([attempt, answer.status]).toEqual([attempt, 400]);
  }
});
