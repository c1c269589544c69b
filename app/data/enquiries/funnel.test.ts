import { afterAll, beforeAll, expect, test } from "vitest";
import { enquirySources } from "#domain/enquiries/enquiry.ts";
import { enquiryStages, lostReasons } from "#domain/enquiries/stage.ts";
import { monthOf, startOfMonth } from "#domain/lessons/months.ts";
import { createDatabase, type TestDatabase } from "#test/support/academy.ts";
import { seed } from "#test/support/depth.ts";
import { deleteExpiredEnquiries } from "./counts.ts";
import { findFunnel, type FunnelNumbers } from "./funnel.ts";
import { day } from "#domain/shared/durations.ts";

let academy: TestDatabase;
beforeAll(async () => {
  academy = await createDatabase("template");
});
afterAll(() => academy.drop());

/** A whole number from 0 to below `limit`, the same for the same seed. */
let state = seed() >>> 0;
const random = (limit: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
};

const stages = enquiryStages.filter((stage) => stage !== "enrolled");
const start = startOfMonth("2021-03").getTime();

/** An enquiry of three months, as it is stored and as the model knows it. */
function makeOne() {
  const createdAt = start + random(92 * 86_400) * 1000;
  const stage = stages[random(stages.length)] ?? "new";
  return {
    createdAt,
    stage,
    source: enquirySources[random(enquirySources.length)] ?? "other",
    reason: stage === "lost" ? (lostReasons[random(lostReasons.length)] ?? "other") : null,
    // Deleted enquiries keep it to ten minutes.
    answeredAfter: random(4) === 0 ? null : random(800) * 600,
    calls: random(3),
    demo: random(3) === 0,
  };
}

type One = ReturnType<typeof makeOne>;

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function modelOf(list: One[]): FunnelNumbers {
  return {
    came: list.length,
    called: list.filter(({ calls }) => calls > 0).length,
    demos: list.filter(({ demo }) => demo).length,
    enrolled: 0,
    lost: list.filter(({ stage }) => stage === "lost").length,
    answerSeconds: median(list.flatMap(({ answeredAfter }) => answeredAfter ?? [])),
    enrolmentSeconds: null,
  };
}

test("the numbers are those of a plain model", async () => {
  const all = Array.from({ length: 120 }, makeOne);
  for (const { createdAt, stage, source, reason, answeredAfter, calls, demo } of all) {
    await academy.pool.query(
      `with one as (
         insert into enquiries (source, asker, asker_name, phone, class_id, stage, lost_reason,
           created_at, answered_at)
         values ($1, 'parent', 'A family', '1', 'class-8', $2, $3, $4::timestamptz,
           $4::timestamptz + make_interval(secs => $5::int)) returning id)
       insert into enquiry_events (enquiry_id, what, stage)
       select id, 'call', null from one, generate_series(1, $6::int)
       union all select id, 'demo', 'demo-held' from one where $7::boolean`,
      [source, stage, reason, new Date(createdAt), answeredAfter, calls, demo],
    );
  }
  // Nothing of it changes when enquiries expire: none, those before the middle of April, a month, all.
  for (const until of [null, "2021-04-15", "2021-05-01", "2022-01-01"]) {
    if (until !== null) {
      const days = Math.floor((Date.now() - Date.parse(until)) / day);
      await deleteExpiredEnquiries(academy.database, days);
    }
    await expectModel(all);
  }
  const { rows } = await academy.pool.query("select from enquiries");
  expect(rows).toEqual([]);
});

/** Expects the numbers of all enquiries that ever came. */
async function expectModel(all: readonly One[]): Promise<void> {
  const month = "2021-04";
  const found = await findFunnel(academy.database, {
    from: startOfMonth("2021-03"),
    until: startOfMonth("2021-05"),
    month,
  });
  const inMonth = (name: string) => all.filter(({ createdAt }) => monthOf(createdAt) === name);
  expect(found.months).toEqual(
    ["2021-03", "2021-04"].map((name) => ({ month: name, ...modelOf(inMonth(name)) })),
  );
  const chosen = inMonth(month);
  const sources = [...new Set(chosen.map(({ source }) => source))].toSorted();
  expect(found.sources).toEqual(
    sources.map((source) => ({
      source,
      ...modelOf(chosen.filter((one) => one.source === source)),
    })),
  );
  const counted = new Map<string, number>();
  for (const { reason } of chosen) {
    if (reason) counted.set(reason, (counted.get(reason) ?? 0) + 1);
  }
  expect(new Map(found.reasons.map(({ reason, count }) => [reason, count]))).toEqual(counted);
  const counts = found.reasons.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
}

test("an enrolment counts with its time", async () => {
  const { rows } = await academy.pool.query<{ id: string }>(
    `with account as (insert into accounts (email, password_hash) values ('f@test.example', 'none')
       returning id)
     insert into students (id, name, username, phone_number, address, selected_class, selected_subjects)
     select id, 'A', 'a', '1', '', 'class-8', '{}' from account returning id`,
  );
  await academy.pool.query(
    `insert into enquiries (source, asker, asker_name, phone, class_id, stage, student_id,
       created_at, stage_at)
     values ('phone', 'parent', 'A', '1', 'class-8', 'enrolled', $1, '2032-01-10Z', '2032-01-12Z')`,
    [rows[0]?.id],
  );
  const found = await findFunnel(academy.database, {
    from: startOfMonth("2032-01"),
    until: startOfMonth("2032-02"),
    month: "2032-01",
  });
  expect(found.months).toMatchObject([
    { month: "2032-01", came: 1, enrolled: 1, enrolmentSeconds: 172_800, answerSeconds: null },
  ]);
});
