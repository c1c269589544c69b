export const messages = {
  title: "You are offline",
  text: "There is no network at the moment. Everything works again as soon as it is back.",
  week: "Your next seven days",
  asOf: (moment: string) => `As of ${moment}. Lessons may have changed since.`,
  none: "No lessons are planned.",
  cancelled: "cancelled",
};
