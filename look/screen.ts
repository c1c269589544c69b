import type { Page } from "@playwright/test";
import type { Facts } from "./facts.ts";

/** A screen, or a state of one, to be pictured. */
export interface Screen {
  /** What the sheet calls it. */
  name: string;
  /** The pattern of its URL in the route table. */
  url: string;
  /** Its path; the pattern's parameters filled in, and a query. */
  path: (facts: Facts) => string;
  /** What a person does there before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Screens that the same person sees. */
export interface Group {
  name: string;
  /** The email of the person in the sample academy; null for a visitor. */
  email: string | null;
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

/** Presses the button that submits the screen's last form. */
export const submit = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).last().click();
