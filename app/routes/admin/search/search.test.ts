import { beforeAll, describe, expect, test } from "vitest";
import { upsertBirthDate } from "#data/guardians/birth-dates.ts";
import { insertEnquiry } from "#data/enquiries/enquiries.ts";
import { insertGuardian } from "#data/guardians/guardians.ts";
import { searchAll } from "#data/office/search.ts";
import { useAcademy } from "#test/support/academy.ts";
import { anyReader } from "#test/support/contacts.ts";
import { makeAdmin, makeCourse, makeStudent, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let coordinator: Person;
let child: Person;
let enquiryId: string;
let enrolledId: string;

const enquiry = {
  source: "website",
  asker: "parent",
  askerName: "Maria D’Mello",
  phone: "+91 98490 66602",
  email: "maria.dmello@home.example",
  classId: "class-8",
  subjectIds: ["physics"],
  first: null,
  second: null,
  language: "en",
  createdBy: null,
  note: null,
} as const;

beforeAll(async () => {
  coordinator = await makeAdmin(academy, "coordinator");
  child = await makeStudent(academy);
  const contact = {
    name: "Pushpalatha O’Hara",
    relation: "mother",
    email: "pushpa@home.example",
    phoneNumber: "98490 55501",
  } as const;
  await insertGuardian(academy.database, child.id, contact);
  const former = await makeStudent(academy);
  const formerId = await insertGuardian(academy.database, former.id, {
    ...contact,
    name: "Formerly Named",
  });
  await academy.pool.query(
    "update guardians set ended_at = now(), ended_by = 'admin' where id = $1",
    [formerId],
  );
  enquiryId = await insertEnquiry(academy.database, enquiry);
  enrolledId = await insertEnquiry(academy.database, {
    ...enquiry,
    askerName: "Usha",
    phone: null,
    email: "usha@home.example",
  });
  await academy.pool.query("update enquiries set child_name = 'Tejaswini' where id = $1", [
    enrolledId,
  ]);
});

const pageFor = (find: string) =>
  coordinator.browser.read(`/admin-dashboard/search?${new URLSearchParams({ find })}`);

describe("a parent who calls is found", () => {
  test.each(["Pushpalatha O'Hara", "ohara", "పుష్పలత", "pushpa@home.example", "984905550"])(
    "as a guardian by %s, with the relation and the child's page",
    async (find) => {
      const page = await pageFor(find);
      expect(page).toContain("Pushpalatha O’Hara");
      expect(page).toContain(`Mother of ${child.name}`);
      expect(page).toContain("98490 55501");
      expect(page).toContain(`href="/admin-dashboard/students/${child.id}"`);
    },
  );

  test.each(["maria D'Mello", "DMello", "మరియా", "maria.dmello@", "984906660", "dmello physics"])(
    "as who enquired by %s, with the class and the enquiry's page",
    async (find) => {
      const page = await pageFor(find);
      expect(page).toContain("Maria D’Mello");
      expect(page).toMatch(/Class 8[^<]* New/);
      expect(page).toContain(`href="/admin-dashboard/enquiries/${enquiryId}"`);
    },
  );

  test.each(["Tejasvini", "usha"])("as the child of an enquiry by %s", async (find) => {
    const page = await pageFor(find);
    expect(page).toContain("Asked by Usha (parent)");
    expect(page).toContain(`href="/admin-dashboard/enquiries/${enrolledId}"`);
  });

  test("by another spelling of the name, if nobody has this one", async () => {
    const page = await pageFor("Pushpalotha Ohara");
    expect(page).toContain("Similar names");
    expect(page).toContain("Pushpalatha O’Hara");
  });
});

describe("a whole phone number leads straight to the page of the only one who has it", () => {
  const whereFrom = async (find: string) => {
    const query = new URLSearchParams({ find });
    const answer = await coordinator.browser.get(`/admin-dashboard/search?${query}`);
    return [answer.status, answer.headers.get("location")];
  };

  test.each(["9849055501", "+91 98490 55501", "098490-55501"])(
    "%s to the child of the guardian",
    async (find) => {
      expect(await whereFrom(find)).toEqual([302, `/admin-dashboard/students/${child.id}`]);
    },
  );

  test("from the search box of a page too", async () => {
    const found = await coordinator.browser.getData("/admin-dashboard/search?find=9849055501");
    expect(found.location).toBe(`/admin-dashboard/students/${child.id}`);
  });

  test("to an enquiry, and once it is enrolled to the student", async () => {
    expect(await whereFrom("9849066602")).toEqual([302, `/admin-dashboard/enquiries/${enquiryId}`]);
    const enrol = (studentId: string | null) =>
      academy.pool.query("update enquiries set student_id = $2, stage = $3 where id = $1", [
        enquiryId,
        studentId,
        studentId ? "enrolled" : "new",
      ]);
    await enrol(child.id);
    expect(await whereFrom("9849066602")).toEqual([302, `/admin-dashboard/students/${child.id}`]);
    await enrol(null);
  });

  test("to a student, who also has courses, and to a tutor", async () => {
    const made = await makeCourse(academy);
    for (const [table, person] of [
      ["students", made.student],
      ["tutors", made.tutor],
    ] as const) {
      const number = table === "students" ? "98490 77701" : "98490 77702";
      await academy.pool.query(`update ${table} set phone_number = $2 where id = $1`, [
        person.id,
        number,
      ]);
      expect(await whereFrom(number)).toEqual([302, `/admin-dashboard/${table}/${person.id}`]);
    }
  });

  test("but not from several who share it, a part of it, or a name", async () => {
    const sibling = await makeStudent(academy);
    await academy.pool.query("update students set phone_number = '98490 77701' where id = $1", [
      sibling.id,
    ]);
    for (const find of ["98490 77701", "984905550", "Pushpalatha", "9849099999"]) {
      expect([find, ...(await whereFrom(find))]).toEqual([find, 200, null]);
    }
  });
});

test("that a minor's guardian is shown is a line in the log", async () => {
  await upsertBirthDate(academy.database, child.id, "2013-05-01");
  await pageFor("Pushpalatha");
  const { rows } = await academy.pool.query(
    "select actor_id from audit_log where action = 'read-contact' and subject_id = $1",
    [child.id],
  );
  expect(rows).toEqual([{ actor_id: coordinator.id }]);
});

test("who was a guardian is not found", async () => {
  expect(await pageFor("Formerly Named")).toContain("Nothing matches your search.");
});

test("more than ten are too many to show, and the page says how to find one", async () => {
  for (let number = 0; number < 11; number += 1) {
    await insertEnquiry(academy.database, { ...enquiry, askerName: "Zenobia", phone: `${number}` });
  }
  const page = await pageFor("Zenobia");
  expect(page.match(/href="\/admin-dashboard\/enquiries\/[\da-f-]{36}"/g)).toHaveLength(10);
  expect(page).toContain("More are found.");
});

test("a role that may not open enquiries finds none", async () => {
  const options = { limit: 5, familyLimit: 5, now: new Date(), reader: anyReader };
  const find = async (withEnquiries: boolean) =>
    (await searchAll(academy.database, "Tejaswini", { ...options, withEnquiries })).found.enquiries;
  expect(await find(true)).toHaveLength(1);
  expect(await find(false)).toEqual([]);
  for (const role of ["accountant", "editor"] as const) {
    const { browser } = await makeAdmin(academy, role);
    const answer = await browser.get("/admin-dashboard/search?find=Tejaswini");
    expect([role, answer.status]).toEqual([role, 403]);
    expect(await answer.text()).not.toContain("Tejaswini");
  }
});
