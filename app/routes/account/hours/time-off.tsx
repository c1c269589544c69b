import { data, redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { currentTutor } from "#security/guards.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { describeTimeOff } from "#parts/timetable/time-off/describe.ts";
import { loadAway } from "#use-cases/timetable/away.ts";
import { addOwnTimeOff, guardOwnHours } from "#use-cases/timetable/hours.ts";
import { readTimeOffReason } from "#domain/timetable/time-off.ts";
import { checkTimeOff } from "#domain/timetable/week/days.ts";
import { queryOf } from "#parts/timetable/away/request.ts";
import { AccountFrame } from "#parts/account/frame.tsx";
import { timeOffProblems } from "#parts/timetable/time-off/problem-messages.ts";
import { readTimeOff } from "#parts/timetable/time-off/read.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/time-off.ts";
import { messages } from "./messages.ts";
import { TimeOffForm } from "./time-off-form.tsx";

export const middleware: Route.MiddlewareFunction[] = [guardOwnHours];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.addTitle);

const hours = "/account/hours";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const values = readTimeOff(form.text);
  const reason = readTimeOffReason(form.text("reason"));
  const failure = checkTimeOff(values, new Date());
  if (failure) {
    const { problem, field } = failure;
    return data({ error: timeOffProblems[problem], field, values, reason }, { status: 400 });
  }
  const { lessons } = await loadAway(context, "tutor", currentTutor(context).accountId, values);
  if (lessons.length > 0) {
    // Nothing is saved before the tutor has seen which lessons are in it.
    const why = reason ?? "";
    return redirect(`/tutor-dashboard/away?${queryOf(values)}&${new URLSearchParams({ why })}`);
  }
  await addOwnTimeOff(context, values, reason);
  return redirectAbout(context, hours, "time-off-added", describeTimeOff(values, new Date()));
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { field: null, values: undefined, reason: null });

/** `/account/hours/time-off`: the form alone, where it is shown again with what is wrong. */
export default function AddTimeOff({ actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={messages.addTitle} back={{ to: hours, label: messages.title }}>
      <p className="max-w-prose text-muted">{messages.timeOffText}</p>
      <TimeOffForm refusal={actionData} />
    </AccountFrame>
  );
}
