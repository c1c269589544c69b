import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { countRows, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { assign, makeAdmin, makeStudent, makeTutor, publish } from "#test/support/people.ts";
import { fillUrl, listUrls } from "#test/support/urls.ts";
import routes from "../routes.ts";

const actors = [
  "visitor",
  "student",
  "otherStudent",
  "tutor",
  "otherTutor",
  "pendingTutor",
  "rejectedTutor",
  "admin",
] as const;
type Actor = (typeof actors)[number];

/** A status, where it leads, or "changes" for what has its own test. */
type Answer = number | string;
type Answers = Record<Actor, Answer>;

const everyone = (answer: Answer) =>
  Object.fromEntries(actors.map((actor) => [actor, answer])) as Answers;

const studentArea = (own: Answer, another: Answer = own): Answers => ({
  ...everyone("/tutor-dashboard"),
  visitor: "/login",
  student: own,
  otherStudent: another,
  admin: "/admin-dashboard",
});

const tutorArea = (own: Answer, another: Answer = own): Answers => ({
  ...everyone(another),
  visitor: "/tutor-login",
  student: 403,
  otherStudent: 403,
  tutor: own,
  admin: 403,
});

const adminArea = (answer: Answer): Answers => ({ ...everyone("/admin-login"), admin: answer });

const readOnly = { get: everyone(200), post: everyone(405) };
const form = { get: everyone(200), post: everyone(400) };

/** Who gets what at each URL of the product; the data request answers as the page does. */
const access: Record<string, { get: Answers; post: Answers }> = {
  "/": readOnly,
  "/services/:category": readOnly,
  "/contact": readOnly,
  "/contact/schedule": readOnly,
  "/about-us": readOnly,
  "/faq": readOnly,
  "/demo": readOnly,
  "/privacy": readOnly,
  "/terms": readOnly,
  "/refund": readOnly,
  "/*": { get: everyone(404), post: everyone(404) },
  "/sitemap.xml": readOnly,
  "/robots.txt": readOnly,

  "/login": form,
  "/signup": form,
  "/tutor-login": form,
  "/tutor-signup": form,
  "/admin-login": form,
  "/logout": { get: everyone("/"), post: everyone("changes") },

  "/dashboard": { get: studentArea(200), post: studentArea(405) },
  "/dashboard/courses/:courseId": { get: studentArea(200, 404), post: studentArea(405, 404) },

  "/tutor-dashboard": { get: tutorArea(200), post: tutorArea(405) },
  "/tutor-dashboard/:assignmentId/:section": {
    get: tutorArea(200, 404),
    post: tutorArea(405, 404),
  },
  "/tutor-dashboard/:assignmentId/:section/add": {
    get: tutorArea(200, 404),
    post: tutorArea(400, 404),
  },
  "/tutor-dashboard/:assignmentId/:section/:itemId/edit": {
    get: tutorArea(200, 404),
    post: tutorArea(400, 404),
  },
  "/tutor-dashboard/:assignmentId/:section/:itemId/delete": {
    get: tutorArea(200, 404),
    post: tutorArea("changes", 404),
  },
  "/tutor-dashboard/:assignmentId/:section/:itemId/undo": {
    get: tutorArea("changes", 404),
    post: tutorArea("changes", 404),
  },

  "/admin-dashboard": { get: adminArea(200), post: adminArea(405) },
  "/admin-dashboard/students/:studentId/delete": {
    get: adminArea(200),
    post: adminArea("changes"),
  },
  "/admin-dashboard/students/:studentId/undo": {
    get: adminArea("/admin-dashboard"),
    post: adminArea("changes"),
  },
  "/admin-dashboard/tutors": { get: adminArea(200), post: adminArea(405) },
  "/admin-dashboard/tutors/:tutorId/approval": {
    get: adminArea("/admin-dashboard/tutors"),
    post: adminArea("changes"),
  },
  "/admin-dashboard/tutors/:tutorId/rejection": { get: adminArea(200), post: adminArea(400) },
  "/admin-dashboard/assignments": { get: adminArea(200), post: adminArea(405) },
  "/admin-dashboard/assignments/new": { get: adminArea(200), post: adminArea(400) },
  "/admin-dashboard/assignments/:assignmentId/delete": {
    get: adminArea(200),
    post: adminArea("changes"),
  },
  "/admin-dashboard/assignments/:assignmentId/undo": {
    get: adminArea("/admin-dashboard/assignments"),
    post: adminArea("changes"),
  },
  "/admin-dashboard/assignments/choices": { get: adminArea(200), post: adminArea(405) },
};

const urls = listUrls(routes);
const academy = useAcademy();
const browsers = {} as Record<Actor, TestBrowser>;
let ids: Record<string, string> = {};
/** What nobody but the two of one assignment, and the admin, may read. */
let secrets: string[] = [];

beforeAll(async () => {
  const student = await makeStudent(academy);
  const tutor = await makeTutor(academy);
  const pending = await makeTutor(academy, "pending");
  Object.assign(browsers, {
    visitor: new TestBrowser(academy),
    student: student.browser,
    otherStudent: (await makeStudent(academy)).browser,
    tutor: tutor.browser,
    otherTutor: (await makeTutor(academy)).browser,
    pendingTutor: pending.browser,
    rejectedTutor: (await makeTutor(academy, "rejected")).browser,
    admin: (await makeAdmin(academy)).browser,
  });
  const assignmentId = await assign(academy, student, tutor);
  const recording = { title: "Canary recording", url: "https://canary.example/film" };
  const itemId = await publish(academy, assignmentId, tutor, "recording", recording);
  await publish(academy, assignmentId, tutor, "announcement", { title: "Canary news" });
  ids = {
    category: "math",
    courseId: assignmentId,
    assignmentId,
    section: "recordings",
    itemId,
    studentId: student.id,
    tutorId: pending.id,
  };
  secrets = [student, tutor].flatMap(({ name, email }) => [name, email]);
  secrets.push(recording.title, recording.url, "Canary news");
});

// The framework reports each refusal of a form; here they are all meant.
beforeEach(() => {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  return () => spy.mockRestore();
});

function found(text: string): string[] {
  return secrets.filter((secret) => text.includes(secret));
}

/** Who may read some of the secrets, though not where they are turned away. */
const insiders = new Set<Actor>(["student", "tutor", "admin"]);
const turnedAway = new Set<Answer>([403, 404]);

async function readAnswer(response: Response): Promise<{ is: Answer; leaks: string[] }> {
  const is = response.headers.get("location") ?? response.status;
  return { is, leaks: found(await response.text()) };
}

async function askAll(
  expected: Answers,
  ask: (browser: TestBrowser) => Promise<{ is: Answer; leaks: string[] }>,
): Promise<{ is: Record<string, Answer>; wanted: Record<string, Answer>; leaks: unknown[] }> {
  const asked = actors.filter((actor) => expected[actor] !== "changes");
  const answers = await Promise.all(
    asked.map(async (actor) => ({ actor, ...(await ask(browsers[actor])) })),
  );
  return {
    is: Object.fromEntries(answers.map(({ actor, is }) => [actor, is])),
    wanted: Object.fromEntries(asked.map((actor) => [actor, expected[actor]])),
    leaks: answers.filter(
      ({ actor, is, leaks }) => leaks.length > 0 && (turnedAway.has(is) || !insiders.has(actor)),
    ),
  };
}

function expected(url: string) {
  const answers = access[url];
  if (!answers) throw new Error(`${url} is not in the access table`);
  return { ...answers, path: fillUrl(url, ids) };
}

test("every URL of the product stands in the access table", () => {
  expect(urls.filter((url) => !(url in access))).toEqual([]);
});

describe.each(urls)("%s answers", (url) => {
  test("the page for whom it is, and nobody else", async () => {
    const { get, path } = expected(url);
    const { is, wanted, leaks } = await askAll(get, async (browser) =>
      readAnswer(await browser.get(path)),
    );
    expect(is).toEqual(wanted);
    expect(leaks).toEqual([]);
  });

  test("the data request as the page", async () => {
    const { get, path } = expected(url);
    const { is, wanted, leaks } = await askAll(get, async (browser) => {
      const { status, location, text } = await browser.getData(path);
      return { is: location ?? status, leaks: found(text) };
    });
    expect(is).toEqual(wanted);
    expect(leaks).toEqual([]);
  });

  test("an empty form without any change", async () => {
    const { post, path } = expected(url);
    const before = await countRows(academy);
    const { is, wanted, leaks } = await askAll(post, async (browser) =>
      readAnswer(await browser.post(path)),
    );
    expect(is).toEqual(wanted);
    expect(leaks).toEqual([]);
    expect(await countRows(academy)).toEqual(before);
  });
});

const withId = urls.filter((url) => url.includes(":") && url !== "/services/:category");

describe("a record that can't be", () => {
  const own: Record<string, Actor> = {
    dashboard: "student",
    "tutor-dashboard": "tutor",
    "admin-dashboard": "admin",
  };
  const oddIds = {
    "a word": () => "none",
    "an unknown id": () => "00000000-0000-4000-8000-000000000000",
    "another spelling of an id": (id: string) => id.toUpperCase(),
    "an id and more": (id: string) => `${id}%0A`,
    "10,000 characters": () => "a".repeat(10_000),
    "a zero byte": () => "%00",
    "a way up": () => "..%2F..%2Fadmin-dashboard",
    "a quote": () => "'%20or%20''='",
    Telugu: () => encodeURIComponent("గణితం"),
  };

  test.each(withId)("is a 404 at %s, as a page, as data and as a form", async (url) => {
    const browser = browsers[own[url.split("/")[1] ?? ""] ?? "visitor"];
    const names = [...url.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const before = await countRows(academy);
    for (const name of names) {
      for (const [odd, spell] of Object.entries(oddIds)) {
        const path = fillUrl(url, { ...ids, [name]: spell(ids[name] ?? "") });
        // Who undoes a deletion that was none is told so in the list.
        const isUndo = url.endsWith("/undo") && (url.startsWith("/admin") || name === "itemId");
        const isRedirect = url.endsWith("/approval") || isUndo;
        const page = await browser.get(path);
        const data = await browser.getData(path);
        expect([odd, page.status, data.status]).toEqual([
          odd,
          ...(isRedirect ? [302, 202] : [404, 404]),
        ]);
        const content = { title: "T", description: "D", url: "https://video.example/1" };
        const posted = await browser.post(path, { ...content, reason: "No certificate." });
        // An admin is told so in the list.
        const refusal = url.startsWith("/admin") || isUndo ? 303 : 404;
        expect([odd, posted.status]).toEqual([odd, refusal]);
      }
    }
    expect(await countRows(academy)).toEqual(before);
  });

  test("never leads out of the folder that it is asked in", async () => {
    for (const path of ["/dashboard/courses/../../admin-dashboard", "/assets/../../package.json"]) {
      const answer = await browsers.student.get(path.replaceAll("../", "%2e%2e/"));
      expect([302, 404]).toContain(answer.status);
    }
  });
});

describe("a data request for one part of a page", () => {
  // A client may name the loaders that it wants: the guards run all the same.
  const parts: Record<string, string> = {
    "/dashboard/courses/:courseId": "routes/student/course/page",
    "/tutor-dashboard/:assignmentId/:section": "routes/tutor/assignment/page",
    "/tutor-dashboard/:assignmentId/:section/add": "routes/tutor/add-content/page",
    "/tutor-dashboard/:assignmentId/:section/:itemId/edit": "routes/tutor/edit-content/page",
    "/tutor-dashboard/:assignmentId/:section/:itemId/delete": "routes/tutor/delete-content/page",
    "/admin-dashboard/students/:studentId/delete": "routes/admin/students/delete",
    "/admin-dashboard/assignments/choices": "routes/admin/assignments/choices",
  };

  test.each(Object.entries(parts))("%s is guarded as the whole", async (url, part) => {
    const { get, path } = expected(url);
    const { is, wanted, leaks } = await askAll(get, async (browser) => {
      const { status, location, text } = await browser.getData(`${path}?_routes=${part}`);
      return { is: location ?? status, leaks: found(text) };
    });
    expect(is).toEqual(wanted);
    expect(leaks).toEqual([]);
  });
});

describe("a form from another site", () => {
  const fields = { email: "forged@evil.example", password: "correct horse", reason: "Forged." };
  const forms: [url: string, actor: Actor][] = [
    ["/login", "visitor"],
    ["/signup", "visitor"],
    ["/logout", "student"],
    ["/tutor-dashboard/:assignmentId/:section/add", "tutor"],
    ["/tutor-dashboard/:assignmentId/:section/:itemId/edit", "tutor"],
    ["/tutor-dashboard/:assignmentId/:section/:itemId/delete", "tutor"],
    ["/tutor-dashboard/:assignmentId/:section/:itemId/undo", "tutor"],
    ["/admin-dashboard/students/:studentId/delete", "admin"],
    ["/admin-dashboard/students/:studentId/undo", "admin"],
    ["/admin-dashboard/tutors/:tutorId/approval", "admin"],
    ["/admin-dashboard/tutors/:tutorId/rejection", "admin"],
    ["/admin-dashboard/assignments/new", "admin"],
    ["/admin-dashboard/assignments/:assignmentId/delete", "admin"],
    ["/admin-dashboard/assignments/:assignmentId/undo", "admin"],
  ];

  test.each(forms)("%s is refused and changes nothing", async (url, actor) => {
    const before = [await countRows(academy), await readTutor()];
    const headers = { origin: "https://evil.example" };
    for (const path of [fillUrl(url, ids), `${fillUrl(url, ids)}.data`]) {
      const answer = await browsers[actor].post(path, fields, headers);
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.status, path).toBeLessThan(500);
    }
    expect([await countRows(academy), await readTutor()]).toEqual(before);
  });

  function readTutor() {
    return academy.database
      .selectFrom("tutors")
      .where("id", "=", ids["tutorId"] ?? "")
      .selectAll()
      .executeTakeFirstOrThrow();
  }
});
