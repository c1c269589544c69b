import { vi } from "vitest";
import { fillUrl } from "#test/support/urls.ts";
import { actors, type Actor, type Whose, type World } from "./actors.ts";
import type { Answer, Answers, Url } from "./answers.ts";
import { lessonIds, sectionNames } from "./lesson.ts";

/** One address as one actor asks for it, and what they are to get. */
export interface Case {
  actor: Actor;
  whose: Whose;
  path: string;
  wanted: Answer;
}

/** What came: a status or where it leads, and all that was said, headers too. */
export interface Heard {
  is: Answer;
  said: string;
}

/** Every actor's cases for an address, each tab of the tutor's apart. */
export function casesOf(world: World, url: Url, answers: Answers): Case[] {
  const named = url.includes(":section") ? sectionNames : sectionNames.slice(0, 1);
  const whoseOf: readonly Whose[] = url.includes(":") ? ["own", "another"] : ["another"];
  return actors.flatMap((actor) =>
    whoseOf.flatMap((whose) => {
      const lesson = world.lesson(actor, whose);
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

/** Reads an answer to a document request. */
export async function hear(response: Response): Promise<Heard> {
  const headers = [...response.headers].flat().join("\n");
  return {
    is: (response.headers.get("location") as Answer | null) ?? response.status,
    said: `${headers}\n${await response.text()}`,
  };
}

/** Reads an answer to a data request. */
export function hearData(data: { status: number; location: string | null; text: string }): Heard {
  return { is: (data.location as Answer | null) ?? data.status, said: data.text };
}

/** Where people work; all else is public. */
export const dashboards = [
  "/account",
  "/calendar",
  "/dashboard",
  "/tutor-dashboard",
  "/admin-dashboard",
] as const;

/** The texts of others that an answer gives away: on a public page, anyone's at all. */
export function leaksOf(world: World, { actor, path }: Case, { said }: Heard): string[] {
  const isPublic = !dashboards.some((dashboard) => path.startsWith(dashboard));
  return world.canaries
    .filter(({ readers }) => isPublic || !readers.includes(actor))
    .filter(({ text }) => said.includes(text))
    .map(({ text }) => text);
}

/** Asks all cases, and returns those that got another answer than wanted or somebody's canary. */
export async function askAll(
  world: World,
  cases: readonly Case[],
  ask: (one: Case) => Promise<Heard>,
): Promise<{ wrong: unknown[]; heard: (Case & Heard)[] }> {
  const heard = await Promise.all(cases.map(async (one) => ({ ...one, ...(await ask(one)) })));
  const wrong = heard.flatMap((one) => {
    const { actor, whose, path, wanted, is } = one;
    const leaks = leaksOf(world, one, one);
    return is === wanted && leaks.length === 0 ? [] : [{ actor, whose, path, wanted, is, leaks }];
  });
  return { wrong, heard };
}

/** The framework reports each refusal of a form; here they are all meant. */
export function quietRefusals(): () => void {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  return () => spy.mockRestore();
}
