/** What lessons are called that are planned together with the assignment. */
export const plannedLessons = {
  first: {
    title: (subject: string) => `First ${subject} lesson`,
    description: "The beginning of your lessons together.",
  },
  weekly: { title: (subject: string) => subject, description: "Weekly lesson" },
};

/** The dialog after a press that could not plan. */
export const planMessages = {
  nobodyYet: "Nobody is assigned yet.",
  first: (at: string) => `First lesson only: ${at}`,
  firstOnly: "First lesson only",
  weekly: (times: readonly string[]) => `Every week: ${times.join(" and ")}`,
  at: (weekday: string, time: string) => `${weekday} at ${time}`,
  plan: "Assign and Plan",
  issue: (when: string, reasons: readonly string[]) => `${when}. ${reasons.join("; ")}`,
  freeTimes: "Free times near it",
  withoutLessons: "Assign Without Lessons",
};
