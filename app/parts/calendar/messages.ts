/** The words of a calendar address that dashboards show as well. */
export const messages = {
  title: "Your lessons in your calendar",
  intro: "See your lessons in Google Calendar or on your phone. They update when a time changes.",
  since: (date: string) =>
    `Your calendar has had an address since ${date}. If you have lost it, create a new one. The old one stops working at once.`,
  lastRead: (day: string, times: string) => `Last read ${day} by a calendar, ${times} in total.`,
  neverRead: "No calendar has used it yet.",
  make: "Get a calendar address",
  makeNew: "Create a new address",
  revoke: "Turn it off",
};
