import { beforeEach, describe, expect, test } from "vitest";
import { errorPageFor as teErrors } from "#words/te/content/shared/errors.ts";
import { studentWords as teStudent } from "#words/te/content/account/profile.ts";
import { studentWords as hiStudent } from "#words/hi/content/account/profile.ts";
import {
  languages,
  languageTag,
  type Language,
  translationLanguages,
} from "#domain/shared/language.ts";
import { readAuditTrail, useAcademy } from "#test/support/academy.ts";
import { TestBrowser } from "#test/support/browser.ts";
import { makeGuardian } from "#test/support/guardians.ts";
import { lastMail } from "#test/support/mail.ts";
import { makeAdmin, makeCourse, password, signedIn } from "#test/support/people.ts";
import { countStatements } from "#test/support/statements.ts";
import { letters, langOf, languageCookies, cookieOf, readers } from "#test/support/languages.ts";

// Whoever is signed in has the language of their account.

const academy = useAcademy();
const { choose, languageOf, makeReader, visitor, open } = readers(academy);
beforeEach(() => academy.pool.query("delete from rate_limits"));

const studentWords = { te: teStudent, hi: hiStudent };

describe("a signed-in person", () => {
  test("has their language from the first request on, and then the cookie", async () => {
    const { browser } = await makeReader("te");
    const first = await open(browser, "/dashboard");
    expect([first.status, first.lang, first.cookies]).toEqual([200, "te-IN", [cookieOf("te")]]);
    const second = await open(browser, "/dashboard");
    expect([second.lang, second.cookies]).toEqual(["te-IN", []]);
  });

  test("who reads English never gets the cookie", async () => {
    const { student, tutor } = await makeCourse(academy);
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

  test.each(translationLanguages)(
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
        expect(page).toContain(studentWords[language].problems["class-missing"]);
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

describe("the choice of a language", () => {
  test.each(translationLanguages)("is a plain form that makes everything %s", async (language) => {
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
      (await import("../words/te/parts/account/messages.ts")).notices["language-chosen"],
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
  const { factLabels, languageNames } =
    await import("../words/te/routes/account/export/messages.ts");
  const page = await person.browser.read("/account/export");
  expect(page).toMatch(
    new RegExp(`${factLabels["language"]}</dt><dd[^>]*>${languageNames.te}</dd>`),
  );
});
