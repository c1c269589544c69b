import { beforeAll, describe, expect, test } from "vitest";
import { insertLessonEvent } from "#data/lessons/events.ts";
import { insertReport } from "#data/lessons/reports.ts";
import { day } from "#domain/shared/durations.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeAdmin, makeCourse, makeStudent, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let coordinator: Person;

beforeAll(async () => {
  coordinator = await makeAdmin(academy, "coordinator");
});

const pageOf = (student: Person) => `/admin-dashboard/students/${student.id}`;

/** The call card alone. */
async function readCard(student: Person): Promise<string> {
  const page = await coordinator.browser.read(pageOf(student));
  const [, card = ""] = page.split("When the family calls");
  return card.split("Staff notes")[0] ?? "";
}

describe("the call card", () => {
  test("says why a class was not held, who joined and what is next", async () => {
    const { student, tutor, assignmentId } = await makeCourse(academy);
    const lessonAt = (days: number) =>
      publish(academy, assignmentId, tutor, "live-session", {
        title: `Lesson ${days}`,
        startsAt: new Date(Date.now() + days * day),
      });
    const [old, cancelled, held, next] = [
      await lessonAt(-4),
      await lessonAt(-3),
      await lessonAt(-2),
      await lessonAt(1),
    ];
    await academy.pool.query(
      `update content_items set cancelled_at = now(), cancelled_as = 'tutor',
         cancel_reason = 'The tutor had fever.' where id = $1`,
      [cancelled],
    );
    const saidBy = tutor.id;
    for (const event of [
      { what: "joined", as: "tutor" },
      { what: "settled", as: "tutor", outcome: "held" },
    ] as const) {
      await insertLessonEvent(academy.database, { lessonId: held, event, saidBy });
    }
    await insertReport(
      academy.database,
      { lessonId: held, tutorId: tutor.id },
      {
        covered: ["Triangles"],
        coveredOther: "",
        wentWell: "",
        toPractise: "",
        homework: "Exercise 6.2",
        homeworkUntil: null,
        understanding: null,
        lastHomework: null,
      },
    );
    const card = await readCard(student);
    for (const words of [
      "Cancelled by the tutor",
      "The tutor had fever.",
      "Tutor joined at",
      "Student did not press Join",
      "Triangles",
      "Exercise 6.2",
    ]) {
      expect(card).toContain(words);
    }
    const order = [held, cancelled, old, next].map((id) => card.indexOf(`/lessons/${id}`));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });

  test("has the guardian's number with texts in the guardian's language", async () => {
    const student = await makeStudent(academy);
    const guardian = await makeGuardian(academy, student);
    await academy.pool.query(
      "update guardians set language = 'te', phone_number = '98490 55501' where id = $1",
      [guardian.id],
    );
    const dialog = await coordinator.browser.read(
      `/admin-dashboard/students/${student.id}/guardian`,
    );
    const card = await readCard(student);
    for (const html of [dialog, card]) expect(html).toContain(`href="tel:+919849055501"`);
    expect(dialog).toContain("https://wa.me/919849055501?text=");
    const texts = [...card.matchAll(/href="(https:\/\/wa\.me\/919849055501\?text=[^"]+)"/g)];
    const read = texts.map(([, url = ""]) => new URL(url).searchParams.get("text"));
    // Without a planned lesson there is no reminder and no link.
    expect(read).toHaveLength(2);
    for (const text of read) {
      expect(text).toContain("నమస్తే");
      expect(text).toContain(student.name);
    }
  });

  test("names the other children of the guardian, by address or number, and nobody else's", async () => {
    const [child, byAddress, byNumber, stranger] = [
      await makeStudent(academy),
      await makeStudent(academy),
      await makeStudent(academy),
      await makeStudent(academy),
    ];
    const guardian = await makeGuardian(academy, child);
    await makeGuardian(academy, byAddress, { email: guardian.email });
    const other = await makeGuardian(academy, byNumber);
    await makeGuardian(academy, stranger);
    await academy.pool.query("update guardians set phone_number = $2 where id = $1", [
      other.id,
      guardian.phoneNumber.replaceAll(" ", ""),
    ]);
    const card = await readCard(child);
    expect(card).toContain(pageOf(byAddress));
    expect(card).toContain(pageOf(byNumber));
    expect(card).not.toContain(pageOf(stranger));
    await academy.pool.query(
      "update guardians set ended_at = now(), ended_by = 'admin' where id = $1",
      [other.id],
    );
    expect(await readCard(child)).not.toContain(pageOf(byNumber));
  });

  test("has the enquiry that the student came from, with its history", async () => {
    const student = await makeStudent(academy);
    const { rows } = await academy.pool.query<{ id: string }>(
      `insert into enquiries (source, asker, asker_name, phone, class_id, stage, student_id)
       values ('walk-in', 'parent', 'Lakshmi', '98490 55502', 'class-10', 'enrolled', $1)
       returning id`,
      [student.id],
    );
    const id = rows[0]?.id ?? "";
    await academy.pool.query(
      `insert into enquiry_events (enquiry_id, admin_id, what, note)
       values ($1, $2, 'call', 'Wants evenings.')`,
      [id, coordinator.id],
    );
    const card = await readCard(student);
    expect(card).toContain(`/admin-dashboard/enquiries/${id}`);
    expect(card).toContain("Walk-in: Enrolled");
    expect(card).toContain("Wants evenings.");
  });
});
