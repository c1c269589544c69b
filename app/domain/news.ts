const day = 24 * 60 * 60 * 1000;

/** How long something published stays news to a student whom no page has shown it. */
export const newsDays = 30;

/** What was published after this moment, and has not been shown to a student, is new to them. */
export function newsSince(now: Date): Date {
  return new Date(now.getTime() - newsDays * day);
}
