import { beforeEach, describe, expect, test } from "vitest";
import { passwordWords as tePassword } from "#words/te/content/account/password.ts";
import { passwordWords as hiPassword } from "#words/hi/content/account/password.ts";
import { studentWords as teStudent } from "#words/te/content/account/profile.ts";
import { studentWords as hiStudent } from "#words/hi/content/account/profile.ts";
import { createStudent } from "#data/account/accounts.ts";
import { languages, languageTag, translationLanguages } from "#domain/shared/language.ts";
import { useAcademy } from "#test/support/academy.ts";
import {
  answersOf,
  consentOf,
  makeGuardian,
  pageOf,
  type Guardian,
} from "#test/support/guardians.ts";
import { lastMail, makeLink, stopLink } from "#test/support/mail.ts";
import { makeStudent, password } from "#test/support/people.ts";
import { makeCarefulAdmin } from "#test/support/second-factor.ts";
import { consentText } from "#content/guardians/guardian-consent.ts";
import { letters, langOf, languageCookies, cookieOf, readers } from "#test/support/languages.ts";

// Whoever has no session has the language of the address, of the link or of the browser.

const academy = useAcademy();
const { languageOf, makeReader, visitor, open } = readers(academy);
beforeEach(() => academy.pool.query("delete from rate_limits"));

const words = {
  te: { password: tePassword, student: teStudent },
  hi: { password: hiPassword, student: hiStudent },
};

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

  test.each(translationLanguages)(
    "the rules of §5 are said in %s, in the same order",
    async (language) => {
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
    },
  );

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

  test("reads English by the link where the browser was used in another language", async () => {
    const guardian = await makeFamily("given");
    const browser = visitor("te");
    const { lang, cookies } = await open(browser, `${pageOf(guardian)}?language=en`);
    expect([lang, cookies]).toEqual(["en-IN", [cookieOf("en")]]);
    expect((await open(browser, `${pageOf(guardian)}/times/${guardian.id}`)).lang).toBe("en-IN");
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
