import { beforeAll, describe, expect, test } from "vitest";
import { insertLessonEvent, type NewLessonEvent } from "#data/lessons/events.ts";
import { monthOf } from "#domain/lessons/months.ts";
import type { StaffRole } from "#domain/people/staff.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { makeAdmin, makeCourse, publish, type Person } from "#test/support/people.ts";

const academy = useAcademy();
const admins = {} as Record<StaffRole, Person>;
const read = (role: StaffRole, path: string) => admins[role].browser.read(path);

beforeAll(async () => {
  for (const role of ["owner", "coordinator", "accountant", "editor"] as const) {
    admins[role] = await makeAdmin(academy, role);
  }
});

/** The addresses within the dashboard to which a page links. */
const linksOf = (page: string) =>
  [...page.matchAll(/href="(\/admin-dashboard[^"#?]*)/g)].map(([, to]) => to);

describe("a lesson, to an accountant", () => {
  let page: string;
  let people: Awaited<ReturnType<typeof makeCourse>>;
  let path: string;

  beforeAll(async () => {
    people = await makeCourse(academy);
    const { assignmentId, student, tutor } = people;
    const startsAt = new Date(Date.now() - 60 * 3_600_000);
    const lessonId = await publish(academy, assignmentId, tutor, "live-session", {
      title: "Circles",
      startsAt,
    });
    const guardian = await makeGuardian(academy, student, { decision: "given" });
    const add = (event: NewLessonEvent["event"], saidBy: string, reason?: string) =>
      insertLessonEvent(academy.database, {
        lessonId,
        event,
        saidBy,
        ...(reason !== undefined && { reason }),
      });
    await add({ what: "settled", as: "tutor", outcome: "held" }, tutor.id);
    await add({ what: "disputed", as: "guardian" }, guardian.id);
    const decision = { what: "decided", as: "admin", outcome: "held" } as const;
    await add(decision, admins.owner.id, "The child was ill.");
    await add({ what: "disputed", as: "guardian" }, guardian.id);
    path = `/admin-dashboard/lessons/${lessonId}`;
    page = await read("accountant", path);
  });

  test("has people, times and outcomes", () => {
    const { student, tutor } = people;
    const said = ["Said: Held", "Said: It did not take place", "Decided: Held"];
    for (const text of [student.name, tutor.name, "Mathematics, Class 10", ...said]) {
      expect(page).toContain(text);
    }
  });

  test("has no free text, no guardian's name and no form", async () => {
    const owners = await read("owner", path);
    for (const text of ["The child was ill.", "Save Decision", "Guardian, "]) {
      expect(owners).toContain(text);
      expect(page).not.toContain(text);
    }
  });

  test("leads to the student's months, and to nothing that is closed", () => {
    expect(linksOf(page)).toContain(`/admin-dashboard/students/${people.student.id}/progress`);
    expect(page).not.toContain(`/tutors/${people.tutor.id}`);
  });
});

test.each(["coordinator", "accountant", "editor"] as const)(
  "every link of the dashboard that the %s sees opens",
  async (role) => {
    const { student } = await makeCourse(academy);
    const pages = {
      coordinator: [
        "/admin-dashboard",
        "/admin-dashboard/more",
        `/admin-dashboard/students/${student.id}`,
      ],
      accountant: [
        "/admin-dashboard/lessons",
        "/admin-dashboard/quality",
        "/admin-dashboard/quality/students",
        `/admin-dashboard/students/${student.id}/progress`,
      ],
      editor: ["/admin-dashboard/site"],
    }[role];
    const links = new Set<string>();
    for (const path of pages) {
      for (const to of linksOf(await read(role, path))) if (to) links.add(to);
    }
    for (const to of links) {
      expect([to, (await admins[role].browser.get(to)).status]).not.toEqual([to, 403]);
    }
  },
);

test("the lists' numbers, search and button are not sent to an accountant", async () => {
  const page = await read("accountant", "/admin-dashboard/lessons");
  for (const text of ["Students (", "Create", 'role="search"', "weeks"]) {
    expect(page).not.toContain(text);
  }
  expect(await read("coordinator", "/admin-dashboard/lessons")).toContain("Create");
});

test("an accountant's first screen begins with the hours, which nobody else's does", async () => {
  const { assignmentId, tutor } = await makeCourse(academy);
  const startsAt = new Date(Date.now() - 30 * 60_000);
  const id = await publish(academy, assignmentId, tutor, "live-session", { title: "A", startsAt });
  const event = { what: "settled", as: "tutor", outcome: "held" } as const;
  await insertLessonEvent(academy.database, { lessonId: id, event, saidBy: tutor.id });
  const path = `/admin-dashboard/quality?month=${monthOf(startsAt.getTime())}`;
  const isFirst = async (role: "accountant" | "owner") => {
    const page = await read(role, path);
    expect(page).toContain('id="hours"');
    return page.indexOf('id="hours"') < page.indexOf('id="by-tutor"');
  };
  expect([await isFirst("accountant"), await isFirst("owner")]).toEqual([true, false]);
});

test("a page of another role's says so, and leads to the own first screen", async () => {
  for (const [role, home] of [
    ["coordinator", "/admin-dashboard"],
    ["accountant", "/admin-dashboard/quality"],
    ["editor", "/admin-dashboard/site"],
  ] as const) {
    const answer = await admins[role].browser.get("/admin-dashboard/log");
    expect(answer.status).toBe(403);
    const page = await answer.text();
    expect(page).toContain("Access Denied");
    expect(page).toContain(`href="${home}"`);
    const { rows } = await academy.pool.query(
      "select action, reason from audit_log where actor_id = $1 and outcome = 'denied'",
      [admins[role].id],
    );
    expect(rows).toContainEqual({ action: "enter", reason: "wrong-role" });
  }
});

test("only those for people choose mails about sign-ups", async () => {
  expect(await read("coordinator", "/account/mail")).toContain('name="arrivals"');
  expect(await read("accountant", "/account/mail")).not.toContain('name="arrivals"');
});
