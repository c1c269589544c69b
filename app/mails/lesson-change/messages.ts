import { changeRule } from "#domain/timetable/change-rule.ts";
import type { ChangeKind } from "#domain/timetable/lesson-change.ts";

interface Words {
  /** @param session such as "Your Mathematics session" */
  subject: (session: string, time: string) => string;
  /** @param sessions such as "Mathematics sessions" */
  subjectOfSeveral: (count: number, sessions: string) => string;
  text: string;
}

export const messages = {
  yours: (subject: string) => `Your ${subject} session`,
  ofChild: (child: string, subject: string) => `${child}'s ${subject} session`,
  sessions: (subject: string) => `${subject} sessions`,
  sessionsOfChild: (child: string, subject: string) => `${subject} sessions of ${child}`,
  what: {
    planned: {
      subject: (session, time) => `${session} on ${time} is planned`,
      subjectOfSeveral: (count, sessions) => `${count} ${sessions} are planned`,
      text: "Planned at the academy:",
    },
    moved: {
      subject: (session, time) => `${session} has moved to ${time}`,
      subjectOfSeveral: (count, sessions) => `${count} ${sessions} have moved`,
      text: "There is another time:",
    },
    changed: {
      subject: (session, time) => `${session} on ${time} has changed`,
      subjectOfSeveral: (count, sessions) => `${count} ${sessions} have changed`,
      text: "The time stays, and something else has changed:",
    },
    cancelled: {
      subject: (session, time) => `${session} on ${time} is cancelled`,
      subjectOfSeveral: (count, sessions) => `${count} ${sessions} are cancelled`,
      text: "This will not take place:",
    },
    restored: {
      subject: (session, time) => `${session} on ${time} takes place after all`,
      subjectOfSeveral: (count, sessions) => `${count} ${sessions} take place after all`,
      text: "This was cancelled, and takes place after all:",
    },
  } satisfies Record<ChangeKind, Words>,
  title: "Session",
  course: "Subject",
  student: "Student",
  tutor: "Tutor",
  starts: "Starts",
  length: "Length",
  was: "Before",
  weekly: "Every week",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  weeklyTime: (day: string, time: string) => `${day} at ${time}`,
  list: "When",
  moved: (time: string, was: string) => `${time} (before: ${was})`,
  more: (count: number) => `and ${count} more`,
  reason: "The reason:",
  rule: `If a time does not suit you, please say so by ${changeRule.hour - 12} PM of the day before.`,
  calendar: "Reminders and calendars follow by themselves.",
  link: "Open the session's page",
  guardianLink: "Open your page",
};
