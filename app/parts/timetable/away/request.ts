import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import {
  checkTimeOff,
  wholeDays,
  type TimeOffDays,
  type TimeOffProblem,
} from "#domain/timetable/week/days.ts";
import { timeOffQuery } from "#parts/timetable/time-off/query.ts";
import { readTimeOff } from "#parts/timetable/time-off/read.ts";
import type { Dealt } from "#use-cases/timetable/away.ts";

/** The whole of a moment's day in India. */
export function dayOf(moment: Date): TimeOffDays {
  return wholeDays(toIndiaDateTimeFields(moment).date);
}

/** The time off that an address or a form asks for, and as it was typed; today, where it names no day. */
export function readDays(
  text: (name: string) => string,
  now: Date,
): {
  days: TimeOffDays;
  typed: TimeOffDays;
  problem: TimeOffProblem | null;
  field: keyof TimeOffDays | null;
} {
  const today = dayOf(now);
  const asked = readTimeOff(text);
  const { firstDay, lastDay } = asked.firstDay === "" && asked.lastDay === "" ? today : asked;
  const typed = { ...asked, firstDay, lastDay };
  const failure = checkTimeOff(typed, now);
  return failure
    ? { days: today, typed, ...failure }
    : { days: typed, typed, problem: null, field: null };
}

/** What was done with a lesson, as the address of the page that follows says it. */
export interface DealtInAddress {
  lessonId: string;
  /** When it was before, in milliseconds since 1970. */
  was: number;
  refusal: Dealt["refusal"];
}

/** More than the desk shows at once. */
const mostDealt = 60;

const toText = (dealt: readonly Dealt[]) =>
  dealt
    .map(({ lessonId, was, refusal }) => [lessonId, was.getTime(), refusal ?? "done"].join("."))
    .join(",");

/** The query of the desk after some lessons were dealt with. */
export function queryOf(days: TimeOffDays, dealt: readonly Dealt[] = []): string {
  const params = timeOffQuery(days);
  if (dealt.length > 0) params.set("dealt", toText(dealt));
  return String(params);
}

/** The same of a desk without days, with its question mark; empty for none. */
export const dealtQuery = (dealt: readonly Dealt[]) =>
  dealt.length > 0 ? `?${new URLSearchParams({ dealt: toText(dealt) })}` : "";

/** Reads what `queryOf` or `dealtQuery` has written; whatever else an address says is passed over. */
export function readDealt(params: URLSearchParams): DealtInAddress[] {
  const entries = (params.get("dealt") ?? "").split(",").slice(0, mostDealt);
  return entries.flatMap((entry) => {
    const match = /^([\da-f-]{36})\.(\d{1,14})\.(done|taken|changed)$/.exec(entry);
    const [, lessonId = "", was = "", what] = match ?? [];
    if (!isRecordId(lessonId)) return [];
    const refusal = what === "taken" || what === "changed" ? what : null;
    return [{ lessonId, was: Number(was), refusal }];
  });
}
