import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { isRecordId } from "#domain/shared/record-id.ts";
import { checkTimeOff, type TimeOffProblem } from "#domain/timetable/week/days.ts";
import type { DayRange } from "#domain/timetable/planning.ts";
import type { Dealt } from "#use-cases/timetable/away.ts";

/** The days that an address or a form asks for; today, where it names none. */
export function readDays(
  text: (name: string) => string,
  now: Date,
): { days: DayRange; problem: TimeOffProblem | null; field: keyof DayRange | null } {
  const { date: today } = toIndiaDateTimeFields(now);
  const typed = { firstDay: text("firstDay"), lastDay: text("lastDay") };
  const days =
    typed.firstDay === "" && typed.lastDay === "" ? { firstDay: today, lastDay: today } : typed;
  const failure = checkTimeOff(days, today);
  return failure
    ? { days: { firstDay: today, lastDay: today }, ...failure }
    : { days, problem: null, field: null };
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
export function queryOf({ firstDay, lastDay }: DayRange, dealt: readonly Dealt[] = []): string {
  const params = new URLSearchParams({ firstDay, lastDay });
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
