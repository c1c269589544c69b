import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { observeDatabase } from "#data/shared/database.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { assign, makeStudent, makeTutor, type Person } from "#test/support/people.ts";
import { createStatementObserver } from "./statements.ts";

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

/** Publishes while the table is locked, and calls `look` meanwhile. @returns the answer */
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

/** The statements that wait for a lock. */
async function waiting(): Promise<string[]> {
  const { rows } = await academy.pool.query<{ query: string }>(
    `select query from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.map(({ query }) => query);
}

test("a running statement shows its request's id in pg_stat_activity", async () => {
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
  test("is logged with its request and its text, without parameters", async () => {
    const answer = await publishSlowly(async () => {
      await expect.poll(waiting).toHaveLength(1);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const lines = slow().filter(({ statement }) => insertion.test(String(statement)));
    expect(lines).toMatchObject([
      { level: "warn", requestId: answer.headers.get("x-request-id"), actor: null },
    ]);
    expect(lines[0]?.["milliseconds"]).toBeGreaterThanOrEqual(200);
    expect(String(lines[0]?.["statement"])).toMatch(/^insert into [^']*\$1/);
    expect(JSON.stringify(slow())).not.toContain("Canary");
  });

  describe("outside a request", () => {
    const lines: Record<string, unknown>[] = [];
    const durations: number[] = [];
    const observed = () =>
      observeDatabase(
        academy.served,
        createStatementObserver({
          log: (level, event, fields) => void lines.push({ level, event, ...fields }),
          slowQueryMs: 200,
          time: (seconds) => void durations.push(seconds),
        }),
      );
    beforeEach(() => {
      lines.splice(0);
      durations.splice(0);
    });

    test("has no request id in its line, and no parameter", async () => {
      await sql`select pg_sleep(0.3), ${"Canary"}::text as typed`.execute(observed());
      const statement = "select pg_sleep(0.3), $1::text as typed";
      const milliseconds = expect.any(Number) as number;
      expect(lines).toEqual([{ level: "warn", event: "slow-query", milliseconds, statement }]);
    });

    test("is logged when it fails", async () => {
      const failing = sql`select 1 / length(pg_sleep(0.3)::text)`.execute(observed());
      await expect(failing).rejects.toMatchObject({ code: "22012" });
      expect(lines).toMatchObject([{ statement: "select 1 / length(pg_sleep(0.3)::text)" }]);
    });

    test("is timed, and not logged when it is fast", async () => {
      await sql`select 1`.execute(observed());
      expect(durations).toHaveLength(1);
      expect(lines).toEqual([]);
    });
  });
});

test("the prepared statements that count sign-ins work across requests", async () => {
  for (const attempt of [1, 2, 3]) {
    const answer = await new TestBrowser(academy).post("/login", {
      email: "nobody@test.example",
      password: "wrong horse",
    });
    expect([attempt, answer.status]).toEqual([attempt, 400]);
  }
});
