import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { messages as teAccount } from "../app/routes/account/messages.te.ts";
import { messages as hiAccount } from "../app/routes/account/messages.hi.ts";
import { errorPageFor as teErrors } from "#content/errors.te.ts";
import { errorPageFor as hiErrors } from "#content/errors.hi.ts";
import { passwordWords as tePassword } from "#content/password.te.ts";
import { passwordWords as hiPassword } from "#content/password.hi.ts";
import { studentWords as teStudent } from "#content/profile.te.ts";
import { studentWords as hiStudent } from "#content/profile.hi.ts";
import { createStudent } from "#data/accounts.ts";
import { languageOfPath, languages, languageTag, type Language } from "#domain/language.ts";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { createFeed } from "#test/support/calendar-feeds.ts";
import {
  answersOf,
  consentOf,
  makeGuardian,
  pageOf,
  type Guardian,
} from "#test/support/guardians.ts";
import { lastMail, makeLink, stopLink } from "#test/support/mail.ts";
import {
  makeAdmin,
  makeClass,
  makeStudent,
  password,
  publish,
  signedIn,
  type Person,
} from "#test/support/people.ts";
import { makeCarefulAdmin } from "#test/support/second-factor.ts";
import { countStatements } from "#test/support/statements.ts";
import { consentText } from "#content/guardian-consent.ts";
import { loadBundles } from "./languages.ts";

const academy = useAcademy();
beforeEach(() => academy.pool.query("delete from rate_limits"));

const translated = ["te", "hi"] as const;
const letters = { te: /\p{Script=Telugu}/u, hi: /\p{Script=Devanagari}/u };
const words = {
  te: { account: teAccount, errors: teErrors, password: tePassword, student: teStudent },
  hi: { account: hiAccount, errors: hiErrors, password: hiPassword, student: hiStudent },
};

/** The language that a page says it is in. */
const langOf = (page: string) => /<html lang="([^"]+)"/.exec(page)?.[1];

/** The language cookies that an answer sets, as they are. */
const languageCookies = ({ headers }: Response) =>
  headers.getSetCookie().filter((line) => line.startsWith("viluva_language="));

const cookieOf = (language: Language) =>
  `viluva_language=${language}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`;

async function choose({ id }: { id: string }, language: Language): Promise<void> {
  await academy.pool.query("update accounts set language = $2 where id = $1", [id, language]);
}

async function languageOf({ id }: { id: string }): Promise<unknown> {
  const { rows } = await academy.pool.query<{ language: string }>(
    "select language from accounts where id = $1",
    [id],
  );
  return rows[0]?.language;
}

async function makeReader(language: Language): Promise<Person> {
  const student = await makeStudent(academy);
  await choose(student, language);
  return student;
}

/** A browser without a session that has a language cookie, or any other. */
function visitor(cookie?: string): TestBrowser {
  const browser = new TestBrowser(academy);
  if (cookie) browser.keep(`viluva_language=${cookie}`);
  return browser;
}

/** An answer's page with its language, and what else a test compares. */
async function open(browser: TestBrowser, path: string, headers: HeadersInit = {}) {
  const answer = await browser.get(path, headers);
  const page = await answer.text();
  return { status: answer.status, lang: langOf(page), cookies: languageCookies(answer), page };
}

describe("an address with a prefix", () => {
  test.each([
    ["", 200],
    ["/contact", 200],
    ["/services/math", 200],
    ["/login", 200],
    ["/tutor-signup", 200],
    ["/forgot-password/sent", 200],
    ["/no-such-page", 404],
  ] as const)("%s is in its language, for everybody", async (path, status) => {
    const student = await makeReader("hi");
    for (const language of translated) {
      for (const browser of [visitor(), visitor("en"), visitor("hi"), student.browser]) {
        const opened = await open(browser, `/${language}${path}`, { "accept-language": "en" });
        // Whoever is signed in is led from the sign-in pages to their dashboard.
        if (opened.status === 302) continue;
        expect([opened.status, opened.lang]).toEqual([status, languageTag(language)]);
        expect(opened.cookies).toEqual([]);
      }
    }
  });

  test("has its data in its language, too", async () => {
    for (const language of translated) {
      const { status, text } = await makeStudent(academy).then(({ browser }) =>
        browser.getData(`/${language}/faq`),
      );
      expect(status).toBe(200);
      expect(text).toMatch(letters[language]);
    }
  });

  test("is unknown in English, and below an area that is its reader's", async () => {
    for (const path of ["/en", "/en/contact", "/te/dashboard", "/hi/account", "/te/te/contact"]) {
      expect([path, (await visitor().get(path)).status]).toEqual([path, 404]);
    }
  });

  test("of a form with choices in it shows them", async () => {
    for (const prefix of ["", "/te", "/hi"]) {
      const page = await visitor().read(`${prefix}/book-a-demo?class=class-9`);
      expect(page).toMatch(/<option value="class-9" selected/);
    }
  });
});

describe("a public address without a prefix", () => {
  test.each(["/", "/contact", "/services/math", "/login", "/signup", "/book-a-demo"])(
    "%s is English and the same bytes, whatever a visitor's browser prefers",
    async (path) => {
      const read = async (browser: TestBrowser, asked = path) => {
        const answer = await browser.get(asked, { "accept-language": "te-IN, te;q=0.9" });
        const { headers } = answer;
        return [answer.status, headers.get("etag"), headers.getSetCookie(), await answer.text()];
      };
      const plain = await read(visitor());
      expect(langOf(String(plain[3]))).toBe("en-IN");
      expect(await read(visitor("te"))).toEqual(plain);
      expect(await read(visitor("hi"))).toEqual(plain);
      expect(await read(visitor(), `${path}?language=te`)).toEqual(plain);
    },
  );

  test("is English for a person who reads Telugu", async () => {
    const { browser } = await makeReader("te");
    for (const path of ["/", "/contact", "/faq", "/no-such-page"]) {
      const { lang, cookies } = await open(browser, path);
      expect([path, lang, cookies]).toEqual([path, "en-IN", []]);
    }
    // But for the academy's name in its own letters.
    expect((await browser.getData("/faq")).text.replaceAll("విలువ", "")).not.toMatch(letters.te);
  });

  test("the files without words are there once", async () => {
    for (const path of ["/sitemap.xml", "/robots.txt", "/site.css"]) {
      expect([path, (await visitor().get(path)).status]).toEqual([path, 200]);
      expect([path, (await visitor().get(`/te${path}`)).status]).toEqual([path, 404]);
    }
  });
});

test("in a translated build, an address without a prefix is its reader's or has no words", async () => {
  const { te } = await loadBundles(join(import.meta.dirname, "../build"));
  const { routes } = te as unknown as {
    routes: Record<string, { parentId?: string; path?: string; index?: boolean }>;
  };
  const pathOf = (id: string): string => {
    const { parentId, path } = routes[id] ?? {};
    return (parentId === undefined ? "" : pathOf(parentId)) + (path ? `/${path}` : "");
  };
  const paths = Object.keys(routes)
    .filter((id) => routes[id]?.path || routes[id]?.index)
    .map((id) => pathOf(id) || "/");
  const others = paths.filter((path) => languageOfPath(path) === "en");
  const withoutWords = [
    "sitemap.xml",
    "robots.txt",
    ".well-known/security.txt",
    "logo",
    "site.css",
  ];
  expect(others.toSorted()).toEqual(
    ["*", "live", ...withoutWords].map((path) => `/${path}`).toSorted(),
  );
});

describe("a signed-in person", () => {
  test("has their language from the first request on, and then the cookie", async () => {
    const { browser } = await makeReader("te");
    const first = await open(browser, "/dashboard");
    expect([first.status, first.lang, first.cookies]).toEqual([200, "te-IN", [cookieOf("te")]]);
    const second = await open(browser, "/dashboard");
    expect([second.lang, second.cookies]).toEqual(["te-IN", []]);
  });

  test("who reads English never gets the cookie", async () => {
    const { student, tutor } = await makeClass(academy);
    const admin = await makeAdmin(academy);
    for (const [{ browser }, paths] of [
      [student, ["/dashboard", "/dashboard/timetable", "/account", "/calendar", "/te/contact"]],
      [tutor, ["/tutor-dashboard", "/account/hours"]],
      [admin, ["/admin-dashboard", "/admin-dashboard/students", "/account"]],
    ] as const) {
      for (const path of paths) {
        const answer = await browser.get(path);
        expect([path, answer.status, languageCookies(answer)]).toEqual([path, 200, []]);
      }
    }
    const answer = await student.browser.post("/account/profile");
    expect([answer.status, languageCookies(answer)]).toEqual([400, []]);
    expect(languageCookies(await student.browser.post("/account/mail"))).toEqual([]);
  });

  test("has it on every device, as soon as it is changed on another one", async () => {
    const person = await makeReader("te");
    const phone = await signedIn(academy, person);
    await open(phone, "/dashboard");
    await person.browser.post("/account/language", { language: "hi" });
    const next = await open(phone, "/dashboard");
    expect([next.lang, next.cookies]).toEqual(["hi-IN", [cookieOf("hi")]]);
    await person.browser.post("/account/language", { language: "en" });
    const last = await open(phone, "/dashboard");
    expect([last.lang, last.cookies]).toEqual(["en-IN", [cookieOf("en")]]);
  });

  test("has theirs and not the one of who used the browser before", async () => {
    const { browser } = await makeReader("te");
    browser.keep("viluva_language=hi");
    const { lang, cookies } = await open(browser, "/dashboard");
    expect([lang, cookies]).toEqual(["te-IN", [cookieOf("te")]]);
  });

  test.each([
    "xx",
    "TE",
    "te%00",
    '"te"',
    "__proto__",
    "te-hi",
    "",
    "t".repeat(5_000),
    "hi; viluva_language=en",
  ])("has theirs, whatever the cookie says: %.20s", async (forged) => {
    const { browser } = await makeReader("te");
    const cookie = `${browser.cookieHeader}; viluva_language=${forged}`;
    const { status, lang } = await open(browser, "/dashboard", { cookie });
    expect([status, lang]).toEqual([200, "te-IN"]);
    const english = await makeReader("en");
    const answer = await open(english.browser, "/dashboard", {
      cookie: `${english.browser.cookieHeader}; viluva_language=${forged}`,
    });
    expect([answer.status, answer.lang]).toEqual([200, "en-IN"]);
  });

  test("a query names no other language than theirs", async () => {
    const { browser } = await makeReader("te");
    expect((await open(browser, "/dashboard?language=hi")).lang).toBe("te-IN");
    expect((await open(browser, "/account?language=en")).lang).toBe("te-IN");
  });

  test("costs one more statement where the cookie is another, and none where it is right", async () => {
    const { browser } = await makeReader("te");
    const session = browser.cookieHeader;
    const count = (language: Language) =>
      countStatements(async () => {
        const cookie = `${session}; viluva_language=${language}`;
        await browser.get("/dashboard", { cookie });
      });
    const right = await count("te");
    expect([await count("en"), await count("hi")]).toEqual([right + 1, right + 1]);
  });

  test.each(["GET", "HEAD"])("a %s request has the headers of their page", async (method) => {
    const { browser } = await makeReader("te");
    const answer = await browser.send("/dashboard", method === "GET" ? {} : { method });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(languageCookies(answer)).toEqual([cookieOf("te")]);
    expect((await answer.text()) === "").toBe(method === "HEAD");
  });

  test("has data in their language, with the cookie", async () => {
    const { browser } = await makeReader("hi");
    const answer = await browser.get("/dashboard.data");
    expect([answer.status, languageCookies(answer)]).toEqual([200, [cookieOf("hi")]]);
    expect(await answer.text()).toMatch(letters.hi);
  });

  test("has the page for an unknown address in their language", async () => {
    const { browser } = await makeReader("te");
    for (const path of ["/dashboard/no-such-page", "/account/no-such-page"]) {
      const { status, lang, page } = await open(browser, path);
      expect([path, status, lang]).toEqual([path, 404, "te-IN"]);
      expect(page).toContain(teErrors(404, null).title);
    }
  });
});

describe("a form", () => {
  /** When the profile was opened, as its form says. */
  const openedBy = async (browser: TestBrowser) =>
    /name="opened" value="([^"]+)"/.exec(await browser.read("/account/profile"))?.[1] ?? "";

  const forms = (language: Language) => [
    language,
    ...languages.filter((each) => each !== language),
  ];

  test.each(translated)(
    "in %s is handled once with its whole body, whatever the cookie",
    async (language) => {
      for (const cookie of forms(language)) {
        const person = await makeReader(language);
        person.browser.keep(`viluva_language=${cookie}`);
        const address = `${cookie} ${"ఇంటి నంబర్ ".repeat(40)}`.slice(0, 480);
        const profile = {
          name: "A New Name",
          username: "new-name",
          phoneNumber: "",
          address,
          referralEmail: "",
          selectedClass: "class-10",
          selectedSubjects: ["mathematics", "physics"],
          opened: await openedBy(person.browser),
        };
        person.browser.keep(`viluva_language=${cookie}`);
        const refused = await person.browser.post("/account/profile", {
          ...profile,
          selectedClass: "",
        });
        const page = await refused.text();
        expect([refused.status, langOf(page)]).toEqual([400, languageTag(language)]);
        expect(page).toContain(words[language].student.problems["class-missing"]);
        expect(page).toContain(address.trim());
        person.browser.keep(`viluva_language=${cookie}`);
        const answer = await person.browser.post("/account/profile", profile);
        expect(answer.status).toBe(303);
        const { rows } = await academy.pool.query(
          `select s.name, s.address, s.selected_subjects as subjects, (select count(*)::int from audit_log
           where actor_id = s.id and outcome = 'done') as entries from students s where s.id = $1`,
          [person.id],
        );
        expect(rows).toEqual([
          {
            name: "A New Name",
            address: address.trim(),
            subjects: ["mathematics", "physics"],
            entries: 1,
          },
        ]);
      }
    },
  );

  test("with a file is read as a whole, whatever the cookie", async () => {
    const admin = await makeAdmin(academy);
    await choose(admin, "te");
    const rows = Array.from(
      { length: 400 },
      (_, at) => `Child ${at},c${at}@sheet.example,10,Maths`,
    );
    const body = new FormData();
    body.append("kind", "students");
    body.append("text", "");
    body.append("file", new File([["Name,Email,Class,Subjects", ...rows].join("\n")], "sheet.csv"));
    const answer = await admin.browser.send("/admin-dashboard/import", { method: "POST", body });
    expect([answer.status, languageCookies(answer)]).toEqual([303, [cookieOf("te")]]);
    const { page, lang } = await open(admin.browser, answer.headers.get("location") ?? "");
    expect(lang).toBe("te-IN");
    expect(page).toContain("400");
  });

  test("sent by a script has its answer in the language of the account", async () => {
    const person = await makeReader("te");
    const { status, text } = await person.browser.postData("/account/profile", { name: "" });
    expect(status).toBe(400);
    expect(text).toMatch(letters.te);
  });

  test("that another site sends is refused once, in one entry", async () => {
    const person = await makeReader("te");
    const headers = { origin: "https://other.example" };
    const answer = await person.browser.post("/account/profile", {}, headers);
    expect(answer.status).toBe(403);
    expect((await readAuditTrail(academy, answer)).logged).toHaveLength(1);
  });

  test("that is denied leaves one entry, although two builds had the request", async () => {
    const person = await makeReader("te");
    const answer = await person.browser.get("/tutor-dashboard");
    expect(answer.status).toBe(403);
    expect(langOf(await answer.text())).toBe("te-IN");
    const { kept, logged } = await readAuditTrail(academy, answer);
    expect([kept.length, logged.length]).toEqual([1, 1]);
  });
});

describe("a signed-out visitor", () => {
  test.each([
    ["/dashboard", "/login"],
    ["/tutor-dashboard", "/tutor-login"],
    ["/admin-dashboard", "/admin-login"],
    ["/account", "/login"],
    ["/calendar", "/login"],
  ])("of %s is led to %s in the language that the browser had", async (path, signIn) => {
    for (const [cookie, prefix] of [
      [undefined, ""],
      ["en", ""],
      ["te", "/te"],
      ["hi", "/hi"],
      ["xx", ""],
    ] as const) {
      const { headers } = await visitor(cookie).get(path);
      expect([cookie, headers.get("location")]).toEqual([cookie, prefix + signIn]);
      const data = await visitor(cookie).getData(path);
      expect([cookie, data.location]).toEqual([cookie, prefix + signIn]);
    }
  });
});

const signUp = (email: string) => ({
  email,
  name: "Asha",
  username: "asha",
  selectedClass: "class-9",
  selectedSubjects: ["physics"],
  password,
  confirmPassword: password,
});

describe("signing up and in", () => {
  async function findByEmail(email: string): Promise<{ id: string; language: string }> {
    const { rows } = await academy.pool.query<{ id: string; language: string }>(
      "select id, language from accounts where email = $1",
      [email],
    );
    if (!rows[0]) throw new Error("no account");
    return rows[0];
  }

  test.each(languages)("on a page in %s gives the account its language", async (language) => {
    const email = `new-${language}@test.example`;
    const browser = visitor();
    const prefix = language === "en" ? "" : `/${language}`;
    const answer = await browser.post(`${prefix}/signup`, signUp(email));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/dashboard"]);
    const account = await findByEmail(email);
    expect(account.language).toBe(language);
    expect((await open(browser, "/dashboard")).lang).toBe(languageTag(language));
    const { subject = "", text = "" } = await lastMail(academy, account, "welcome");
    if (language !== "en") expect([subject, text].join()).toMatch(letters[language]);
  });

  test("a tutor's application, too", async () => {
    const email = "new-tutor@test.example";
    const answer = await visitor("te").post("/hi/tutor-signup", {
      email,
      firstName: "Ravi",
      lastName: "Kumar",
      phoneNumber: "+91 00000 00001",
      qualification: "phd",
      experience: "5-10",
      selectedClasses: ["class-12"],
      selectedSubjects: ["chemistry"],
      password,
      confirmPassword: password,
    });
    expect(answer.status).toBe(303);
    expect((await findByEmail(email)).language).toBe("hi");
  });

  test("signing in on a page in another language changes nothing", async () => {
    const person = await makeReader("te");
    const browser = visitor();
    await browser.post("/hi/login", { email: person.email, password });
    expect((await open(browser, "/dashboard")).lang).toBe("te-IN");
    expect(await languageOf(person)).toBe("te");
  });

  test.each(translated)("the rules of §5 are said in %s, in the same order", async (language) => {
    const { password: own, student } = words[language];
    const { problems } = student;
    const fields: Record<string, string | string[]> = {};
    const steps: [string, Record<string, string | string[]>][] = [
      [own.differ, { password: "1234", confirmPassword: "12345" }],
      [own.tooShort, { password: "12345" }],
      [problems["required-missing"], { password, confirmPassword: password }],
      [problems["required-missing"], { email: "not an address" }],
      [problems["required-missing"], { name: "Asha" }],
      [problems["class-missing"], { username: "asha" }],
      [problems["class-missing"], { selectedClass: "class-13" }],
      [problems["subject-missing"], { selectedClass: "btech" }],
      [problems["email-invalid"], { selectedSubjects: ["physics"] }],
      [problems["referral-email-invalid"], { email: "a@test.example", referralEmail: "x" }],
      [own.tooLong, { referralEmail: "", name: "n".repeat(10_000) }],
    ];
    for (const [error, changed] of steps) {
      Object.assign(fields, changed);
      const answer = await visitor().post(`/${language}/signup`, fields);
      const page = await answer.text();
      expect([answer.status, langOf(page)]).toEqual([400, languageTag(language)]);
      expect(page).toContain(error);
    }
  });

  test("a forgotten password leads on in the language of its page", async () => {
    const answer = await visitor().post("/hi/forgot-password", { email: "a@test.example" });
    expect(answer.headers.get("location")).toMatch(/^\/hi\/forgot-password\/sent(?:\?|$)/);
  });

  test("the code of a second factor is asked for on the same page, in its language", async () => {
    const admin = await makeCarefulAdmin(academy);
    const browser = visitor();
    const asked = await browser.post("/te/admin-login", { email: admin.email, password });
    expect(langOf(await asked.text())).toBe("te-IN");
    const refused = await browser.post("/te/admin-login/code", { code: "1" });
    const page = await refused.text();
    expect([refused.status, langOf(page)]).toEqual([400, "te-IN"]);
    const [code = ""] = admin.codes;
    const answer = await browser.post("/te/admin-login/code", { code });
    expect(answer.headers.get("location")).toBe("/admin-dashboard#signed-in");
  });

  test("an invitation that is accepted in a language gives the account that language", async () => {
    const email = "invited@test.example";
    const id =
      (await createStudent(academy.database, email, null, {
        name: "Invited",
        username: "invited",
        phoneNumber: "",
        address: "",
        referralEmail: null,
        selectedClass: "class-9",
        selectedSubjects: ["physics"],
      })) ?? "";
    const token = await makeLink(academy, { id }, "invitation", email);
    const browser = visitor();
    expect((await open(browser, `/te/invitation/${token}`)).lang).toBe("te-IN");
    const passwords = { password, confirmPassword: password };
    const answer = await browser.post(`/te/invitation/${token}`, passwords);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/dashboard"]);
    expect(await languageOf({ id })).toBe("te");
    expect((await open(browser, "/dashboard")).lang).toBe("te-IN");
  });
});

describe("the choice of a language", () => {
  test.each(translated)("is a plain form that makes everything %s", async (language) => {
    const person = await makeReader("en");
    const form = await person.browser.read("/account");
    expect(form).toMatch(/<form [^>]*action="\/account\/language"/);
    const answer = await person.browser.post("/account/language", { language });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/account"]);
    const { lang, page, cookies } = await open(person.browser, "/account");
    expect([lang, cookies]).toEqual([languageTag(language), [cookieOf(language)]]);
    expect(page).toMatch(new RegExp(`<button[^>]*value="${language}"[^>]*aria-pressed="true"`));
    expect(await languageOf(person)).toBe(language);
    await person.browser.post("/calendar", { currentPassword: password });
    const { subject } = await lastMail(academy, person, "calendar-address");
    expect(subject).toMatch(letters[language]);
  });

  test("is confirmed in the new language", async () => {
    const person = await makeReader("en");
    const { page } = await person.browser.submit("/account/language", { language: "te" });
    expect(page).toContain(
      (await import("../app/routes/account/messages.te.ts")).notices["language-chosen"],
    );
  });

  test.each(["", "xx", "TE", "te-IN", "constructor"])("of %j changes nothing", async (language) => {
    const person = await makeReader("te");
    const answer = await person.browser.post("/account/language", { language });
    expect(answer.status).toBe(303);
    expect(await languageOf(person)).toBe("te");
    const { rows } = await academy.pool.query(
      "select 1 from audit_log where actor_id = $1 and action = 'choose-language'",
      [person.id],
    );
    expect(rows).toEqual([]);
  });

  test("is nobody else's", async () => {
    const [person, other] = [await makeReader("en"), await makeReader("en")];
    await person.browser.post("/account/language", { language: "hi" });
    expect(await languageOf(other)).toBe("en");
    const answer = await visitor().post("/account/language", { language: "hi" });
    expect(answer.headers.get("location")).toBe("/login");
  });
});

describe("a guardian", () => {
  async function makeFamily(decision?: "given"): Promise<Guardian> {
    const student = await makeStudent(academy);
    return makeGuardian(academy, student, decision ? { decision } : {});
  }

  const storedOf = async (ids: readonly string[]) => {
    const { rows } = await academy.pool.query<{ id: string; language: string }>(
      "select id, language from guardians where id = any($1)",
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.language);
  };

  test("reads the page in the language of the mail's link, and what it leads to", async () => {
    const guardian = await makeFamily("given");
    const browser = visitor();
    const first = await open(browser, `${pageOf(guardian)}?language=te`);
    expect([first.status, first.lang]).toEqual([200, "te-IN"]);
    for (const below of ["", `/progress/${guardian.id}`, `/times/${guardian.id}`]) {
      const { status, lang } = await open(browser, pageOf(guardian) + below);
      expect([below, status, lang]).toEqual([below, 200, "te-IN"]);
    }
    expect((await open(browser, "/guardian")).lang).toBe("te-IN");
  });

  test("never gets a cookie for English, or for a language that there isn't", async () => {
    const guardian = await makeFamily("given");
    for (const query of ["", "?language=en", "?language=xx"]) {
      const { lang, cookies } = await open(visitor(), pageOf(guardian) + query);
      expect([query, lang, cookies]).toEqual([query, "en-IN", []]);
    }
  });

  test("has their choice for all their children, and nobody else has it", async () => {
    const guardian = await makeFamily("given");
    const sibling = await makeGuardian(academy, await makeStudent(academy), {
      email: guardian.email,
      decision: "given",
    });
    const other = await makeFamily("given");
    const browser = visitor();
    const answer = await browser.post(`${pageOf(guardian)}/language`, { language: "hi" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, pageOf(guardian)]);
    expect(languageCookies(answer)).toEqual([cookieOf("hi")]);
    expect(await storedOf([guardian.id, sibling.id, other.id])).toEqual(["hi", "hi", "en"]);
    expect((await open(browser, pageOf(guardian))).lang).toBe("hi-IN");
    await browser.post(`${pageOf(guardian)}/language`, { language: "en" });
    expect((await open(browser, pageOf(guardian))).lang).toBe("en-IN");
  });

  test("changes nothing with an unknown language", async () => {
    const guardian = await makeFamily("given");
    const answer = await visitor().post(`${pageOf(guardian)}/language`, { language: "xx" });
    expect([answer.status, languageCookies(answer)]).toEqual([303, []]);
    expect(await storedOf([guardian.id])).toEqual(["en"]);
  });

  test("chooses in the browser of a child who reads another language", async () => {
    const student = await makeReader("te");
    const guardian = await makeGuardian(academy, student, { decision: "given" });
    await open(student.browser, "/dashboard");
    expect((await open(student.browser, `${pageOf(guardian)}?language=hi`)).lang).toBe("hi-IN");
    await student.browser.post(`${pageOf(guardian)}/language`, { language: "en" });
    expect((await open(student.browser, pageOf(guardian))).lang).toBe("en-IN");
    // The child's own screens stay as they are.
    expect((await open(student.browser, "/dashboard")).lang).toBe("te-IN");
    expect(await languageOf(student)).toBe("te");
  });

  test("of a link that is unknown or ended can't choose", async () => {
    const guardian = await makeFamily("given");
    await visitor().post(`${pageOf(guardian)}/end`);
    for (const path of [pageOf(guardian), `/guardian/${"A".repeat(43)}`]) {
      for (const method of ["GET", "POST"]) {
        const answer = await visitor("te").send(`${path}/language`, {
          method,
          ...(method === "POST" && { body: new URLSearchParams({ language: "hi" }) }),
        });
        expect([method, answer.status, languageCookies(answer)]).toEqual([method, 404, []]);
      }
      const { status, lang } = await open(visitor(), `${path}?language=te`);
      expect([status, lang]).toEqual([404, "te-IN"]);
    }
    expect(await storedOf([guardian.id])).toEqual(["en"]);
  });

  test("has named by a student who reads Telugu, reads Telugu until they choose", async () => {
    const student = await makeReader("te");
    const guardian = await makeGuardian(academy, student);
    expect(await storedOf([guardian.id])).toEqual(["te"]);
  });

  test.each(languages)("answers the text in %s, which is kept", async (language) => {
    const guardian = await makeFamily();
    const browser = visitor();
    const path = `${consentOf(guardian)}${language === "en" ? "" : `?language=${language}`}`;
    expect((await open(browser, path)).lang).toBe(languageTag(language));
    const answer = await browser.post(path, {
      answer: "given",
      version: String(consentText.version),
    });
    expect(answer.status).toBe(303);
    expect(await answersOf(academy, guardian)).toMatchObject([{ decision: "given", language }]);
    const { lang } = await open(browser, answer.headers.get("location") ?? "");
    expect(lang).toBe(languageTag(language));
  });
});

describe("a calendar", () => {
  test.each(translated)(
    "is in the language of its owner, %s, whoever reads it",
    async (language) => {
      const { student, tutor, assignmentId } = await makeClass(academy);
      await publish(academy, assignmentId, tutor, "live-session", { title: "Circles" });
      await choose(student, language);
      const path = await createFeed(student);
      const stranger = await makeReader(language === "te" ? "hi" : "te");
      const english = await makeReader("en");
      const reads = async () => {
        const { rows } = await academy.pool.query<{ reads: number }>(
          "select reads::int from calendar_feeds where account_id = $1",
          [student.id],
        );
        return rows[0]?.reads;
      };
      const before = (await reads()) ?? 0;
      for (const browser of [
        visitor(),
        visitor("te"),
        visitor("hi"),
        stranger.browser,
        english.browser,
        student.browser,
      ]) {
        const answer = await browser.get(path);
        expect([answer.status, languageCookies(answer)]).toEqual([200, []]);
        expect(await answer.text()).toMatch(letters[language]);
      }
      expect(await reads()).toBe(before + 6);
    },
  );

  test("is in English for who reads English, whatever the cookie", async () => {
    const { student } = await makeClass(academy);
    const path = await createFeed(student);
    const plain = await (await visitor().get(path)).text();
    const other = await (await visitor("te").get(path)).text();
    const withoutTime = (text: string) => text.replaceAll(/^DTSTAMP.*$/gm, "");
    expect(withoutTime(other)).toBe(withoutTime(plain));
    expect(plain).not.toMatch(/[\p{Script=Telugu}\p{Script=Devanagari}]/u);
  });

  test("of a guardian is in the language of its address", async () => {
    const { student, tutor, assignmentId } = await makeClass(academy);
    await publish(academy, assignmentId, tutor, "live-session", { title: "Circles" });
    const guardian = await makeGuardian(academy, student, { decision: "given" });
    const path = `${pageOf(guardian)}/classes.ics`;
    expect(await (await visitor().get(`${path}?language=hi`)).text()).toMatch(letters.hi);
    expect(await (await visitor().get(path)).text()).not.toMatch(letters.hi);
    const page = await visitor().read(`${pageOf(guardian)}?language=hi`);
    expect(page).toContain(`${path}?language=hi`);
  });
});

test("a link that stops mails works in the language of its mail", async () => {
  const person = await makeReader("te");
  const token = await stopLink(academy, { accountId: person.id, group: "news" });
  const path = `/te/mail/unsubscribe/${token}`;
  expect((await open(visitor(), path)).lang).toBe("te-IN");
  const answer = await visitor().post(path, {}, { origin: academy.origin });
  expect(answer.status).toBeLessThan(400);
  const { rows } = await academy.pool.query(
    "select mail_group from mail_refusals where account_id = $1",
    [person.id],
  );
  expect(rows).toEqual([{ mail_group: "news" }]);
});

test("the own data has the language, by its name", async () => {
  const person = await makeReader("te");
  const guardian = await makeGuardian(academy, person, { decision: "given" });
  await person.browser.post("/account/proof", { password });
  const file = (await (await person.browser.get("/account/export.json")).json()) as {
    sections: Record<string, Record<string, unknown>[]>;
  };
  expect(file.sections["accounts"]).toMatchObject([{ language: "te" }]);
  expect(file.sections["guardians"]).toMatchObject([{ email: guardian.email, language: "te" }]);
  expect(file.sections["guardian_consents"]).toMatchObject([{ language: "en" }]);
  const { factLabels, languageNames } = await import("../app/routes/account/export/messages.te.ts");
  const page = await person.browser.read("/account/export");
  expect(page).toMatch(
    new RegExp(`${factLabels["language"]}</dt><dd[^>]*>${languageNames.te}</dd>`),
  );
});

test("the document on privacy names the setting and the cookie", async () => {
  const text = await readFile(join(import.meta.dirname, "../docs/privacy/README.md"), "utf8");
  expect(text).toContain("the language of a person's screens and mails");
  expect(text).toContain("`viluva_language`");
});
