import { data } from "react-router";
import type { AwayTutor } from "#data/timetable/away.ts";
import { checkTimeOff, type TimeOffDays } from "#domain/timetable/week/days.ts";
import { readTimeOffReason } from "#domain/timetable/time-off.ts";
import type { Context } from "#request/context.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutDays } from "#parts/shared/about.ts";
import { findNameOfTutor } from "#use-cases/people/tutors.ts";
import type { Fields } from "#request/form.ts";
import type { Planner } from "#use-cases/timetable/change-lessons.ts";
import { dealWithAway, loadAway } from "#use-cases/timetable/away.ts";
import { describeTimeOff } from "#parts/timetable/time-off/describe.ts";
import { timeOffProblems } from "#parts/timetable/time-off/problem-messages.ts";
import { readTimeOff } from "#parts/timetable/time-off/read.ts";
import { noticeOf, readChosenWays, type DealAnswer } from "./deal.ts";
import { describeDesk } from "./describe-desk.ts";
import { messages } from "./desk-messages.ts";
import { queryOf, readDays, readDealt } from "./request.ts";

/** A desk of a tutor who is away: whose it is, and its address without a query. */
interface Place {
  planner: Planner;
  tutorId: string;
  address: string;
}

/**
 * A tutor, and their lessons of the time that an address asks for as the desk shows them.
 *
 * @param others times that the desk links to, of a tutor with the time that is shown
 * @throws 404 for no tutor
 */
export async function loadDesk(
  context: Context,
  { planner, tutorId, address }: Place,
  params: URLSearchParams,
  others: (
    tutor: AwayTutor,
    days: TimeOffDays,
    now: Date,
  ) => readonly { label: string; days: TimeOffDays }[],
) {
  const now = new Date();
  const { days, typed, problem, field } = readDays((name) => params.get(name) ?? "", now);
  const dealt = readDealt(params);
  const ids = dealt.map(({ lessonId }) => lessonId);
  const tutor = await loadAway(context, planner, tutorId, days, ids);
  const query = `${queryOf(days)}&${new URLSearchParams({ dealt: params.get("dealt") ?? "" })}`;
  return {
    tutor,
    shown: { days, typed, error: problem && timeOffProblems[problem], field },
    desk: {
      ...describeDesk({ planner, query }, tutor, dealt, now),
      days: describeTimeOff(days, now),
      saved: tutor.isSaved ? messages.saved : null,
      links: others(tutor, days, now).map((other) => ({
        label: other.label,
        to: `${address}?${queryOf(other.days)}`,
      })),
      reason: messages.usualReason,
    },
  };
}

/** Carries out a form of the desk of a tutor who is away. @throws 404 for no tutor */
export async function dealByForm(
  context: Context,
  { planner, tutorId, address }: Place,
  form: Fields,
) {
  const days = readTimeOff(form.text);
  const failure = checkTimeOff(days, new Date());
  const { problem, ...chosen } = readChosenWays(form);
  const refuse = async (status: number, error: string, isReason = false) => {
    await loadAway(context, planner, tutorId, days);
    return data<DealAnswer>({ error, isReason, reason: chosen.reason }, { status });
  };
  if (failure) return refuse(400, timeOffProblems[failure.problem]);
  if (problem) return refuse(400, problem, true);
  const away = { ...days, reason: readTimeOffReason(form.text("why")) };
  const result = await dealWithAway(context, planner, tutorId, away, chosen);
  if (!result.ok) return refuse(409, messages.notPossible[planner]);
  const dealt = result.value;
  const code = noticeOf(dealt, { all: "away-saved", none: "time-off-saved" });
  const name = planner === "admin" ? await findNameOfTutor(context, tutorId) : null;
  const about = aboutDays(name, describeTimeOff(days, new Date()));
  return redirectAbout(context, `${address}?${queryOf(days, dealt)}`, code, about);
}
