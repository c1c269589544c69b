import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MailKind } from "#domain/mail/mail.ts";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { everyNth } from "#test/support/depth.ts";
import { makeAdmin, type Person } from "#test/support/people.ts";
import { quietRefusals } from "./ask.ts";
import { exportOf, findLeaks, foundIn, mailsTo, parts, spellingsOf } from "./former/ask.ts";
import { formerTutors, isApproved, makeFormer, type Former } from "./former/tutors.ts";

// Tutors who taught a child and no longer do, each with one of everything: no page, export, mail or
// calendar has anything of the child's. Whoever forgets the condition in one read
// (`app/data/teaching/teaching.ts`) turns a test here red. Streams: `server/live/former-tutors.test.ts`.

const academy = useAcademy();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});
beforeEach(quietRefusals);

/** The mails that say to a tutor who may teach what is no longer theirs, with the child's name. */
const farewells: readonly MailKind[] = [
  "assignment-ended",
  "assignment-handed-over",
  "tutor-demo-lesson",
];

describe.each(formerTutors)("a tutor who is %s", (how) => {
  const isGone = !isApproved(how);
  let former: Former;
  let tutor: Person;
  let secrets: string[];
  beforeAll(async () => {
    former = await makeFormer(academy, how, admin);
    ({ tutor } = former.course);
    secrets = [...former.secrets, ...former.secretTimes.flatMap(spellingsOf)];
  });

  test.each(everyNth(2, parts, formerTutors.indexOf(how)))(
    "reads nothing of the child's at any address below %s",
    async (part) => {
      const leaks = await findLeaks(tutor, former.course, part, [...secrets, ...former.written]);
      expect(leaks).toEqual([]);
    },
  );

  test("exports what they wrote themselves, as they wrote it, or nothing", async () => {
    const { said, sections } = await exportOf(academy, tutor);
    for (const text of said) {
      expect(foundIn(text, secrets)).toEqual([]);
      expect(foundIn(text, former.written)).toEqual(isGone ? [] : former.written);
    }
    const items = sections["content_items"] ?? [];
    expect(items.length > 0).toBe(!isGone);
    const closed = ["startsAt", "minutes", "mark", "cancelled", "changedAt", "finishedAt"];
    expect(items.filter((item) => closed.some((fact) => fact in item))).toEqual([]);
    for (const name of ["lesson_records", "lesson_reports", "series_times", "cancelled_sessions"]) {
      expect([name, sections[name]]).toEqual([name, []]);
    }
    const events = sections["lesson_events"] ?? [];
    expect(events.map(({ what }) => what)).toEqual(isGone ? [] : ["settled"]);
  });

  test("is mailed nothing of the child's, whatever is queued", async () => {
    const { student, tag } = former.course;
    const named = isGone ? [] : [student.name, `child-given-${tag}`];
    for (const [kind, text] of await mailsTo(academy, tutor, former.course, former.present.id)) {
      const allowed = farewells.includes(kind) ? named : [];
      const found = foundIn(text, [...secrets, ...former.written]);
      expect([kind, found.filter((word) => !allowed.includes(word))]).toEqual([kind, []]);
    }
  });

  test("has no calendar of the child's lessons", async () => {
    const path = `/calendar/${former.course.calendarToken}.ics`;
    const said = await (await new TestBrowser(academy).get(path)).text();
    // What was theirs is cancelled at the times that their calendar has.
    const cancelled = isGone ? [] : former.course.times.flatMap(spellingsOf);
    const found = foundIn(said, [...secrets, ...former.written]);
    expect(found.filter((word) => !cancelled.includes(word))).toEqual([]);
    const confirmed = said
      .split("BEGIN:VEVENT")
      .filter((event) => event.includes("STATUS:CONFIRMED"));
    // Days off only.
    expect(confirmed.filter((event) => !event.includes("DTSTART;VALUE=DATE:"))).toEqual([]);
  });
});
