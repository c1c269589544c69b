import { day } from "#domain/shared/durations.ts";

/** How many days an item counts as new to a student who has not seen it. */
export const newsDays = 30;

/** Items published after this moment are new to a student until a page has shown them. */
export function newsSince(now: Date): Date {
  return new Date(now.getTime() - newsDays * day);
}
