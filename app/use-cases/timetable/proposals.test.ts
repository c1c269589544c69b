import { beforeAll, describe, expect, test } from "vitest";
import { endGuardian } from "#data/guardians/guardians.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { answerAs, makeGuardian, pageOf, type Guardian } from "#test/support/guardians.ts";
import {
  assign,
  makeAdmin,
  makeCourse,
  makeStudent,
  makeTutor,
  password,
  publish,
  type Person,
} from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
let browser: TestBrowser;

beforeAll(async () => {
  admin = await makeAdmin(academy);
  browser = new TestBrowser(academy);
});

const soon = new Date(Date.now() + 5 * day);
const { date } = toIndiaDateTimeFields(soon);
const at = (time: string, days = 0) => {
  const { date: on } = toIndiaDateTimeFields(new Date(soon.getTime() + days * day));
  return new Date(`${on}T${time}:00+05:30`);
};
const moved = `move ${at("17:00", 2).getTime()}`;

/** A student with so many lessons of a tutor on the day on which the tutor will be away. */
async function planLessons(count = 1, student?: Person) {
  const tutor = await makeTutor(academy);
  const learner = student ?? (await makeStudent(academy));
  const assignmentId = await assign(academy, learner, tutor);
  const lessons: string[] = [];
  for (let hour = 9; hour < 9 + count; hour += 1) {
    const startsAt = at(`${String(hour).padStart(2, "0")}:00`);
    const content = { title: `Circles ${hour}`, startsAt };
    lessons.push(await publish(academy, assignmentId, tutor, "live-session", content));
  }
  return { tutor, student: learner, assignmentId, lessons, lessonId: lessons[0] ?? "" };
}

type Made = Awaited<ReturnType<typeof planLessons>>;

/** Deals with the lessons at the desk. */
async function deal({ tutor, lessons }: Made, ways: readonly string[]) {
  const fields = lessons.map((id, place) => [`way-${id}`, ways[place] ?? "leave"]);
  return admin.browser.submit(`/admin-dashboard/tutors/${tutor.id}/away`, {
    firstDay: date,
    lastDay: date,
    why: "ill",
    reason: "The tutor is ill.",
    lesson: lessons,
    ...Object.fromEntries(fields),
  });
}

const proposalsOf = async (lessonId: string) => {
  const { rows } = await academy.pool.query<Record<string, unknown> & { id: string }>(
    "select * from lesson_proposals where lesson_id = $1 order by asked_at, id",
    [lessonId],
  );
  return rows;
};

const openOf = async (lessonId: string) => {
  const open = (await proposalsOf(lessonId)).find(({ ended_at }) => ended_at === null);
  if (!open) throw new Error("nothing is asked");
  return open;
};

const changesOf = (guardian: Guardian) => `${pageOf(guardian)}/changes`;

const say = async (lessonId: string, answer: "yes" | "no", comment = "") => {
  const { id } = await openOf(lessonId);
  return { proposal: id, [`suits-${id}`]: answer, [`comment-${id}`]: comment };
};

const asked = async (ways: readonly string[] = [moved]) => {
  const made = await planLessons(ways.length);
  const guardian = await makeGuardian(academy, made.student, { decision: "given" });
  await deal(made, ways);
  return { ...made, guardian };
};

const queue = () => admin.browser.read("/admin-dashboard/away");

describe("a guardian", () => {
  test("reads what became of each lesson, and answers all of them with one press", async () => {
    const { guardian, lessons, student } = await asked([moved, "make-up", "cancel"]);
    const page = await browser.read(changesOf(guardian));
    for (const text of [
      student.name,
      "Cancelled. A make-up lesson will be planned.",
      "All of this suits us",
      "Please answer by",
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain("<script src");
    expect(await browser.read(pageOf(guardian))).toContain("3 lessons were changed");
    const ids = [...page.matchAll(/name="proposal" value="([^"]+)"/g)].map(([, id]) => id ?? "");
    expect(ids).toHaveLength(3);
    const answer = await browser.post(changesOf(guardian), { proposal: ids, all: "yes" });
    expect(answer.status).toBe(303);
    for (const id of lessons) {
      expect(await openOf(id)).toMatchObject({
        suits: true,
        answered_as: "guardian",
        guardian_id: guardian.id,
      });
    }
    const after = await browser.read(changesOf(guardian));
    expect(after).toContain("Your answer: This suits us.");
    expect(after).toContain("You can change the answer until");
    expect(await browser.read(pageOf(guardian))).not.toContain("lessons were changed");
  });

  test("says no to one with a sentence: the office counts and lists it until it finds a way", async () => {
    const made = await asked([moved, "cancel"]);
    const [first = "", second = ""] = made.lessons;
    const both = {
      ...(await say(first, "no", "Wednesdays are music.")),
      ...(await say(second, "yes")),
      proposal: [(await openOf(first)).id, (await openOf(second)).id],
    };
    expect((await browser.post(changesOf(made.guardian), both)).status).toBe(303);
    expect(await admin.browser.read("/admin-dashboard")).toContain(
      "Changed lessons that do not suit the family: 1",
    );
    const list = await queue();
    expect(list).toContain("The family writes: Wednesdays are music.");
    for (const way of ["move", "substitute", "cancellation"]) {
      expect(list).toContain(`/admin-dashboard/lessons/${first}/${way}`);
    }
    expect(list).not.toContain(`/admin-dashboard/lessons/${second}`);
    const desk = await admin.browser.read(`/admin-dashboard/tutors/${made.tutor.id}/away`);
    expect(desk).toContain("The family writes: Wednesdays are music.");
    const page = await admin.browser.read(`/admin-dashboard/lessons/${first}`);
    expect(page).toContain(`The guardian, ${made.guardian.name}`);
    expect(page).toContain("It does not suit them. They wait for another way");
    expect(page).toContain("Said that a changed lesson does not suit them");
    // Nothing of it is the tutor's to know.
    const tutors = await made.tutor.browser.read(
      `/tutor-dashboard/${made.assignmentId}/live-sessions`,
    );
    for (const text of [made.guardian.name, "music"]) expect(tutors).not.toContain(text);

    await admin.browser.submit(`/admin-dashboard/lessons/${first}/cancellation`, {
      reason: "No time suits.",
    });
    expect(await queue()).not.toContain(`/admin-dashboard/lessons/${first}`);
    expect(await admin.browser.read("/admin-dashboard")).not.toContain("do not suit the family");
  });

  test("is not asked again of what the office keeps, and may still answer otherwise", async () => {
    const { guardian, lessonId } = await asked();
    await browser.post(changesOf(guardian), await say(lessonId, "no"));
    const keep = `/admin-dashboard/lessons/${lessonId}/kept`;
    const kept = await admin.browser.submit(keep);
    expect(kept.page).toContain("The lesson stays as it is.");
    expect(await queue()).not.toContain(`/admin-dashboard/lessons/${lessonId}`);
    expect(await browser.read(changesOf(guardian))).toContain("The academy has left it like this.");
    expect((await admin.browser.submit(keep)).page).toContain("This lesson was changed again");
    await browser.post(changesOf(guardian), await say(lessonId, "no", "Really not."));
    expect(await queue()).toContain("The family writes: Really not.");
    await browser.post(changesOf(guardian), await say(lessonId, "yes"));
    expect(await queue()).not.toContain(`/admin-dashboard/lessons/${lessonId}`);
  });

  test("sends the same twice, and it is stored once", async () => {
    const { guardian, lessonId } = await asked();
    const fields = await say(lessonId, "no", "Music.");
    await Promise.all([1, 2, 3].map(() => browser.post(changesOf(guardian), fields)));
    const { rows } = await academy.pool.query(
      "select from audit_log where action = 'refuse-proposal' and subject_id = $1",
      [lessonId],
    );
    expect(rows).toHaveLength(1);
  });

  test("keeps what was typed where the form is not complete", async () => {
    const { guardian, lessonId } = await asked();
    const { id } = await openOf(lessonId);
    const post = (fields: Record<string, string>) =>
      browser.post(changesOf(guardian), { proposal: id, ...fields });
    const without = await post({ [`comment-${id}`]: "On Saturday" });
    expect(without.status).toBe(400);
    expect(await without.text()).toContain('value="On Saturday"');
    expect((await post({})).status).toBe(400);
    const long = await post({ [`suits-${id}`]: "no", [`comment-${id}`]: "x".repeat(301) });
    expect(long.status).toBe(400);
    expect(await long.text()).toContain("x".repeat(301));
    expect(await openOf(lessonId)).toMatchObject({ suits: null });
  });
});

describe("nothing is stored", () => {
  const expectNothing = async (lessonId: string) => {
    for (const row of await proposalsOf(lessonId)) expect(row).toMatchObject({ suits: null });
  };

  test("of a form with one lesson that the office has changed again", async () => {
    const { guardian, lessons } = await asked([moved, "cancel"]);
    const [first = "", second = ""] = lessons;
    const proposal = [(await openOf(first)).id, (await openOf(second)).id];
    await admin.browser.submit(`/admin-dashboard/lessons/${first}/cancellation`, {
      reason: "Ill for longer.",
    });
    const late = await browser.post(changesOf(guardian), { proposal, all: "yes" });
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain("The academy has changed a lesson again meanwhile.");
    expect(page.match(/name="proposal"/g)).toHaveLength(1);
    await expectNothing(first);
    await expectNothing(second);
  });

  test("of a lesson that was deleted", async () => {
    const { guardian, lessonId, assignmentId, tutor } = await asked();
    const fields = await say(lessonId, "yes");
    await tutor.browser.post(`/tutor-dashboard/${assignmentId}/live-sessions/${lessonId}/delete`);
    expect((await browser.post(changesOf(guardian), fields)).status).toBe(409);
  });

  test("after the deadline: the page says that it stays so", async () => {
    const { guardian, lessonId } = await asked();
    const fields = await say(lessonId, "no");
    await academy.pool.query(
      "update lesson_proposals set expires_at = now() - interval '1 second' where lesson_id = $1",
      [lessonId],
    );
    const late = await browser.post(changesOf(guardian), fields);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("The time for an answer is over.");
    await expectNothing(lessonId);
    const page = await browser.read(changesOf(guardian));
    expect(page).toContain("so it stays like this.");
    expect(page).not.toContain('name="proposal"');
  });

  test("after the lesson began", async () => {
    const { guardian, lessonId } = await asked(["cancel"]);
    const fields = await say(lessonId, "no");
    // As it was changed, the trigger would end the proposal.
    await academy.pool.query("alter table content_items disable trigger user");
    await academy.pool.query("update content_items set starts_at = now() where id = $1", [
      lessonId,
    ]);
    await academy.pool.query("alter table content_items enable trigger user");
    expect((await browser.post(changesOf(guardian), fields)).status).toBe(409);
    await expectNothing(lessonId);
  });

  test("from another family, with a link of its own or signed in", async () => {
    const { lessonId } = await asked();
    const fields = await say(lessonId, "no");
    const stranger = await makeStudent(academy);
    const other = await makeGuardian(academy, stranger, { decision: "given" });
    expect((await browser.post(changesOf(other), fields)).status).toBe(409);
    const grown = await makeStudent(academy);
    expect((await grown.browser.post("/dashboard/changes", fields)).status).toBe(409);
    await expectNothing(lessonId);
  });

  test.each(["withdrawn", "withheld"] as const)("from a guardian: %s", async (decision) => {
    const { guardian, lessonId, student } = await asked();
    const fields = await say(lessonId, "no");
    await answerAs(academy, guardian, decision);
    expect((await browser.post(changesOf(guardian), fields)).status).toBe(409);
    expect(await browser.read(changesOf(guardian))).not.toContain(student.name);
    await expectNothing(lessonId);
  });

  test("from a former guardian, and of a deleted student", async () => {
    const { guardian, lessonId } = await asked();
    const fields = await say(lessonId, "no");
    await endGuardian(academy.database, guardian.id, "admin");
    expect((await browser.post(changesOf(guardian), fields)).status).toBe(404);
    expect((await browser.get(changesOf(guardian))).status).toBe(404);
    await expectNothing(lessonId);

    const gone = await asked();
    const theirs = await say(gone.lessonId, "no");
    await admin.browser.submit(`/admin-dashboard/students/${gone.student.id}/delete`);
    expect((await browser.post(changesOf(gone.guardian), theirs)).status).toBe(404);
  });

  test("from a child whose guardian is asked, who reads it", async () => {
    const { lessonId, student } = await asked();
    const fields = await say(lessonId, "no");
    const page = await student.browser.read("/dashboard/changes");
    expect(page).toContain("Your parent or guardian is asked about this.");
    expect(page).not.toContain('name="proposal"');
    expect(await student.browser.read("/dashboard")).not.toContain("/dashboard/changes");
    const refused = await student.browser.post("/dashboard/changes", fields);
    expect(refused.status).toBe(409);
    await expectNothing(lessonId);
  });
});

describe("a student answers", () => {
  const answer = async (made: Made) => {
    await deal(made, [moved]);
    const { browser: own } = made.student;
    expect(await own.read("/dashboard")).toContain('href="/dashboard/changes"');
    const fields = await say(made.lessonId, "no", "I work then.");
    expect((await own.post("/dashboard/changes", fields)).status).toBe(303);
    expect(await openOf(made.lessonId)).toMatchObject({ suits: false, answered_as: "student" });
    expect(await own.read("/dashboard")).not.toContain('href="/dashboard/changes"');
    expect(await queue()).toContain("The family writes: I work then.");
  };

  test("without a guardian", async () => answer(await planLessons()));

  test("as an adult", async () => {
    const made = await planLessons();
    await makeGuardian(academy, made.student, { decision: "given", bornOn: "2000-01-01" });
    await answer(made);
  });

  test("whose guardian has not consented", async () => {
    const made = await planLessons();
    await makeGuardian(academy, made.student);
    await answer(made);
  });
});

describe("a substitute", () => {
  const give = async () => {
    const made = await planLessons();
    const guardian = await makeGuardian(academy, made.student, { decision: "given" });
    const substitute = await makeTutor(academy);
    await deal(made, [`substitute ${substitute.id}`]);
    return { ...made, guardian, substitute };
  };

  test("is asked about once they have accepted, and the family has its time from then", async () => {
    const { guardian, substitute, lessonId } = await give();
    expect(await browser.read(changesOf(guardian))).not.toContain(substitute.name);
    await academy.pool.query(
      "update lesson_proposals set expires_at = now() where lesson_id = $1",
      [lessonId],
    );
    await substitute.browser.post(`/tutor-dashboard/substitutions/${lessonId}/acceptance`, {});
    expect(await browser.read(changesOf(guardian))).toContain(`with ${substitute.name} instead`);
    await browser.post(changesOf(guardian), await say(lessonId, "no", "Somebody known, please."));
    expect(await queue()).toContain("Somebody known, please.");
    const theirs = await substitute.browser.read(`/tutor-dashboard/substitutions/${lessonId}`);
    for (const text of [guardian.name, "Somebody known"]) expect(theirs).not.toContain(text);
    await admin.browser.submit(`/admin-dashboard/lessons/${lessonId}/substitute/removal`);
    expect(await queue()).not.toContain("Somebody known, please.");
  });

  test("who declines is asked about no more", async () => {
    const { guardian, substitute, lessonId } = await give();
    await substitute.browser.post(`/tutor-dashboard/substitutions/${lessonId}/acceptance`, {});
    const fields = await say(lessonId, "no");
    await substitute.browser.post(`/tutor-dashboard/substitutions/${lessonId}/decline`, {});
    expect((await browser.post(changesOf(guardian), fields)).status).toBe(409);
  });
});

test("the lesson's page says that it was changed again before they answered, or that no answer came", async () => {
  const { lessonId: again } = await asked();
  const { lessonId: late } = await asked();
  await academy.pool.query(
    "update lesson_proposals set expires_at = now() - interval '1 second' where lesson_id = $1",
    [late],
  );
  for (const id of [again, late]) {
    const reason = "Ill for longer.";
    await admin.browser.submit(`/admin-dashboard/lessons/${id}/cancellation`, { reason });
  }
  const pageOfLesson = (id: string) => admin.browser.read(`/admin-dashboard/lessons/${id}`);
  expect(await pageOfLesson(again)).toContain("It was changed again before they answered");
  expect(await pageOfLesson(again)).not.toContain("No answer came");
  expect(await pageOfLesson(late)).toContain("No answer came");
});

test("an undo at the desk takes the question back, and the next change asks again", async () => {
  const made = await asked();
  await admin.browser.submit(
    `/admin-dashboard/lessons/${made.lessonId}/move/undo?` +
      new URLSearchParams({
        to: String(at("09:00").getTime()),
        was: String(at("17:00", 2).getTime()),
        scope: "this",
      }),
  );
  expect(await browser.read(changesOf(made.guardian))).toContain("There is nothing to answer.");
  await deal(made, ["cancel"]);
  expect(await openOf(made.lessonId)).toMatchObject({ way: "cancel", suits: null });
});

test("the undo of a lesson's deletion brings the question and its answer back", async () => {
  const { guardian, lessonId, assignmentId, tutor } = await asked();
  await browser.post(changesOf(guardian), await say(lessonId, "no", "Choir then."));
  const lesson = `/tutor-dashboard/${assignmentId}/live-sessions/${lessonId}`;
  await tutor.browser.post(`${lesson}/delete`);
  expect(await queue()).not.toContain("The family writes: Choir then.");
  await tutor.browser.post(`${lesson}/undo`);
  expect(await queue()).toContain("The family writes: Choir then.");
});

test("a lesson that begins within the hour is changed without a question", async () => {
  const { tutor, assignmentId, student } = await makeCourse(academy);
  const startsAt = new Date(Date.now() + 50 * 60_000);
  const content = { title: "Circles", startsAt };
  const id = await publish(academy, assignmentId, tutor, "live-session", content);
  const { date: today } = toIndiaDateTimeFields(startsAt);
  await admin.browser.submit(`/admin-dashboard/tutors/${tutor.id}/away`, {
    firstDay: today,
    lastDay: today,
    why: "ill",
    reason: "The tutor is ill.",
    lesson: id,
    [`way-${id}`]: "cancel",
  });
  expect(await proposalsOf(id)).toEqual([]);
  expect(await student.browser.read("/dashboard/changes")).toContain("There is nothing to answer.");
});

test("a make-up lesson ends what waits because of a cancellation", async () => {
  const { guardian, lessonId } = await asked(["cancel"]);
  await browser.post(changesOf(guardian), await say(lessonId, "no", "A lesson, please."));
  expect(await queue()).toContain(`/admin-dashboard/lessons/${lessonId}/make-up`);
  const { date: on } = toIndiaDateTimeFields(at("17:00", 3));
  await admin.browser.submit(`/admin-dashboard/lessons/${lessonId}/make-up`, {
    date: on,
    time: "17:00",
    confirm: "yes",
  });
  expect(await queue()).not.toContain("A lesson, please.");
});

test("the export has the answer, and a deleted guardian is not named", async () => {
  const { guardian, lessonId, student } = await asked();
  await browser.post(changesOf(guardian), await say(lessonId, "no", "Music lessons."));
  await student.browser.post("/account/proof", { password });
  const file = await student.browser.read("/account/export.json");
  expect(file).toContain("Music lessons.");
  await academy.pool.query("delete from guardians where id = $1", [guardian.id]);
  const page = await admin.browser.read(`/admin-dashboard/lessons/${lessonId}`);
  expect(page).toContain("The guardian, not known any more");
});
