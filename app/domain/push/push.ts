/** The groups of notices that people can switch off for their devices, in the order of the settings page. */
export const pushGroups = [
  "reminders",
  "lessons",
  "reports",
  "homework",
  "messages",
  "arrivals",
  "away",
] as const;

export type PushGroup = (typeof pushGroups)[number];

/** The groups that exist for a role. */
export function pushGroupsOf(role: "student" | "tutor" | "admin"): readonly PushGroup[] {
  if (role === "student") return ["reminders", "lessons", "reports", "homework", "messages"];
  return role === "tutor" ? ["reminders", "lessons", "messages"] : ["messages", "arrivals", "away"];
}

/** Each kind of notice, whose words the worker has (`app/worker`), and the group that switches it off. */
export const pushKinds = {
  /** A lesson begins within ten minutes. */
  soon: "reminders",
  /** A lesson was planned, moved or cancelled, or somebody else gives it. */
  lesson: "lessons",
  /** Somebody asks for another time, or to give a lesson. */
  request: "lessons",
  answer: "lessons",
  report: "reports",
  /** A tutor has marked homework. */
  marked: "reports",
  /** Homework is due tomorrow. */
  homework: "homework",
  /** Somebody has written. */
  message: "messages",
  /** A new application or enquiry. */
  arrival: "arrivals",
  /** Somebody has answered about a lesson whose tutor is away. */
  away: "away",
  /** What a person sends to their own device to try it. */
  test: null,
} as const satisfies Record<string, PushGroup | null>;

export type PushKind = keyof typeof pushKinds;

/** How long before a lesson its notice comes. */
export const soonMinutes = 10;

/** After how many hours a notice without a lesson is not worth showing any more. */
export const pushHours = 24;
