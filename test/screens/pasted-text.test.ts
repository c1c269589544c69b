import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { prove } from "#test/support/passkeys.ts";
import {
  assign,
  makeAdmin,
  makeStudent,
  makeTutor,
  password,
  type Person,
} from "#test/support/people.ts";

/** What pasted text brings along, which nobody sees. */
const marks = Array.from(
  "\u200b\u200e\u200f\u202a\u202c\u202e\u2060\u2066\u2069\ufeff\u00ad\u061c\u034f\u3164\u0007\u200d",
);

const academy = useAcademy();
let admin: Person;
let student: Person;
let tutor: Person;
let assignmentId: string;

beforeAll(async () => {
  [admin, student, tutor] = [
    await makeAdmin(academy),
    await makeStudent(academy),
    await makeTutor(academy),
  ];
  await prove(admin.browser);
  assignmentId = await assign(academy, student, tutor);
});

/** A text with a mark before it, in it and after it, and with spaces that don't break. */
function pasted(text: string, mark: string): string {
  const [middle, spaces] = [Math.ceil(text.length / 2), text.replaceAll(" ", "\u00a0")];
  return `${mark}${spaces.slice(0, middle)}${mark}${spaces.slice(middle)}${mark}\u00a0`;
}

const all = marks.join("");
const email = pasted("pasted@test.example", all);
const phoneNumber = pasted("98490 55501", all);
const selected = { selectedClass: "class-10", selectedSubjects: "physics" };
const teaches = { selectedClasses: "class-10", selectedSubjects: "physics" };
const passwords = { password, confirmPassword: password };
const names = { firstName: pasted("Ravi", all), lastName: pasted("Kumar", all) };

const forms: readonly {
  path: () => string;
  by?: () => Person;
  fields: Record<string, string>;
  stored: string;
  row: Record<string, string>;
}[] = [
  {
    path: () => "/tutor-signup",
    fields: { ...names, email, phoneNumber, ...teaches, ...passwords, bio: pasted("A b", all) },
    stored: `select first_name, last_name, email, phone_number, bio from tutors where email like 'pasted@%'`,
    row: {
      first_name: "Ravi",
      last_name: "Kumar",
      email: "pasted@test.example",
      phone_number: "98490 55501",
      bio: "A b",
    },
  },
  {
    path: () => "/book-a-demo",
    fields: { name: pasted("Lakshmi Devi", all), email, phoneNumber, ...selected },
    stored: "select asker_name, email, phone from enquiries",
    row: { asker_name: "Lakshmi Devi", email: "pasted@test.example", phone: "98490 55501" },
  },
  {
    path: () => "/admin-dashboard/students/invite",
    by: () => admin,
    fields: {
      name: pasted("Asha Rao", all),
      email: pasted("invited@test.example", all),
      phoneNumber,
      ...selected,
      guardianName: pasted("Lakshmi Devi", all),
      guardianEmail: pasted("home@test.example", all),
    },
    stored: `select s.name, s.email, s.phone_number, g.name as guardian, g.email as "at" from students s
      join guardians g on g.student_id = s.id where s.email like 'invited@%'`,
    row: {
      name: "Asha Rao",
      email: "invited@test.example",
      phone_number: "98490 55501",
      guardian: "Lakshmi Devi",
      at: "home@test.example",
    },
  },
  {
    path: () => "/admin-dashboard/staff/invite",
    by: () => admin,
    fields: {
      name: pasted("Sita Rao", all),
      email: pasted("staff@test.example", all),
      role: "editor",
    },
    stored: `select name, email from admins join accounts using (id) where email like 'staff@%'`,
    row: { name: "Sita Rao", email: "staff@test.example" },
  },
  {
    path: () => `/tutor-dashboard/${assignmentId}/live-sessions/add`,
    by: () => tutor,
    fields: {
      title: pasted("Light and sound", all),
      description: pasted("Bring a lens", all),
      url: pasted("https://meet.example/abc-def", all),
      date: "2036-12-01",
      time: "18:30",
    },
    stored: "select title, description, url from content_items",
    row: {
      title: "Light and sound",
      description: "Bring a lens",
      url: "https://meet.example/abc-def",
    },
  },
];

test.each(forms)("a form stores nothing invisible: $stored", async (form) => {
  const { path, by, fields, stored, row } = form;
  const browser = by?.().browser ?? new TestBrowser(academy);
  const answer = await browser.post(path(), { ...extra(path()), ...fields });
  expect([path(), answer.status]).toEqual([path(), 303]);
  expect((await academy.pool.query(stored)).rows).toEqual([row]);
});

const extra = (path: string): Record<string, string> =>
  path === "/tutor-signup" ? { qualification: "phd", experience: "5-10" } : {};

describe("sign-up", () => {
  test.each(marks)("takes %j out of every field", async (mark) => {
    const number = marks.indexOf(mark);
    await academy.pool.query("delete from rate_limits");
    const answer = await new TestBrowser(academy).post("/signup", {
      name: pasted("Asha Rao", mark),
      username: pasted("asha", mark),
      email: pasted(`sign-up-${number}@test.example`, mark),
      phoneNumber: pasted("98490 5550", mark),
      address: pasted("12 Fort Road", mark),
      referralEmail: pasted("friend@test.example", mark),
      ...selected,
      ...passwords,
    });
    expect(answer.status).toBe(303);
    const { rows } = await academy.pool.query(
      `select name, username, phone_number as phone, address, referral_email as friend
       from students where email = $1`,
      [`sign-up-${number}@test.example`],
    );
    const shown = { name: "Asha Rao", username: "asha", phone: "98490 5550" };
    expect(rows).toEqual([{ ...shown, address: "12 Fort Road", friend: "friend@test.example" }]);
    const page = await admin.browser.read(
      `/admin-dashboard/students?q=${encodeURIComponent(pasted(`sign-up-${number}@test`, mark))}`,
    );
    expect(page).toContain(`sign-up-${number}@test.example`);
  });

  test("keeps joiners of Telugu and Hindi words, and emoji", async () => {
    const name = "కిరణ్\u200c క్\u200dష 👩🏽\u200d🏫 ❤\ufe0f";
    await academy.pool.query("delete from rate_limits");
    await new TestBrowser(academy).post("/signup", {
      name: `\u202a${name}\u202c`,
      username: "kiran",
      email: "kiran@test.example",
      ...selected,
      ...passwords,
    });
    const { rows } = await academy.pool.query(
      "select name from students where email = 'kiran@test.example'",
    );
    expect(rows).toEqual([{ name }]);
  });

  test("leaves a password as it was typed", async () => {
    await academy.pool.query("delete from rate_limits");
    const [own, email] = ["pass\u00a0word\u200b1", "secret@test.example"];
    const fields = { name: "Asha", username: "asha", email, ...selected };
    await new TestBrowser(academy).post("/signup", {
      ...fields,
      password: own,
      confirmPassword: own,
    });
    const signIn = async (guess: string) =>
      (await new TestBrowser(academy).post("/login", { email, password: guess })).status;
    expect([await signIn(own), await signIn("pass word1")]).toEqual([303, 400]);
  });
});
