import { beforeAll, describe, expect, test } from "vitest";
import { useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { assign, makeAdmin, makeStudent, makeTutor, type Person } from "#test/support/people.ts";

const academy = useAcademy();
let admin: Person;

beforeAll(async () => {
  admin = await makeAdmin(academy);
});

const lists = [
  {
    url: "/admin-dashboard/students",
    tab: "Students",
    sort: ["joined", "name", "email", "class"],
    empty: "No students yet.",
  },
  {
    url: "/admin-dashboard/tutors",
    tab: "Tutors",
    sort: ["applied", "name", "email", "experience", "status"],
    empty: "No tutors yet.",
  },
  {
    url: "/admin-dashboard/assignments",
    tab: "Assignments",
    sort: ["assigned", "student", "class", "subject", "tutor", "status"],
    empty:
      "No assignments found. Create your first assignment using the Create New Assignment button above.",
  },
];

/** The URL of a link on a page, or null. */
function linkOf(page: string, label: string): string | null {
  const link = new RegExp(`<a[^>]*href="([^"]*)"[^>]*>${label}</a>`).exec(page);
  return link?.[1]?.replaceAll("&amp;", "&") ?? null;
}

test.each(lists)("$url is empty at first and says so", async ({ url, tab, empty }) => {
  const page = await admin.browser.read(url);
  expect(page).toContain(empty);
  expect(page).toContain(`${tab} (0)`);
});

describe("with sixty students of the same name and sign-up time", () => {
  let student: Person;
  let tutor: Person;

  beforeAll(async () => {
    student = await makeStudent(academy);
    tutor = await makeTutor(academy);
    await assign(academy, student, tutor);
    await academy.pool.query(`
      insert into accounts (email, password_hash)
        select 'same' || n || '@test.example', 'none' from generate_series(1, 60) n;
      insert into students (id, name, username, phone_number, address, selected_class, created_at)
        select id, 'Same Name', 'u', '0', '', 'btech', '2026-01-01 00:00:00.123456+00'
        from accounts where email like 'same%';`);
  });

  test("the tabs show the counts", async () => {
    const page = await admin.browser.read("/admin-dashboard/students");
    for (const tab of ["Students (61)", "Tutors (1)", "Assignments (1)"]) {
      expect(page).toContain(tab);
    }
  });

  test.each(["joined", "name"])(
    "by %s, the page links lead to every student once, and back",
    async (sort) => {
      const start = `/admin-dashboard/students?q=same&sort=${sort}&order=desc`;
      const pages: string[][] = [];
      let page = await admin.browser.read(start);
      expect(linkOf(page, "Previous page")).toBeNull();
      const emails = () => [...page.matchAll(/same\d+@test\.example/g)].map(([email]) => email);
      for (let next: string | null = ""; next !== null; next = linkOf(page, "Next page")) {
        if (next)
          page = await admin.browser.read(`/admin-dashboard/students${next.replace(/^[^?]*/, "")}`);
        pages.push(emails());
      }
      expect(pages.map(({ length }) => length)).toEqual([25, 25, 10]);
      expect(new Set(pages.flat()).size).toBe(60);
      for (const expected of [pages[1], pages[0]]) {
        const previous = linkOf(page, "Previous page") ?? "";
        page = await admin.browser.read(
          `/admin-dashboard/students${previous.replace(/^[^?]*/, "")}`,
        );
        expect(emails()).toEqual(expected);
      }
      expect(linkOf(page, "Previous page")).toBeNull();
    },
  );

  test("a search finds part of a name, an email or a phone number", async () => {
    const found = async (url: string, q: string) =>
      (await admin.browser.read(`${url}?q=${encodeURIComponent(q)}`)).includes(student.name);
    for (const q of [student.name, student.name.toUpperCase(), student.email, "+91 00000"]) {
      expect([q, await found("/admin-dashboard/students", q)]).toEqual([q, true]);
    }
    expect(await found("/admin-dashboard/assignments", student.name)).toBe(true);
    expect(await found("/admin-dashboard/assignments", tutor.name)).toBe(true);
    const nothing = await admin.browser.read("/admin-dashboard/students?q=%F0%9F%8E%93");
    expect(nothing).toContain("Nothing matches your search.");
  });

  test("saved views keep to what they name", async () => {
    const joined = await admin.browser.read("/admin-dashboard/students?since=this-week");
    expect([joined.includes(student.email), joined.includes("same1@")]).toEqual([true, false]);
    const waiting = await admin.browser.read("/admin-dashboard/students?needs=tutor");
    expect([waiting.includes(student.email), waiting.includes("@test.example")]).toEqual([
      false,
      true,
    ]);
    const list = "/admin-dashboard/assignments?needs=tutor";
    expect(await admin.browser.read(list)).toContain("Nothing matches your search.");
    await academy.pool.query("update tutors set status = 'suspended' where id = $1", [tutor.id]);
    expect(await admin.browser.read(list)).toContain(student.name);
    await academy.pool.query("update tutors set status = 'approved' where id = $1", [tutor.id]);
  });

  test("a search of another scope is led there, without the filters", async () => {
    const from = "/admin-dashboard/students?in=tutors&q=ravi%20teja&class=btech";
    const answer = await admin.browser.get(from);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      "/admin-dashboard/tutors?q=ravi+teja",
    ]);
    const all = await admin.browser.get("/admin-dashboard/assignments?in=all&q=ravi");
    expect(all.headers.get("location")).toBe("/admin-dashboard/search?find=ravi");
    const one = await admin.browser.get("/admin-dashboard/search?find=ravi&in=students");
    expect(one.headers.get("location")).toBe("/admin-dashboard/students?q=ravi");
  });

  test("the name is the header of its row", async () => {
    const page = await admin.browser.read(`/admin-dashboard/students?q=${student.email}`);
    expect(/<th role="rowheader">(.*?)<\/th>/.exec(page)?.[1]).toContain(student.name);
  });

  test("the table of assignments has its seven columns", async () => {
    const page = await admin.browser.read("/admin-dashboard/assignments");
    const heads = [...page.matchAll(/<th role="columnheader"[^>]*>(.*?)<\/th>/g)].map(
      ([, head = ""]) => head.replaceAll(/<svg.*?<\/svg>|<[^>]+>/g, "").trim(),
    );
    const columns = ["Student", "Class", "Subject", "Tutor", "Assigned", "Status", "Actions"];
    expect(heads).toHaveLength(7);
    for (const [at, column] of columns.entries()) expect(heads[at]).toContain(column);
    for (const text of [student.name, tutor.name, "Class 10", "Mathematics", "IST", "Active"]) {
      expect(page).toContain(text);
    }
  });
});

describe("no URL causes an error", () => {
  const id = "00000000-0000-4000-8000-000000000000";
  const searches = ["%25", "_", "%5C", "'", "%00", "%E0%A4%A", "%ED%A0%80", '"', "x".repeat(9000)];
  const moments = [
    "",
    "x",
    "%00",
    "2026-01-01",
    "2026-01-01T00:00:00Z",
    "2026-01-01 00:00:00.123456+00",
    "2026-01-01T00:00:00+19:59",
    "2026-01-01T00:00:00-16:00",
    `2026-01-01T00:00:00.${"1".repeat(200)}Z`,
    "0001-01-01",
    "9999-12-31T23:59:59-15:00",
    "infinity",
    "now",
    "2026-02-30",
  ];
  const cursor = (at: string, of = id) => `at=${encodeURIComponent(at)}&id=${of}`;
  const params = [
    ...searches.map((q) => `q=${q}`),
    "q=a&q=b",
    "sort=none",
    "sort=constructor",
    "sort=name%3B--&order=desc%3B",
    "order=sideways",
    "towards=sideways",
    `towards=next&${cursor("2026-01-01", "none")}`,
    `towards=next&${cursor("2026-01-01", id.toUpperCase().replace("4", "G"))}`,
    `towards=next&id=${id}`,
    ...moments.flatMap((at) => ["next", "previous"].map((way) => `towards=${way}&${cursor(at)}`)),
    `sort=name&towards=next&${cursor("x".repeat(5000))}`,
    `sort=student&towards=previous&${cursor("ఆశ")}`,
  ];

  test.each(lists)("$url", async ({ url, sort }) => {
    const failed: [string, number][] = [];
    const sorted = sort.flatMap((by) =>
      ["asc", "desc"].map((order) => `sort=${by}&order=${order}&since=this-week&needs=tutor`),
    );
    for (const query of [...params, ...sorted]) {
      const { status } = await admin.browser.get(`${url}?${query}`);
      if (status !== 200) failed.push([query, status]);
    }
    expect(failed).toEqual([]);
  });

  test("the choices for an assignment", async () => {
    for (const q of searches) {
      for (const query of [`student=${q}`, `tutor=${q}&classId=class-10&subjectId=physics`]) {
        const answer = await admin.browser.get(`/admin-dashboard/assignments/choices?${query}`);
        expect([query.slice(0, 50), answer.status]).toEqual([query.slice(0, 50), 200]);
      }
    }
  });
});

test.each(["constructor", "__proto__", "toString", "<b>deleted</b>", "student-deleted "])(
  "an unknown flash message shows nothing: %s",
  async (code) => {
    const cookie = `${admin.browser.cookieHeader}; viluva_notice=${btoa(JSON.stringify({ code }))}`;
    const answer = await new TestBrowser(academy).get("/admin-dashboard", { cookie });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(/role="(status|alert)"/.test(page)).toBe(false);
    expect(page.includes("<b>deleted</b>")).toBe(false);
  },
);
