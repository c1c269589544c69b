import { changeRule } from "#domain/timetable/series/change-rule.ts";
import type { ChangeKind } from "#domain/timetable/lesson-change.ts";

/** Whose sessions a mail is about; `child` is null if they are the reader's own. */
export interface Sessions {
  child: string | null;
  subject: string;
}

interface Words {
  subject: (sessions: Sessions, time: string) => string;
  subjectOfSeveral: (count: number, sessions: Sessions) => string;
  text: string;
}

const session = ({ child, subject }: Sessions) =>
  child === null ? `Your ${subject} session` : `${child}'s ${subject} session`;

const several = (count: number, { child, subject }: Sessions) =>
  child === null ? `${count} ${subject} sessions` : `${count} ${subject} sessions of ${child}`;

export const messages = {
  what: {
    planned: {
      subject: (sessions, time) => `${session(sessions)} on ${time} is planned`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} are planned`,
      text: "Planned at the academy:",
    },
    moved: {
      subject: (sessions, time) => `${session(sessions)} has moved to ${time}`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} have moved`,
      text: "There is another time:",
    },
    changed: {
      subject: (sessions, time) => `${session(sessions)} on ${time} has changed`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} have changed`,
      text: "The time stays, and something else has changed:",
    },
    cancelled: {
      subject: (sessions, time) => `${session(sessions)} on ${time} is cancelled`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} are cancelled`,
      text: "This will not take place:",
    },
    restored: {
      subject: (sessions, time) => `${session(sessions)} on ${time} takes place after all`,
      subjectOfSeveral: (count, sessions) => `${several(count, sessions)} take place after all`,
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
  weeklyTime: (day: string, time: string) => `${day} at ${time}`,
  weeklyTimes: (times: readonly string[]) => times.join(", "),
  timeAndLength: (time: string, length: string) => `${time}, ${length}`,
  list: "When",
  titled: (line: string, title: string) => `${title}: ${line}`,
  moved: (time: string, was: string) => `${time} (before: ${was})`,
  more: (count: number) => `and ${count} more`,
  reason: "The reason:",
  rule: `If a time does not suit you, please say so by ${changeRule.hour - 12} PM of the day before.`,
  calendar: "Reminders and calendars follow by themselves.",
  link: "Open the session's page",
  guardianLink: "Open your page",
};
