import type { Page } from "@playwright/test";
import type { Database } from "#data/shared/database.ts";
import { addWeeks, formatWeek, weekOf } from "#domain/timetable/week/week.ts";
import { fillUrl } from "#test/support/urls.ts";
import type { Say } from "../words/translate.ts";
import type { Facts } from "./facts.ts";

/** A screen, or a state of one, to be pictured. */
export interface Screen {
  /** What the sheet calls it. */
  name: string;
  /** The pattern of its URL in the route table. */
  url: string;
  /** Its path; the pattern's parameters filled in, and a query. */
  path: (facts: Facts) => string;
  /** What a person does there before the picture is taken; `say` names things in their language. */
  prepare?: (page: Page, say: Say) => Promise<unknown>;
}

/** Screens that the same person sees. */
export interface Group {
  name: string;
  /** The email of the person in the sample academy; null for a visitor. */
  email: string | null;
  /** Whether they have just proved who they are, as some screens ask. */
  isProved?: boolean;
  /** Changes the sample academy before the pictures are taken, for a state that it does not have. */
  arrange?: (database: Database) => Promise<unknown>;
  screens: Screen[];
}

/** A screen whose URL has no parameters. */
export function at(url: string, name = url, prepare?: Screen["prepare"]): Screen {
  return { name, url, path: () => url, ...(prepare && { prepare }) };
}

/** A screen whose URL has parameters or a query. */
export function of(
  url: string,
  name: string,
  path: Screen["path"],
  prepare?: Screen["prepare"],
): Screen {
  return { name, url, path, ...(prepare && { prepare }) };
}

/** A screen with the usual records for its URL's parameters, which are named for the facts. */
export function usual(url: string): Screen {
  return of(url, url, (facts) => {
    const ids = Object.entries(facts).map(([name, id]) => [name, String(id)] as const);
    return fillUrl(url, { ...Object.fromEntries(ids), lessonId: facts.toCancel.id });
  });
}

/** The path of a timetable in the next week. */
export const nextWeek = (path: string) => () =>
  `${path}?week=${formatWeek(addWeeks(weekOf(new Date()), 1))}`;

/** Presses the button that submits the screen's last form. */
export const submit = (name: string) => (page: Page, say: Say) =>
  page
    .getByRole("button", { name: say(name) })
    .last()
    .click();
