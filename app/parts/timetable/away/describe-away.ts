import { data } from "react-router";
import type { AwayTutor } from "#data/timetable/away.ts";
import type { TimeOffDays } from "#domain/timetable/week/days.ts";
import { readTimeOffReason } from "#domain/timetable/time-off.ts";
import type { Context } from "#request/context.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import type { Fields } from "#request/form.ts";
import type { Planner } from "#use-cases/timetable/change-lessons.ts";
import { dealWithAway, loadAway } from "#use-cases/timetable/away.ts";
import { describeTimeOff } from "#parts/timetable/time-off/describe.ts";
import { noticeOf, readChosenWays, type DealAnswer } from "./deal.ts";
import { describeDesk } from "./describe-desk.ts";
import { messages } from "./desk-messages.ts";
import { queryOf, readDays, type DealtInAddress } from "./request.ts";

/** A tutor's lessons of some time off as the desk shows them. @param links to other times */
export function describeAwayDesk(
  planner: Planner,
  tutor: AwayTutor,
  { days, dealt, query }: { days: TimeOffDays; dealt: readonly DealtInAddress[]; query: string },
  links: readonly { label: string; to: string }[],
) {
  return {
    ...describeDesk({ planner, query }, tutor, dealt),
    days: describeTimeOff(days),
    saved: tutor.isSaved ? messages.saved : null,
    links,
    reason: messages.usualReason,
  };
}

/**
 * Carries out a form of the desk of a tutor who is away.
 *
 * @param address of the desk, without a query
 * @throws 404 for no tutor
 */
export async function dealByForm(
  context: Context,
  planner: Planner,
  { tutorId, address }: { tutorId: string; address: string },
  form: Fields,
) {
  const { days, problem: daysProblem } = readDays((name) => form.text(name), new Date());
  const isEmpty = form.text("firstDay") === "" && form.text("lastDay") === "";
  const problem = isEmpty ? "day-missing" : daysProblem;
  const { problem: reasonProblem, ...chosen } = readChosenWays(form);
  const refuse = async (status: number, error: string, isReason = false) => {
    await loadAway(context, planner, tutorId, days);
    return data<DealAnswer>({ error, isReason, reason: chosen.reason }, { status });
  };
  if (problem) return refuse(400, messages.problems[problem]);
  if (reasonProblem) return refuse(400, reasonProblem, true);
  const away = { ...days, reason: readTimeOffReason(form.text("why")) };
  const result = await dealWithAway(context, planner, tutorId, away, chosen);
  if (!result.ok) return refuse(409, messages.notPossible[planner]);
  const dealt = result.value;
  const code = noticeOf(dealt, { all: "away-saved", none: "time-off-saved" });
  return redirectWithFlashMessage(context, `${address}?${queryOf(days, dealt)}`, code);
}
