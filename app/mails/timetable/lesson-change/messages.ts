import { changeRule } from "#domain/timetable/series/change-rule.ts";
import type { ChangeKind } from "#domain/timetable/lesson-change.ts";

/** Whose lessons a mail is about; `child` is null if they are the reader's own. */
export interface Whose {
  child: string | null;
  subject: string;
}

interface Words {
  subject: (whose: Whose, time: string) => string;
  subjectOfSeveral: (count: number, whose: Whose) => string;
  text: string;
}

const lesson = ({ child, subject }: Whose) =>
  child === null ? `Your ${subject} lesson` : `${child}'s ${subject} lesson`;

const several = (count: number, { child, subject }: Whose) =>
  child === null ? `${count} ${subject} lessons` : `${count} ${subject} lessons of ${child}`;

export const messages = {
  what: {
    planned: {
      subject: (whose, time) => `${lesson(whose)} on ${time} is planned`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} are planned`,
      text: "Planned at the academy:",
    },
    moved: {
      subject: (whose, time) => `${lesson(whose)} has moved to ${time}`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} have moved`,
      text: "There is another time:",
    },
    changed: {
      subject: (whose, time) => `${lesson(whose)} on ${time} has changed`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} have changed`,
      text: "The time stays, and something else has changed:",
    },
    cancelled: {
      subject: (whose, time) => `${lesson(whose)} on ${time} is cancelled`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} are cancelled`,
      text: "This will not take place:",
    },
    restored: {
      subject: (whose, time) => `${lesson(whose)} on ${time} takes place after all`,
      subjectOfSeveral: (count, whose) => `${several(count, whose)} take place after all`,
      text: "This was cancelled, and takes place after all:",
    },
  } satisfies Record<ChangeKind, Words>,
  title: "Lesson",
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
  makeUpOwed: (count: number): string =>
    count === 1 ? "A make-up lesson will be planned." : "Make-up lessons will be planned.",
  rule: `If a time does not suit you, please say so by ${changeRule.hour - 12} PM of the day before.`,
  calendar: "Reminders and calendars follow by themselves.",
  link: "Open the lesson's page",
  guardianLink: "Open your page",
};
