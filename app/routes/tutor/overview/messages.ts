export const messages = {
  upcoming: "Upcoming live sessions",
  none: "No live sessions scheduled.",
  now: "Started",
  join: "Join",
  newTab: "opens in a new tab",
  toAssignment: "Go to assignment",
};
