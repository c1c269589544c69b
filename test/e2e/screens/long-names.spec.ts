import { findOverflow } from "../support/accessibility.ts";
import { expect, test } from "../support/browser.ts";
import { makeStudent, makeTutor, nextAccount, theAdmin } from "../support/people.ts";
import { assign, minutesFromNow, publish } from "../support/teaching.ts";

/** A word of sixty letters; names have at most eighty. */
const longName = "Venkatanarasimharajuvaripeta".repeat(3).slice(0, 60);

test("a long name is broken where it does not fit, and makes no page wider", async ({ open }) => {
  const student = await makeStudent(nextAccount("Student", longName));
  const tutor = await makeTutor(nextAccount("Tutor", longName));
  const assignmentId = await assign(student, tutor);
  await publish(tutor, assignmentId, "live-sessions", "Just over", minutesFromNow(-65));
  await publish(tutor, assignmentId, "live-sessions", "Soon", minutesFromNow(400));
  await publish(tutor, assignmentId, "announcements", "Circles");
  const [teaching, admin] = [`/tutor-dashboard/${assignmentId}`, "/admin-dashboard"];
  const visits = [
    [
      student,
      ["", `/courses/${assignmentId}`, "/progress", "/timetable"].map(
        (path) => `/dashboard${path}`,
      ),
    ],
    [
      tutor,
      [
        "/tutor-dashboard",
        `${teaching}/student`,
        `${teaching}/live-sessions`,
        "/tutor-dashboard/add",
        "/tutor-dashboard/timetable",
      ],
    ],
    [
      theAdmin(),
      [
        `${admin}/students/${student.id}`,
        `${admin}/students/${student.id}/progress`,
        `${admin}/students/${student.id}/delete`,
        `${admin}/tutors/${tutor.id}`,
        `${admin}/assignments?q=${longName}`,
        `${admin}/assignments/${assignmentId}/hand-over`,
        `${admin}/timetable?tutor=${tutor.id}`,
        `${admin}/search?find=${longName}`,
      ],
    ],
  ] as const;
  for (const [as, paths] of visits) {
    const page = await open({ as, viewport: { width: 320, height: 800 } });
    for (const path of paths) {
      expect.soft((await page.goto(path))?.status(), path).toBe(200);
      expect.soft(await findOverflow(page), path).toEqual([]);
    }
  }
});
