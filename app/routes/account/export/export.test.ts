import { beforeEach, describe, expect, test } from "vitest";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { insertReport } from "#data/lessons/reports.ts";
import { emptyReport } from "#domain/lessons/report.ts";
import { sections, sectionNames, type SectionName } from "#data/account/export.ts";
import { excluded } from "#data/account/export-excluded.ts";
import { countRows, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  password,
  publish,
  type Person,
} from "#test/support/people.ts";
import { makeCarefulAdmin } from "#test/support/second-factor.ts";
import { factLabels, sectionTitles } from "./messages.ts";

const academy = useAcademy();
const confirmation = "/account/proof";

beforeEach(() => academy.pool.query("delete from rate_limits"));

type File = {
  format: string;
  version: number;
  madeAt: string;
  sections: Record<SectionName, Record<string, unknown>[]>;
};

async function download({ browser }: { browser: TestBrowser }): Promise<File> {
  await browser.post(confirmation, { password });
  const answer = await browser.get("/account/export.json");
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="account-export.json"',
  );
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return (await answer.json()) as File;
}

/** The names of the values of a section, from its statement: texts before a comma, but for those of a list. */
function valuesOf(name: SectionName): string[] {
  const section = sections[name];
  if (typeof section !== "function") return [];
  const { sql } = section("00000000-0000-0000-0000-000000000000").compile(academy.database);
  return [...sql.matchAll(/(?<! in \()'([a-z][A-Za-z]*)',/g)].map(([, value = ""]) => value);
}

async function makeLearners() {
  const [student, tutor, other] = [
    await makeStudent(academy),
    await makeTutor(academy),
    await makeStudent(academy),
  ];
  const assignmentId = await assign(academy, student, tutor);
  const foreignId = await assign(academy, other, tutor);
  await publish(academy, assignmentId, tutor, "recording", { title: "Of my own" });
  await publish(academy, assignmentId, tutor, "announcement", { title: "Said to me" });
  await publish(academy, foreignId, tutor, "exam", { title: "Of another" });
  for (const [id, words] of [
    [assignmentId, "Words about me"],
    [foreignId, "Words about another"],
  ] as const) {
    // The tutor's, at different times.
    const startsAt = new Date(`2026-01-0${id === assignmentId ? 5 : 6}T10:00:00Z`);
    const content = { title: words, startsAt };
    const lessonId = await publish(academy, id, tutor, "live-session", content);
    const event = { what: "settled", as: "tutor", outcome: "held" } as const;
    await insertLessonEvent(academy.database, { lessonId, event, saidBy: tutor.id });
    const report = { ...emptyReport, coveredOther: words };
    await insertReport(academy.database, { lessonId, tutorId: tutor.id }, report);
  }
  await student.browser.read(`/dashboard/courses/${assignmentId}`);
  await student.browser.post("/calendar", { currentPassword: password });
  return { student, tutor, other, foreignId };
}

describe("the export of the own data", () => {
  test("covers each table of the schema, or has a reason not to", async () => {
    const tables = Object.keys(await countRows(academy));
    const all = [...tables, "rate_limits", "audit_log", "undo_snapshots"];
    const known = [...Object.keys(sections), ...Object.keys(excluded)];
    expect(all.filter((table) => !known.includes(table))).toEqual([]);
    expect(sectionNames.filter((name) => !sectionTitles[name])).toEqual([]);
  });

  test("has a label for each value of each section", () => {
    // Values of a cancellation get labels of their own (`describe-export.ts`).
    const within = ["isLate"];
    const named = new Set([...Object.keys(factLabels), ...within]);
    const unnamed = sectionNames.flatMap((name) => {
      const found = valuesOf(name).filter((value) => !named.has(value));
      return found.map((value) => `${name}: ${value}`);
    });
    expect(unnamed).toEqual([]);
    expect(valuesOf("homework_answers")).toContain("markedAt");
  });

  test("has a student's own data only, in a file and on a page", async () => {
    const { student, tutor, other } = await makeLearners();
    const file = await download(student);
    expect(file).toMatchObject({ format: "account-export", version: 1 });
    expect(Object.keys(file.sections)).toEqual(sectionNames);
    const { sections: found } = file;
    expect(found.accounts).toMatchObject([{ id: student.id, email: student.email }]);
    expect(found.students).toMatchObject([
      { name: student.name, phoneNumber: student.phoneNumber },
    ]);
    expect(found.assignments).toMatchObject([{ tutor: tutor.name, student: student.name }]);
    const titles = found.content_items.map(({ title }) => String(title));
    expect(titles.toSorted()).toEqual(["Of my own", "Words about me"]);
    expect(found.lesson_reports).toMatchObject([{ coveredOther: "Words about me", by: "tutor" }]);
    expect(found.announcements.map(({ title }) => title)).toEqual(["Said to me"]);
    expect([found.seen_items.length, found.calendar_feeds.length]).toEqual([3, 1]);
    expect(found.audit_log).toContainEqual(
      expect.objectContaining({ action: "confirm-password", by: "you" }),
    );
    const page = await student.browser.read("/account/export");
    // The file has the codes, the page has words for them.
    const codes = found.audit_log.map(({ action }) => String(action));
    for (const code of [...codes, "live-session", "denied"])
      expect(page).not.toContain(`>${code}<`);
    for (const text of [
      "Gave the password again, to see all that is kept",
      "Lesson",
      student.email,
      student.phoneNumber,
      tutor.name,
      "Words about me",
      "Class 10",
    ]) {
      expect(page).toContain(text);
    }
    for (const text of [
      other.name,
      other.email,
      other.id,
      "Of another",
      "Words about another",
      tutor.phoneNumber,
    ]) {
      expect([text, page.includes(text)]).toEqual([text, false]);
      expect([text, JSON.stringify(file).includes(text)]).toEqual([text, false]);
    }
  });

  test("has the link of a class only from ten minutes before, but for its tutor", async () => {
    const { student, tutor } = await makeLearners();
    const { assignments } = (await download(student)).sections;
    for (const [title, minutes] of [
      ["Later", 20],
      ["Soon", 9],
    ] as const) {
      const startsAt = new Date(Date.now() + minutes * 60_000);
      const url = `https://class.example/${title}`;
      await publish(academy, String(assignments[0]?.["id"]), tutor, "live-session", {
        title,
        startsAt,
        minutes: 10,
        url,
      });
    }
    const linksOf = async (person: Person) => {
      const { content_items: items } = (await download(person)).sections;
      const links = items.filter(({ title }) => title === "Later" || title === "Soon");
      return links.map(({ url }) => String(url));
    };
    expect((await linksOf(student)).toSorted()).toEqual(["", "https://class.example/Soon"]);
    expect((await linksOf(tutor)).toSorted()).toEqual([
      "https://class.example/Later",
      "https://class.example/Soon",
    ]);
    expect(await student.browser.read("/account/export")).not.toContain("class.example/Later");
  });

  test("has a tutor's data, and only the names of their students", async () => {
    const { student, tutor, foreignId } = await makeLearners();
    const wordsOf = async () =>
      (await download(tutor)).sections.lesson_reports.map(({ coveredOther }) =>
        String(coveredOther),
      );
    expect((await wordsOf()).toSorted()).toEqual(["Words about another", "Words about me"]);
    const file = await download(tutor);
    expect(file.sections.tutors).toMatchObject([{ phoneNumber: tutor.phoneNumber }]);
    expect(file.sections.assignments).toHaveLength(2);
    expect(file.sections.content_items.map(({ title }) => String(title)).toSorted()).toEqual([
      "Of another",
      "Of my own",
      "Words about another",
      "Words about me",
    ]);
    expect(JSON.stringify(file)).toContain(student.name);
    expect(JSON.stringify(file)).not.toContain(student.email);
    // Reports are about the student: whoever no longer teaches them has none.
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [foreignId]);
    expect(await wordsOf()).toEqual(["Words about me"]);
  });

  test("has an admin's data with the second factor, but without its secrets", async () => {
    const { signedIn: browser, secret, codes, name } = await makeCarefulAdmin(academy);
    const file = await download({ browser });
    expect(file.sections.admins).toMatchObject([{ name }]);
    expect(file.sections.second_factors).toHaveLength(1);
    expect(file.sections.recovery_codes).toEqual([{ left: 10 }]);
    expect(file.sections.known_devices).toHaveLength(1);
    const { rows } = await academy.pool.query<{ hash: string }>(
      "select password_hash as hash from accounts union all select encode(token_hash, 'hex') from sessions",
    );
    const text = JSON.stringify(file);
    for (const one of [secret, ...codes, ...rows.map(({ hash }) => hash)]) {
      expect(text).not.toContain(one);
    }
  });

  test("has a label for every value", async () => {
    const { student, tutor } = await makeLearners();
    const { signedIn: browser } = await makeCarefulAdmin(academy);
    for (const person of [student, tutor, { browser }]) {
      const { sections: found } = await download(person);
      const facts = Object.values(found).flatMap((items) => items.flatMap(Object.keys));
      expect(facts.filter((fact) => !Object.hasOwn(factLabels, fact))).toEqual([]);
    }
  });

  test("is complete however large it is, and the page says if it shows only a part", async () => {
    const student = await makeStudent(academy);
    await academy.pool.query(
      `insert into audit_log (request_id, actor_id, actor_role, action, outcome, reason)
       select gen_random_uuid(), $1, 'student', 'enter', 'denied', 'wrong-role' from generate_series(1, 1234)`,
      [student.id],
    );
    const file = await download(student);
    expect(file.sections.audit_log).toHaveLength(1236);
    expect(await student.browser.read("/account/export")).toContain("This is only a part.");
  });
});

describe("the password before the export", () => {
  const addresses = ["/account/export", "/account/export.json"];

  async function expectAsked({ browser }: Pick<Person, "browser">) {
    for (const path of addresses) {
      const location = (await browser.get(path)).headers.get("location");
      expect(location).toBe(`${confirmation}?${new URLSearchParams({ next: path })}`);
    }
  }

  test("is required, even right after signing in", async () => {
    for (const make of [makeStudent, makeTutor, makeAdmin]) {
      const person = await make(academy);
      const browser = new TestBrowser(academy);
      const signInPaths = { [String(makeStudent)]: "/login", [String(makeTutor)]: "/tutor-login" };
      await browser.post(signInPaths[String(make)] ?? "/admin-login", {
        email: person.email,
        password,
      });
      await expectAsked({ browser });
      expect((await browser.post(confirmation, { password: "" })).status).toBe(400);
      expect((await browser.post(confirmation, { password: "not it" })).status).toBe(400);
      await expectAsked({ browser });
      const asked = `${confirmation}?next=/account/export`;
      const { path } = await browser.submit(asked, { password });
      expect([path, (await browser.get(path)).status]).toEqual(["/account/export", 200]);
      // On that device only.
      await expectAsked(person);
    }
  });

  test("is valid for five minutes", async () => {
    const student = await makeStudent(academy);
    await download(student);
    await academy.pool.query("update sessions set confirmed_at = now() - interval '5 minutes'");
    await expectAsked(student);
  });

  test("is limited in its attempts", async () => {
    const { browser } = await makeStudent(academy);
    for (let at = 0; at < 10; at += 1) await browser.post(confirmation, { password: "not it" });
    expect((await browser.post(confirmation, { password })).status).toBe(429);
  });
});
