interface Handle {
  hasOwnHeading?: boolean;
}

/** The `handle` of a screen of a dashboard that has a first-level heading of its own. */
export const ownHeading: Handle = { hasOwnHeading: true };

/** Whether one of the routes shown has one; the dashboard's title is then no heading. */
export const hasOwnHeading = (matches: readonly { handle: unknown }[]) =>
  matches.some(({ handle }) => (handle as Handle | undefined)?.hasOwnHeading);
