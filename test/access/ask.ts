import { vi } from "vitest";
import { everyNth } from "#test/support/depth.ts";
import { fillUrl } from "#test/support/urls.ts";
import { actors, type Actor, type Whose, type TestAccounts } from "./actors.ts";
import type { Answer, Answers, Url } from "./rows.ts";
import { lessonIds, sectionNames } from "./lesson.ts";

/** One actor's request for an address, and the expected answer. */
export interface Case {
  actor: Actor;
  whose: Whose;
  path: string;
  wanted: Answer;
}

/** An answer: its status or redirect, and its text with headers. */
export interface ReceivedAnswer {
  is: Answer;
  said: string;
}

/**
 * Every actor's cases for an address. A tutor's list has them for each section; what is below it,
 * for one section that the seed chooses, and in a deep run for each.
 */
export function casesOf(accounts: TestAccounts, url: Url, answers: Answers): Case[] {
  const isList = url.endsWith(":section");
  const named = isList
    ? sectionNames
    : everyNth(sectionNames.length, sectionNames).slice(0, url.includes(":section") ? 4 : 1);
  const whoseOf: readonly Whose[] = url.includes(":") ? ["own", "another"] : ["another"];
  return actors.flatMap((actor) =>
    whoseOf.flatMap((whose) => {
      const lesson = accounts.lesson(actor, whose);
      if (!lesson) return [];
      const wanted = answers[actor][whose];
      return named.map((section) => ({
        actor,
        whose,
        wanted,
        path: fillUrl(url, lessonIds(lesson, section)),
      }));
    }),
  );
}

/**
 * What a usual run asks of these cases: each page that shows somebody something of theirs, one case
 * for each other answer, and an eighth of the rest.
 */
export function sampleOf(cases: readonly Case[]): Case[] {
  const some = everyNth(8, cases);
  const answers = new Set(some.map(({ wanted }) => wanted));
  return cases.filter((one) => {
    const isNew = !answers.has(one.wanted);
    answers.add(one.wanted);
    return isNew || some.includes(one) || (one.wanted === 200 && !isPublic(one.path));
  });
}

const isPublic = (path: string) => !dashboards.some((dashboard) => path.startsWith(dashboard));

/** Reads an answer to a document request. */
export async function readAnswer(response: Response): Promise<ReceivedAnswer> {
  const headers = [...response.headers].flat().join("\n");
  return {
    is: (response.headers.get("location") as Answer | null) ?? response.status,
    said: `${headers}\n${await response.text()}`,
  };
}

/** Reads an answer to a data request. */
export function readDataAnswer(data: {
  status: number;
  location: string | null;
  text: string;
}): ReceivedAnswer {
  return { is: (data.location as Answer | null) ?? data.status, said: data.text };
}

/** The paths of signed-in people; all others are public. */
export const dashboards = [
  "/account",
  "/calendar",
  "/dashboard",
  "/tutor-dashboard",
  "/admin-dashboard",
] as const;

/** The texts of other people in an answer; on a public page, of anyone. */
export function leaksOf(
  accounts: TestAccounts,
  { actor, path }: Case,
  { said }: ReceivedAnswer,
): string[] {
  return accounts.canaries
    .filter(({ readers }) => isPublic(path) || !readers.includes(actor))
    .filter(({ text }) => said.includes(text))
    .map(({ text }) => text);
}

/** Sends all requests, and returns those with another answer than expected or with a leaked text. */
export async function askAll(
  accounts: TestAccounts,
  cases: readonly Case[],
  ask: (one: Case) => Promise<ReceivedAnswer>,
): Promise<{ wrong: unknown[]; answers: (Case & ReceivedAnswer)[] }> {
  const answers = await Promise.all(cases.map(async (one) => ({ ...one, ...(await ask(one)) })));
  const wrong = answers.flatMap((one) => {
    const { actor, whose, path, wanted, is } = one;
    const leaks = leaksOf(accounts, one, one);
    return is === wanted && leaks.length === 0 ? [] : [{ actor, whose, path, wanted, is, leaks }];
  });
  return { wrong, answers };
}

/** The framework reports each refused form; here refusals are expected. */
export function quietRefusals(): () => void {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  return () => spy.mockRestore();
}
