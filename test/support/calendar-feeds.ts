import type { TestAcademy } from "./academy.ts";
import { TestBrowser } from "./browser.ts";
import { readCalendar, type ReadEvent } from "./calendar.ts";
import { password, type Person } from "./people.ts";

/** Creates a person's calendar address, as their dashboard does. @returns its path */
export async function createFeed(
  { browser }: Pick<Person, "browser">,
  currentPassword = password,
): Promise<string> {
  const page = await (await browser.post("/calendar", { currentPassword })).text();
  const path = /\/calendar\/[\w-]{43}\.ics/.exec(page)?.[0];
  if (!path) throw new Error("no address");
  return path;
}

/** Reads a calendar as a calendar app does, without being signed in. */
export async function readFeed(academy: TestAcademy, path: string): Promise<ReadEvent[]> {
  const answer = await new TestBrowser(academy).get(path);
  if (answer.status !== 200) throw new Error(`not a calendar: ${answer.status}`);
  return readCalendar(await answer.text()).events;
}
