import { outcomeWords } from "#content/lessons/outcome-words.ts";
import type { StoredLesson } from "#data/timetable/week.ts";
import { standingOfRecord, type Standing } from "#domain/lessons/settlement.ts";
import { outcomes, standings } from "#parts/lessons/messages.ts";
import { messages } from "./view-messages.ts";

/** Whose week it is that says how a lesson turned out. */
export type WeekReader = "student" | "tutor" | "office";

/** How a lesson stands: a sign, a word, and the class of both. */
export interface LessonMark {
  /** Empty where something else shows it: the title of a cancelled lesson is struck out. */
  sign: string;
  words: string;
  className: string;
}

/** What a lesson's mark follows from. */
export type MarkedLesson = Pick<
  StoredLesson,
  "state" | "startsAt" | "minutes" | "recorded" | "isCancelledLate"
>;

const signs: Record<Standing, string> = {
  planned: "",
  cancelled: "",
  "cancelled-late": "",
  unsettled: "?",
  disputed: "!",
  held: "✓",
  "student-missed": "✗",
  "tutor-missed": "✗",
};

const classNames: Partial<Record<Standing, string>> = {
  held: "text-success-text",
  "student-missed": "text-danger-text",
  "tutor-missed": "text-danger-text",
};

/**
 * How a lesson that is over or cancelled stands; null for one to come, for the time of a request, and
 * for one from before outcomes were recorded.
 */
export function markOf(lesson: MarkedLesson, reader: WeekReader, now: Date): LessonMark | null {
  const { state, startsAt, minutes, recorded, isCancelledLate } = lesson;
  const isCancelled = state === "cancelled";
  if (state === "held" || (recorded.isOld && !isCancelled)) return null;
  const standing = standingOfRecord(
    {
      startsAt: startsAt.getTime(),
      minutes,
      cancellation: isCancelled ? { isLate: isCancelledLate } : null,
    },
    recorded,
    now.getTime(),
  );
  if (standing === "planned") return null;
  const words = reader === "office" ? standings[standing] : wordsFor(standing, reader);
  return { sign: signs[standing], words, className: classNames[standing] ?? "" };
}

function wordsFor(
  standing: Exclude<Standing, "planned">,
  reader: Exclude<WeekReader, "office">,
): string {
  if (standing === "cancelled" || standing === "cancelled-late") return messages.cancelled;
  if (standing === "unsettled" || standing === "disputed") return messages[standing];
  // Of the other one, in words as short as a narrow column.
  const isOwn = standing === `${reader}-missed`;
  return isOwn ? outcomeWords[reader][standing] : outcomes[standing];
}
