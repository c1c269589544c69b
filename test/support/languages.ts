import type { Language } from "#domain/shared/language.ts";
import type { TestAcademy } from "./academy.ts";
import { TestBrowser } from "./browser.ts";
import { makeStudent, type Person } from "./people.ts";

export const letters = { te: /\p{Script=Telugu}/u, hi: /\p{Script=Devanagari}/u };

/** The language that a page says it is in. */
export const langOf = (page: string) => /<html lang="([^"]+)"/.exec(page)?.[1];

/** The language cookies that an answer sets, as they are. */
export const languageCookies = ({ headers }: Response) =>
  headers.getSetCookie().filter((line) => line.startsWith("viluva_language="));

export const cookieOf = (language: Language) =>
  `viluva_language=${language}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`;

/** People who read a language, and their browsers. */
export function readers(academy: TestAcademy) {
  const choose = async ({ id }: { id: string }, language: Language): Promise<void> => {
    await academy.pool.query("update accounts set language = $2 where id = $1", [id, language]);
  };

  const languageOf = async ({ id }: { id: string }): Promise<unknown> => {
    const { rows } = await academy.pool.query<{ language: string }>(
      "select language from accounts where id = $1",
      [id],
    );
    return rows[0]?.language;
  };

  const makeReader = async (language: Language): Promise<Person> => {
    const student = await makeStudent(academy);
    await choose(student, language);
    return student;
  };

  /** A browser without a session that has a language cookie, or any other. */
  const visitor = (cookie?: string): TestBrowser => {
    const browser = new TestBrowser(academy);
    if (cookie) browser.keep(`viluva_language=${cookie}`);
    return browser;
  };

  /** An answer's page with its language, and what else a test compares. */
  const open = async (browser: TestBrowser, path: string, headers: HeadersInit = {}) => {
    const answer = await browser.get(path, headers);
    const page = await answer.text();
    return { status: answer.status, lang: langOf(page), cookies: languageCookies(answer), page };
  };

  return { choose, languageOf, makeReader, visitor, open };
}
