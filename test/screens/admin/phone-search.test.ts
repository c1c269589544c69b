import { beforeAll, expect, test } from "vitest";
import { insertGuardian } from "#data/guardians/guardians.ts";
import { useAcademy } from "#test/support/academy.ts";
import { makeEnquiry } from "#test/support/enquiries.ts";
import { assign, makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;

/** As many spellings of a number that ends with these five digits. */
const spellings = (end: string) => [
  `+91 98490 ${end}`,
  `+9198490${end}`,
  `098490${end}`,
  `98490-${end}`,
  `009198490${end}`,
  `91 98490 ${end}`,
  `(98490) ${end}`,
  `+91 (0) 98490.${end}`,
];
const written = spellings("5550").map((spelling, place) => `${spelling}${place}`);
const students: Person[] = [];

beforeAll(async () => {
  admin = await makeAdmin(academy);
  for (const phone of written) {
    const student = await makeStudent(academy);
    await setPhone("students", student, phone);
    students.push(student);
  }
});

const setPhone = (table: "students" | "tutors", { id }: Person, phone: string) =>
  academy.pool.query(`update ${table} set phone_number = $2 where id = $1`, [id, phone]);

/** The page of the search in all lists, or the one to which a whole number leads from it. */
async function searchAll(find: string): Promise<string> {
  const url = `/admin-dashboard/search?${new URLSearchParams({ find })}`;
  const answer = await admin.browser.get(url);
  return admin.browser.read(answer.headers.get("location") ?? url);
}

const search = (url: string, q: string) => admin.browser.read(`${url}?q=${encodeURIComponent(q)}`);

test("a number is found in every spelling, however it was typed", async () => {
  for (const [place, student] of students.entries()) {
    for (const q of [...spellings(`5550${place}`), `౯౮౪౯౦ 5550${place}`, `490 5550${place}`]) {
      const page = await search("/admin-dashboard/students", q);
      const found = students.filter(({ email }) => page.includes(email));
      expect([written[place], q, found]).toEqual([written[place], q, [student]]);
    }
  }
});

test("the beginning of a number finds it, with what is dialled before it", async () => {
  for (const q of ["+91 98490 555", "098490-555", "0091 98490", "98490 5", "(98490)"]) {
    const page = await search("/admin-dashboard/students", q);
    expect([q, students.filter(({ email }) => !page.includes(email))]).toEqual([q, []]);
  }
});

test("tutors, assignments and the search in all lists find it too, and a new number at once", async () => {
  const [tutor, student] = [await makeTutor(academy), await makeStudent(academy)];
  await assign(academy, student, tutor);
  await setPhone("tutors", tutor, "0 88888 77777");
  await setPhone("students", student, "+44 20 7946 0018");
  for (const q of ["+91 88888 77777", "0044 (0)20 7946 0018", "020 7946 0018"]) {
    const [inAll, inAssignments] = [
      await searchAll(q),
      await search("/admin-dashboard/assignments", q),
    ];
    expect([q, inAssignments.includes(student.name)]).toEqual([q, true]);
    const { email } = q.endsWith("77777") ? tutor : student;
    expect([q, inAll.includes(email)]).toEqual([q, true]);
  }
  await setPhone("students", student, "+44 20 7946 0999");
  const gone = await search("/admin-dashboard/assignments", "+442079460018");
  expect(gone).not.toContain(student.name);
  expect(await search("/admin-dashboard/assignments", "00442079460999")).toContain(student.name);
});

test("guardians and enquiries have the normal form beside what was typed", async () => {
  const [student] = students;
  const contact = { name: "Lakshmi", relation: "mother", email: "l@home.example" } as const;
  const id = await insertGuardian(academy.database, student?.id ?? "", {
    ...contact,
    phoneNumber: "098490-33333",
  });
  const enquiryId = await makeEnquiry(academy, { phone: "(98490) 44444" });
  const normals = async () =>
    (
      await academy.pool.query(
        `select phone_normal from guardians where id = $1
         union all select phone_normal from enquiries where id = $2`,
        [id, enquiryId],
      )
    ).rows;
  expect(await normals()).toEqual([
    { phone_normal: "+919849033333" },
    { phone_normal: "+919849044444" },
  ]);
  await academy.pool.query("update guardians set phone_number = '' where id = $1", [id]);
  expect(await normals()).toMatchObject([{ phone_normal: null }, {}]);
});
