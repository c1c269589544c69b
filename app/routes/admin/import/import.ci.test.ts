import { beforeAll, expect, test } from "vitest";
import { utils, write } from "@e965/xlsx";
import { deleteOldImports } from "#data/import/imports.ts";
import { readState, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isDeep, runs, seed } from "#test/support/depth.ts";
import { anySheet, createRandom } from "#test/support/any-sheet.ts";
import { importKinds } from "#domain/import/fields.ts";
import { lastMail, makeLink, pathIn } from "#test/support/mail.ts";
import { makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const start = "/admin-dashboard/import";

/** Uploads rows. @returns the page of the import */
async function upload(kind: string, lines: readonly string[]): Promise<string> {
  const answer = await admin.browser.post(start, { kind, text: lines.join("\n") });
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";

/** What the page counts: created, changed, the same, with a problem. */
const countsOn = (page: string) =>
  [...page.matchAll(/<dd class="text-2xl font-semibold">([\d,]+)<\/dd>/g)].map(([, count = ""]) =>
    Number(count.replaceAll(",", "")),
  );

/** Presses the button that starts the import, with what the page has. */
async function begin(path: string) {
  const page = await admin.browser.read(path);
  const fields = { digest: hidden(page, "digest"), leavesOut: hidden(page, "leavesOut") };
  return admin.browser.post(`${path}/start`, fields);
}

const stateOf = async (path: string) => {
  const { rows } = await academy.pool.query<{ state: string; failure: string | null }>(
    "select state, failure from imports where id = $1",
    [path.split("/").at(-1)],
  );
  return rows[0]?.state;
};

async function importAll(path: string): Promise<string> {
  expect((await begin(path)).status).toBe(303);
  await expect.poll(() => stateOf(path), { interval: 20 }).toMatch("done");
  return admin.browser.read(path);
}

async function undo(path: string): Promise<string> {
  expect((await admin.browser.post(`${path}/undo`)).status).toBe(303);
  await expect.poll(() => stateOf(path), { interval: 20 }).toBe("undone");
  return admin.browser.read(path);
}

const heading = "Full Name,Email,Mobile,Class,Subjects";

test("an import makes students, who are invited, and the same sheet again makes nobody", async () => {
  const lines = [
    heading,
    "Asha Rao,asha@sheet.example,9876543210,10,Maths",
    'Ravi Rao,ravi@sheet.example,,Class IX,"Physics, English"',
    "Asha Rao,asha@sheet.example,9876543210,10,Maths",
  ];
  const path = await upload("students", lines);
  expect(countsOn(await admin.browser.read(path))).toEqual([2, 0, 1, 0]);
  expect(await importAll(path)).toContain("2 created, 0 changed, 1 left as they were.");
  const { rows } = await academy.pool.query<{ id: string; subjects: string[] }>(
    `select id, selected_subjects as subjects from students where email = 'ravi@sheet.example'`,
  );
  expect(rows[0]?.subjects).toEqual(["physics", "english"]);
  const link = pathIn(await lastMail(academy, rows[0] ?? { id: "" }, "invitation"), "/invitation/");
  const accepted = await new TestBrowser(academy).post(link, {
    password: "a first password",
    confirmPassword: "a first password",
  });
  expect(accepted.status).toBe(303);
  // The sheet is gone, and says nothing about anybody any more.
  const stored = await academy.pool.query("select sheet, problems from imports where id = $1", [
    path.split("/").at(-1),
  ]);
  expect(stored.rows).toEqual([{ sheet: null, problems: [] }]);

  const again = await admin.browser.read(await upload("students", lines));
  expect(countsOn(again)).toEqual([0, 0, 3, 0]);
  expect(again).toContain("There is nothing to import");
  const newNumber = [heading, "Asha Rao,asha@sheet.example,9876543211,,"];
  const changed = await upload("students", newNumber);
  expect(countsOn(await admin.browser.read(changed))).toEqual([0, 1, 0, 0]);
  await importAll(changed);

  // Undone: the change is taken back, and who has a password stays.
  await undo(changed);
  const undone = await undo(path);
  expect(undone).toContain("1 undone.");
  expect(undone).toContain("Ravi Rao");
  const left = await academy.pool.query(
    "select name from students where email like '%@sheet.example'",
  );
  expect(left.rows).toEqual([{ name: "Ravi Rao" }]);
});

test("rows with a problem are named, and left out by one press", async () => {
  const tutor = await makeTutor(academy);
  const path = await upload("students", [
    heading,
    "Good One,good@bad.example,1,10,Maths",
    "No Email,,1,10,Maths",
    "A Tutor," + tutor.email + ",1,10,Maths",
    "Odd Class,odd@bad.example,1,Class 99,Maths",
    "Odd Subject,subject@bad.example,1,10,Maths & Dancing",
    "Mangled,mangled@bad.example,9.87654E+11,10,Maths",
    "Other Name,good@bad.example,1,10,Maths",
    '=HYPERLINK("http://x.example"),formula@bad.example,1,10,Maths',
  ]);
  const page = await admin.browser.read(path);
  expect(countsOn(page)).toEqual([1, 0, 0, 7]);
  expect(page).toContain("Import the 1 Good Rows");
  for (const text of ["Row 3", "Dancing", "lost digits", "no student", "Class 99", "Row 9"]) {
    expect(page.replaceAll("<!-- -->", "")).toContain(text);
  }
  // Without saying that they are left out, nothing starts.
  const digest = hidden(page, "digest");
  const refused = await admin.browser.submit(`${path}/start`, { digest });
  expect(refused.page).toContain("Nothing was started");
  await importAll(path);
});

test("columns with other names are chosen by hand", async () => {
  const path = await upload("students", [
    "Who,Where,What,Form",
    "Asha Rao,columns@sheet.example,Maths,10",
  ]);
  expect(countsOn(await admin.browser.read(path))).toEqual([0, 0, 0, 1]);
  const columns = { name: "0", email: "1", subjects: "2", class: "3" };
  const chosen = await admin.browser.submit(path, columns);
  expect(countsOn(chosen.page)).toEqual([1, 0, 0, 0]);
});

test("an import mails a guardian's mailbox five times a day; what is more waits, and nothing is lost", async () => {
  const students = [];
  for (let count = 0; count < 12; count += 1) students.push(await makeStudent(academy));
  const rows = students.map(({ email }, at) => `${email},Sita,sita+${at}@many.example,Mom`);
  const headings = "Student's Email,Parent Name,Parent Email,Relationship";
  const plan = async () => {
    const { rows: mails } = await academy.pool.query<{ kind: string; days: number }>(
      `select kind, round(extract(epoch from due_at - queued_at) / 86400)::int as days
       from mails where address ~ '@many' order by kind, due_at`,
    );
    const of = (kind: string) => mails.filter((mail) => mail.kind === kind);
    return {
      asked: of("guardian-consent").map(({ days }) => days),
      reminded: of("guardian-reminder").map(({ days }) => days),
    };
  };
  await importAll(await upload("guardians", [headings, ...rows.slice(0, 3)]));
  expect(await plan()).toEqual({ asked: [0, 0, 0], reminded: [3, 3, 3] });
  await importAll(await upload("guardians", [headings, ...rows.slice(3)]));
  const days = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2];
  expect(await plan()).toEqual({ asked: days, reminded: days.map((day) => day + 3) });
  // A student can't add to them meanwhile, and loses nothing either.
  const { browser } = await makeStudent(academy);
  await browser.post("/account/guardian/birth-date", { day: "1", month: "5", year: "2013" });
  const typed = { name: "Sita", relation: "mother", email: "sita@many.example", phoneNumber: "" };
  const refused = await browser.post("/account/guardian/contact", typed);
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringContaining('value="sita@many.example"'),
  ]);
});

test("a guardian of many who accept an invitation on one day is asked about each", async () => {
  const emails = Array.from({ length: 7 }, (_, at) => `child-${at}@brood.example`);
  const people = emails.map((email, at) => `Child ${"abcdefg"[at]},${email},10,Maths`);
  await importAll(await upload("students", ["Name,Email,Class,Subjects", ...people]));
  const rows = emails.map((email) => `${email},Gita,gita@brood.example,Mom`);
  const headings = "Student's Email,Parent Name,Parent Email,Relationship";
  await importAll(await upload("guardians", [headings, ...rows]));
  const asked = async () => {
    const { rows: mails } = await academy.pool.query<{ days: number }>(
      `select round(extract(epoch from due_at - queued_at) / 86400)::int as days from mails
       where address = 'gita@brood.example' and kind = 'guardian-consent' order by due_at`,
    );
    return mails.map(({ days }) => days);
  };
  expect(await asked()).toEqual([]);
  for (const email of emails) {
    const { rows: found } = await academy.pool.query<{ id: string }>(
      "select id from accounts where email = $1",
      [email],
    );
    const token = await makeLink(academy, { id: found[0]?.id ?? "" }, "invitation", email);
    const fields = { password: "a long password", confirmPassword: "a long password" };
    expect((await new TestBrowser(academy).post(`/invitation/${token}`, fields)).status).toBe(303);
  }
  expect(await asked()).toEqual([0, 0, 0, 0, 0, 1, 1]);
});

test("tutors, guardians and assignments follow", async () => {
  const student = await makeStudent(academy);
  await academy.pool.query("update accounts set language = 'te' where id = $1", [student.id]);
  const tutors = await upload("tutors", [
    "Name,Email,Phone,Classes,Subjects",
    'Lata Reddy,lata@sheet.example,1,"9, 10",Physics',
  ]);
  await importAll(tutors);
  const guardians = await upload("guardians", [
    "Student's Email,Parent Name,Parent Email,Relationship",
    `${student.email},Sita,sita@sheet.example,Mom`,
    "nobody@sheet.example,Sita,sita@sheet.example,Mom",
  ]);
  expect(countsOn(await admin.browser.read(guardians))).toEqual([1, 0, 0, 1]);
  await importAll(guardians);
  // The student's address is proved, so the guardian is asked, in the language of the student.
  const asked = await lastMail(academy, student, "guardian-consent");
  expect(asked.html).toContain('lang="te-IN"');
  const rows = [
    "Student Email,Tutor Email,Class,Subject",
    `${student.email},lata@sheet.example,10,Physics`,
    `${student.email},lata@sheet.example,Class X,physics`,
    `${student.email},lata@sheet.example,12,Physics`,
  ];
  const assignments = await upload("assignments", rows);
  expect(countsOn(await admin.browser.read(assignments))).toEqual([1, 0, 0, 2]);
  await importAll(assignments);
  expect(countsOn(await admin.browser.read(await upload("assignments", rows)))).toEqual([
    0, 0, 1, 2,
  ]);
  // A tutor with a student stays; once the assignment is undone, they can go too.
  expect(await undo(assignments)).toContain("1 undone.");
  expect(await undo(guardians)).toContain("1 undone.");
  expect(await undo(tutors)).toContain("1 undone.");
});

test("what has changed since the dry run is shown again, and nothing is imported", async () => {
  const path = await upload("students", [heading, "Asha Rao,race@sheet.example,1,10,Maths"]);
  await admin.browser.read(path);
  const taken = { name: "Race", email: "race@sheet.example", selectedClass: "class-9" };
  const invited = { ...taken, selectedSubjects: "physics" };
  expect((await admin.browser.post("/admin-dashboard/students/invite", invited)).status).toBe(303);
  await begin(path);
  const failure = async () =>
    (
      await academy.pool.query<{ failure: string }>("select failure from imports where id = $1", [
        path.split("/").at(-1),
      ])
    ).rows[0]?.failure;
  await expect.poll(failure, { interval: 20 }).toBe("changed");
  const page = await admin.browser.read(path);
  expect(page).toContain("Nothing was imported");
  expect(countsOn(page)).toEqual([0, 1, 0, 0]);
});

test("an import whose server has died leaves nothing, and can be started again", async () => {
  const path = await upload("students", [heading, "Asha Rao,died@sheet.example,1,10,Maths"]);
  await academy.pool.query(
    `update imports set state = 'running', run_id = gen_random_uuid(),
       progress_at = now() - interval '1 minute' where id = $1`,
    [path.split("/").at(-1)],
  );
  await expect.poll(() => stateOf(path), { interval: 20 }).toBe("checked");
  expect(await admin.browser.read(path)).toContain("the server was interrupted");
  await importAll(path);
});

test("of several visible sheets the admin chooses one, and what is hidden of it is said", async () => {
  const row = (name: string) => [name, `${name.toLowerCase()}@sheets.example`, "10", "Maths"];
  const headings = ["Name", "Email", "Class", "Subjects"];
  const july = utils.aoa_to_sheet([headings, row("Jaya"), row("Kiran"), row("Lata")]);
  july["!rows"] = [{}, {}, { hidden: true }, {}];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([headings, row("Left")]), "Left 2025");
  utils.book_append_sheet(book, utils.aoa_to_sheet([headings, row("June")]), "June <2026>");
  utils.book_append_sheet(book, july, "July");
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }] };
  const form = new FormData();
  form.set("kind", "students");
  const bytes = write(book, { type: "array", bookType: "xlsx", cellStyles: true }) as ArrayBuffer;
  form.set("file", new Blob([bytes]), "students.xlsx");
  const answer = await admin.browser.send(start, { method: "POST", body: form });
  expect(answer.status).toBe(303);
  const path = answer.headers.get("location") ?? "";
  const asked = await admin.browser.read(path);
  expect(countsOn(asked)).toEqual([]);
  for (const text of ["June &lt;2026&gt; (rows: 1)", "July (rows: 2)"])
    expect(asked).toContain(text);
  expect(asked).not.toContain("Left 2025");
  // Nothing starts before a sheet is chosen, and only one that is there is.
  const early = await admin.browser.submit(`${path}/start`, { digest: "" });
  expect(early.page).toContain("Nothing was started");
  expect((await admin.browser.post(path, { sheet: "2" })).status).toBe(404);
  expect(countsOn((await admin.browser.submit(path, { sheet: "0" })).page)).toEqual([1, 0, 0, 0]);
  const { page } = await admin.browser.submit(path, { sheet: "1" });
  expect(countsOn(page)).toEqual([2, 0, 0, 0]);
  expect(page).toContain("by a filter or by hand, and left out: 1.");
  await importAll(path);
  const { rows } = await academy.pool.query<{ name: string }>(
    "select name from students where email like '%@sheets.example' order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual(["Jaya", "Lata"]);
  const stored = await academy.pool.query("select sheet, sheets from imports where id = $1", [
    path.split("/").at(-1),
  ]);
  expect(stored.rows).toEqual([{ sheet: null, sheets: null }]);
});

test("an unclosed quotation mark and a repeated row are named with their rows", async () => {
  const open = await admin.browser.post(start, {
    kind: "students",
    text: 'Name,Email\n"Asha,a@b.example',
  });
  expect(await open.text()).toContain("Row 2 does not end");
  const path = await upload("students", [
    heading,
    "Asha,twice@sheet.example,1,10,Maths",
    "Ravi,TWICE@sheet.example,1,10,Maths",
  ]);
  const page = (await admin.browser.read(path)).replaceAll("<!-- -->", "");
  expect(page).toContain("TWICE@sheet.example");
  expect(page).toContain("Row 2 has this address with another name.");
});

test("what is no sheet is refused in words, and the rest of the form is kept", async () => {
  const cases = [
    { kind: "", text: "Name", says: "Please choose what the sheet lists." },
    { kind: "students", text: "", says: "Please choose a file, or paste rows." },
    { kind: "students", text: "Name,Email", says: "There are no rows below the headings." },
  ];
  for (const { says, ...fields } of cases) {
    const answer = await admin.browser.post(start, fields);
    expect([says, answer.status]).toEqual([says, 400]);
    expect(await answer.text()).toContain(says);
  }
  const form = new FormData();
  form.set("kind", "students");
  form.set("file", new Blob([Buffer.alloc(5.5 * 1024 * 1024, "a")]), "large.csv");
  const large = await admin.browser.send(start, { method: "POST", body: form });
  expect([large.status, await large.text()]).toEqual([400, expect.stringContaining("too large")]);
  form.set("file", new Blob(["\u0001\u0002,x\n1,2"]), "binary.csv");
  const binary = await admin.browser.send(start, { method: "POST", body: form });
  const says = expect.stringContaining("no sheet that we can read");
  expect([binary.status, await binary.text()]).toEqual([400, says]);
});

test("a sheet is deleted after a day, with its undo", async () => {
  const path = await upload("students", [heading, "Old,old@sheet.example,1,10,Maths"]);
  await academy.pool.query(
    "update imports set created_at = now() - interval '25 hours' where id = $1",
    [path.split("/").at(-1)],
  );
  await deleteOldImports(academy.database);
  expect((await admin.browser.get(path)).status).toBe(404);
});

test(
  "whatever a sheet says: no error, all or nothing, what was said is done, and undone",
  { timeout: isDeep() ? 300_000 : 120_000 },
  async () => {
    const random = createRandom(seed());
    const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";
    const [students, tutors] = [
      [await makeStudent(academy), await makeStudent(academy)].map(({ email }) => email),
      [await makeTutor(academy), await makeTutor(academy)].map(({ email }) => email),
    ];
    for (let round = 0; round < runs({ usual: 4, deep: 200 }); round += 1) {
      const kind = importKinds[round % importKinds.length] ?? "students";
      const lines = anySheet(kind, { students, tutors, pick, random });
      const before = await readPeople();
      const answer = await admin.browser.post(start, { kind, text: lines.join("\n") });
      expect([303, 400], lines.join("\n")).toContain(answer.status);
      if (answer.status === 400) continue;
      const path = answer.headers.get("location") ?? "";
      const [created = 0, changed = 0, same = 0] = countsOn(await admin.browser.read(path));
      expect(await readPeople()).toEqual(before);
      if (created + changed === 0) continue;
      const count = await countAll();
      const done = await importAll(path);
      expect(done).toContain(`${created} created, ${changed} changed, ${same} left as they were.`);
      expect((await countAll()) - count).toBe(created);
      // The same sheet has nothing more to do: its good rows are known now.
      const again = countsOn(await admin.browser.read(await upload(kind, lines)));
      expect(again.slice(0, 3), lines.join("\n")).toEqual([0, 0, created + changed + same]);
      expect(await undo(path)).toContain(`${created + changed} undone.`);
      const { students: after, ...others } = await readPeople();
      const { students: earlier, ...rest } = before;
      expect(others, lines.join("\n")).toEqual(rest);
      // Without the assignment a student waits for a tutor again, since now.
      if (kind !== "assignments") expect(after, lines.join("\n")).toBe(earlier);
    }
  },
);

/** All that is kept, except for what an import and its undo leave of themselves. */
async function readPeople() {
  const ofImports = ["imports", "imported_records", "mailed_links", "erasures"];
  const all = Object.entries(await readState(academy));
  return Object.fromEntries(all.filter(([table]) => !ofImports.includes(table)));
}

/** Everybody and everything that an import can make. */
async function countAll(): Promise<number> {
  const { rows } = await academy.pool.query<{ count: number }>(
    `select ((select count(*) from students) + (select count(*) from tutors)
      + (select count(*) from guardians) + (select count(*) from assignments))::int as count`,
  );
  return rows[0]?.count ?? 0;
}

test.runIf(isDeep())(
  "5,000 rows take less than a minute",
  async () => {
    const lines = Array.from(
      { length: 5_000 },
      (_, index) =>
        `Student ${index},many-${index}@sheet.example,98765${String(index).padStart(5, "0")},10,Maths`,
    );
    const began = Date.now();
    const loop = monitorEventLoopDelay({ resolution: 5 });
    loop.enable();
    const path = await upload("students", [heading, ...lines]);
    const longest = () => Math.round(loop.max / 1e6);
    const whileReading = longest();
    loop.reset();
    const read = Date.now();
    expect((await begin(path)).status).toBe(303);
    let slowest = 0;
    let progress = 0;
    while ((await stateOf(path)) !== "done") {
      const asked = Date.now();
      const page = await admin.browser.read(path);
      slowest = Math.max(slowest, Date.now() - asked);
      progress = Math.max(progress, Number(/<progress[^>]* value="(\d+)"/.exec(page)?.[1] ?? 0));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const done = Date.now();
    expect(progress).toBeGreaterThan(0);
    await admin.browser.post(`${path}/undo`);
    await expect.poll(() => stateOf(path), { timeout: 120_000 }).toBe("undone");
    console.log(
      `5,000 rows: read and checked in ${read - began} ms, imported in ${done - read} ms, ` +
        `undone in ${Date.now() - done} ms; slowest page meanwhile ${slowest} ms; ` +
        `longest block ${whileReading} ms while reading, ${longest()} ms afterwards`,
    );
    expect(done - began).toBeLessThan(60_000);
  },
  180_000,
);

test("nothing is read or changed by asking for a page", async () => {
  const path = await upload("students", [heading, "Asha,asked@sheet.example,1,10,Maths"]);
  const before = await readState(academy);
  for (const page of [start, path]) expect((await admin.browser.get(page)).status).toBe(200);
  expect(await readState(academy)).toEqual(before);
});

test("an undo leaves the same people in a corrected sheet that is not imported yet", async () => {
  const lines = (name: string) => [
    "Name,Email,Phone,Class,Subjects",
    `${name},again@test.example,+91 98480 22338,Class 9,Maths`,
  ];
  const first = await upload("students", lines("Madhu Reddi"));
  await importAll(first);
  const corrected = await upload("students", lines("Madhu Reddy"));
  await undo(first);
  const { rows } = await academy.pool.query(
    "select sheet -> 'rows' -> 0 as row from imports where id = $1",
    [corrected.split("/").at(-1)],
  );
  expect(rows).toEqual([
    { row: ["Madhu Reddy", "again@test.example", "+91 98480 22338", "Class 9", "Maths"] },
  ]);
});
