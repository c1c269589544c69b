import { beforeEach, describe, expect, test } from "vitest";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { useAcademy } from "#test/support/academy.ts";
import { manyRequests, takenStatuses } from "#test/support/busy.ts";
import { assign, makeCourse, makeTutor, type Person, publish } from "#test/support/people.ts";

const academy = useAcademy();
let student: Person;
let tutor: Person;
let assignmentId = "";
let classId = "";
const url = "https://meet.example/circles";
const video = "https://video.example/circles";

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const finishOf = (id: string) => `/tutor-dashboard/sessions/${id}/finish`;
const home = "/tutor-dashboard";

const hold = (title: string, startsAt: Date) =>
  publish(academy, assignmentId, tutor, "live-session", { title, startsAt, url });

beforeEach(async () => {
  ({ student, tutor, assignmentId } = await makeCourse(academy));
  classId = await hold("Circles", minutes(-90));
});

async function readItems() {
  const { rows } = await academy.pool.query<Record<string, unknown>>(
    `select kind, title, description, url, starts_at, created_by from content_items
     where assignment_id = $1 and id <> $2 order by kind`,
    [assignmentId, classId],
  );
  return rows;
}

async function isFinished(id = classId): Promise<boolean> {
  const { rows } = await academy.pool.query<{ finished_at: Date | null }>(
    "select finished_at from content_items where id = $1",
    [id],
  );
  return rows[0]?.finished_at !== null;
}

/** What was said of the class, the oldest first. */
async function readEvents(): Promise<string[]> {
  const { rows } = await academy.pool.query<{ event: string }>(
    `select what || ' ' || coalesce(outcome, '') || ' ' || coalesce(said_as, '') as event
     from lesson_events where lesson_id = $1 and what <> 'joined' order by at`,
    [classId],
  );
  return rows.map(({ event }) => event);
}

async function auditOf(action: string): Promise<(string | null)[]> {
  const { rows } = await academy.pool.query<{ subject_kind: string | null }>(
    `select subject_kind from audit_log where actor_id = $1 and action = $2 and outcome = 'done'
     order by subject_kind`,
    [tutor.id, action],
  );
  return rows.map(({ subject_kind: kind }) => kind);
}

const suggestionIn = (page: string) =>
  Object.fromEntries(
    ["url", "title", "nextTitle", "date", "time"].map((name) => {
      const [input = ""] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page) ?? [];
      return [name, /value="([^"]*)"/.exec(input)?.[1] ?? ""];
    }),
  );

describe("finishing a class", () => {
  test("suggests its title and the same time next week, publishes both and folds it away", async () => {
    expect(await tutor.browser.read(home)).toContain(`action="${finishOf(classId)}"`);
    const suggested = suggestionIn(await tutor.browser.read(finishOf(classId)));
    expect(suggested).toMatchObject({ url: "", title: "Circles", nextTitle: "Circles" });

    const { path, page } = await tutor.browser.submit(finishOf(classId), {
      ...suggested,
      outcome: "held",
      url: video,
      nextTitle: "Tangents",
    });
    expect(path).toBe(home);
    expect(page).toContain("The recording was published and the next lesson is planned.");
    expect(page).toMatch(new RegExp(`href="/tutor-dashboard/${assignmentId}/recordings#item-`));
    // Only its report still waits.
    expect(page).not.toContain(">Finish<");
    expect(page).toContain("1 report to write");
    const [session, recording] = await readItems();
    const same = { description: "About it.", created_by: tutor.id };
    expect(recording).toEqual({
      ...same,
      kind: "recording",
      title: "Circles",
      url: video,
      starts_at: null,
    });
    expect(session).toMatchObject({ ...same, kind: "live-session", title: "Tangents", url });
    const nextStart = Number(session?.["starts_at"]);
    const inAWeek = minutes(7 * 24 * 60 - 90).getTime();
    expect(Math.abs(nextStart - inAWeek)).toBeLessThan(2 * 60_000);

    expect(await auditOf("publish")).toEqual(["live-session", "recording"]);
    expect(await auditOf("finish-class")).toEqual(["live-session"]);
    const course = await student.browser.read(`/dashboard/courses/${assignmentId}`);
    expect(course).toContain("Tangents");
    expect(course).toContain(">Circles<");
  });

  test.each([
    ["only a recording", { url: video, title: "Circles" }, ["recording"], "was published."],
    [
      "only a next time",
      { nextTitle: "Next", date: "2036-12-01", time: "17:30" },
      ["live-session"],
      "is planned.",
    ],
    ["nothing", {}, [], "The lesson is settled."],
  ] as const)("with %s", async (_, fields, kinds, words) => {
    const { page } = await tutor.browser.submit(finishOf(classId), { ...fields, outcome: "held" });
    expect(page).toContain(words);
    expect((await readItems()).map(({ kind }) => kind)).toEqual(kinds);
    expect(await isFinished()).toBe(true);
    // Only its report still waits.
    expect(page).not.toContain(">Finish<");
    expect(page).toContain("1 report to write");
  });

  test("a recording that was added by itself does not settle it", async () => {
    await publish(academy, assignmentId, tutor, "recording", { title: "By itself" });
    expect(await tutor.browser.read(home)).toContain(finishOf(classId));
  });

  test("suggests no time where the next class is planned, and says when it is", async () => {
    await hold("Planned", new Date("2036-12-01T12:00:00Z"));
    const page = await tutor.browser.read(finishOf(classId));
    expect(suggestionIn(page)).toMatchObject({ date: "", time: "" });
    expect(page).toContain("The next lesson is planned for Monday 1 December 2036 at 5:30 PM.");
  });

  test("a class that is not over is not settled yet, but its recording can be published", async () => {
    const running = await hold("Running", minutes(-20));
    const page = await tutor.browser.read(finishOf(running));
    expect(page).not.toContain('type="radio"');
    await tutor.browser.post(finishOf(running), { url: video, title: "R", outcome: "held" });
    expect((await readItems()).map(({ kind }) => kind)).toContain("recording");
    expect(await isFinished(running)).toBe(false);
    expect(await tutor.browser.read(home)).toContain(finishOf(running));
  });

  test("fifty identical submits make one recording and one class", manyRequests, async () => {
    const next = { nextTitle: "N", date: "2036-12-01", time: "17:30" };
    const fields = { url: video, title: "R", ...next, outcome: "held" };
    const finish = () => tutor.browser.post(finishOf(classId), fields);
    const answers = await Promise.all(Array.from({ length: 50 }, finish));
    expect(takenStatuses(answers).filter((status) => status !== 303)).toEqual([]);
    expect((await finish()).status).toBe(303);
    expect(await readItems()).toHaveLength(2);
    expect(await readEvents()).toEqual(["settled held tutor"]);
  });
});

describe("how a class turned out", () => {
  const chosenIn = (page: string) => {
    const radios = page.match(/<input[^>]*type="radio"[^>]*name="outcome"[^>]*>/g) ?? [];
    expect(radios).toHaveLength(3);
    return /value="([^"]+)"/.exec(radios.find((radio) => radio.includes("checked")) ?? "")?.[1];
  };
  const join = (as: "student" | "tutor") =>
    insertLessonEvent(academy.database, {
      lessonId: classId,
      event: { what: "joined", as },
      saidBy: as === "student" ? student.id : tutor.id,
    });

  test("is one press on the home", async () => {
    const overview = await tutor.browser.read(home);
    expect(overview).toMatch(/<button[^>]*name="outcome"[^>]*>Held, Nothing to Add</);
    await tutor.browser.submit(finishOf(classId), { outcome: "held" });
    expect(await readEvents()).toEqual(["settled held tutor"]);
    expect(await auditOf("settle-lesson")).toEqual(["live-session"]);
    const { rows } = await academy.pool.query(
      `select r.student_id = $2 as student, r.tutor_id = $3 as tutor, r.starts_at = c.starts_at as start,
         r.outcome, r.disputed_at from lesson_records r join content_items c on c.id = r.lesson_id
       where c.id = $1`,
      [classId, student.id, tutor.id],
    );
    expect(rows).toEqual([
      { student: true, tutor: true, start: true, outcome: "held", disputed_at: null },
    ]);
  });

  test.each([
    ["nobody joined", [], "held"],
    ["both joined", ["tutor", "student"], "held"],
    ["only the tutor joined", ["tutor"], undefined],
  ] as const)("is held where %s, unless the tutor says otherwise", async (_, who, chosen) => {
    for (const as of who) await join(as);
    expect(chosenIn(await tutor.browser.read(finishOf(classId)))).toBe(chosen);
  });

  test("can be changed, and both are kept", async () => {
    await tutor.browser.post(finishOf(classId), { outcome: "held" });
    await tutor.browser.post(finishOf(classId), { outcome: "student-missed" });
    await tutor.browser.post(finishOf(classId), { outcome: "student-missed" });
    expect(await readEvents()).toEqual(["settled held tutor", "settled student-missed tutor"]);
    expect(chosenIn(await tutor.browser.read(finishOf(classId)))).toBe("student-missed");
  });

  test.each(["", "cancelled", "moved"])("has to be said: %o", async (outcome) => {
    const answer = await tutor.browser.post(finishOf(classId), { outcome, url: video, title: "R" });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Please choose how the lesson turned out.");
    expect(await readItems()).toEqual([]);
    expect(await isFinished()).toBe(false);
  });

  test("is asked for a week, and then no longer", async () => {
    const start = (days: number) =>
      academy.pool.query(
        `update booked_times set starts_at = $2, ends_at = $2::timestamptz + interval '1 hour'
         where lesson_id = $1`,
        [classId, minutes(-days * 24 * 60)],
      );
    // Moving it would be a dispute.
    const age = async (days: number) => {
      await academy.pool.query(
        "alter table content_items disable trigger content_items_moved_late",
      );
      await academy.pool.query("update content_items set starts_at = $2 where id = $1", [
        classId,
        minutes(-days * 24 * 60),
      ]);
      await academy.pool.query("alter table content_items enable trigger content_items_moved_late");
      await start(days);
    };
    await age(6.9);
    expect(await tutor.browser.read(home)).toContain(finishOf(classId));
    await age(9);
    expect(await tutor.browser.read(home)).not.toContain(finishOf(classId));
    expect((await tutor.browser.get(finishOf(classId))).status).toBe(404);
    await tutor.browser.post(finishOf(classId), { outcome: "held" });
    expect(await readEvents()).toEqual([]);
  });

  test("of a class that another tutor gave is not the next tutor's to say", async () => {
    const next = await makeTutor(academy);
    await academy.pool.query("update assignments set tutor_id = $2 where id = $1", [
      assignmentId,
      next.id,
    ]);
    expect(await next.browser.read(home)).not.toContain(finishOf(classId));
    await next.browser.post(finishOf(classId), { outcome: "tutor-missed" });
    expect((await tutor.browser.post(finishOf(classId), { outcome: "held" })).status).toBe(404);
    expect(await readEvents()).toEqual([]);
  });

  test("of a class that was moved after its start waits for an admin", async () => {
    await academy.pool.query(
      "update content_items set starts_at = starts_at - interval '1 day' where id = $1",
      [classId],
    );
    expect(await tutor.browser.read(home)).not.toContain(finishOf(classId));
    await tutor.browser.post(finishOf(classId), { outcome: "held" });
    expect(await readEvents()).toEqual(["moved  "]);
  });
});

describe("refused", () => {
  test.each([
    [
      { url: "video", title: "R" },
      "Please enter a valid URL that begins with http:// or https://.",
    ],
    [{ url: video, title: " " }, "Please fill in the title and the description."],
    [{ nextTitle: "N", date: "2036-12-01", time: "" }, "Please enter a date and a time."],
    [
      { url: video, title: "R", nextTitle: "N", date: "2036-02-30", time: "17:30" },
      "Please enter a real date and time.",
    ],
  ])("%o, and nothing changes", async (fields, words) => {
    const answer = await tutor.browser.post(finishOf(classId), { ...fields, outcome: "held" });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(words);
    expect(suggestionIn(page)).toMatchObject(fields);
    expect(await readItems()).toEqual([]);
    expect(await isFinished()).toBe(false);
  });

  test("a class that has not started, another tutor's and an unknown one: the same 404", async () => {
    const soon = await hold("Soon", minutes(30));
    const other = await makeTutor(academy);
    await assign(academy, student, other);
    const unknown = "00000000-0000-4000-8000-000000000000";
    for (const [{ browser }, id] of [
      [tutor, soon],
      [other, classId],
      [tutor, unknown],
      [tutor, "nothing"],
    ] as const) {
      expect((await browser.get(finishOf(id))).status).toBe(404);
      expect((await browser.post(finishOf(id), { url: video, title: "R" })).status).toBe(404);
    }
    expect((await readItems()).map(({ title }) => title)).toEqual(["Soon"]);
    expect(await isFinished(classId)).toBe(false);
  });

  test("an ended assignment's class", async () => {
    await academy.pool.query("update assignments set status = 'ended' where id = $1", [
      assignmentId,
    ]);
    expect((await tutor.browser.post(finishOf(classId))).status).toBe(404);
    expect(await isFinished()).toBe(false);
  });

  test("a tutor whose approval was withdrawn (§6)", async () => {
    await academy.pool.query(
      "update tutors set status = 'pending', approved_date = null where id = $1",
      [tutor.id],
    );
    const words =
      "You need to be approved before you can manage content. Please wait for admin approval.";
    expect(await tutor.browser.read(finishOf(classId))).toContain(words);
    const answer = await tutor.browser.post(finishOf(classId), { url: video, title: "R" });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(words);
    expect(await isFinished()).toBe(false);
    expect(await tutor.browser.read(home)).not.toContain(">Held, Nothing to Add<");
  });
});
