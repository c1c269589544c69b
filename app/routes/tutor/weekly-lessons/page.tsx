import { currentTutor } from "#security/guards.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findOwnCourse } from "#use-cases/teaching/notice-names.ts";
import { aboutCourse } from "#parts/shared/about.ts";
import { loadOwnAssignment } from "#use-cases/assignments/tutor-assignments.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { toContentInput } from "#domain/teaching/content.ts";
import { dayOf } from "#domain/timetable/series/series.ts";
import { WeeklyLessonsDialog } from "#parts/timetable/weekly/dialog.tsx";
import { keepWeeklyForm } from "#parts/timetable/weekly/keep-form.ts";
import { suggestSeries } from "#parts/timetable/weekly/suggestion.ts";
import { planFromForm } from "#parts/timetable/weekly/answer.ts";
import { requireContentKind } from "#parts/teaching/tutor/sections.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { messages } from "#parts/timetable/weekly/messages.ts";
import { describeOwnRefusal, findOwnRefusal } from "#parts/teaching/refusals/own-refusal.ts";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

const listOf = (assignmentId: string) => `/tutor-dashboard/${assignmentId}/live-sessions`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = requireContentKind(params.section);
  const { items, subjectId } = await loadOwnAssignment(context);
  const { accountId, tutor } = currentTutor(context);
  const last = kind === "live-session" ? items[0] : undefined;
  return {
    owner: accountId,
    initial: suggestSeries(
      last ? toContentInput(last) : null,
      subjectName(subjectId),
      dayOf(new Date()),
      tutor.roomUrl,
    ),
    refusal: findOwnRefusal(context, "add"),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { assignmentId } = params;
  requireContentKind(params.section);
  const { planned, answer } = await planFromForm(context, request, {
    planner: "tutor",
    assignmentId,
    requireOwn: () => loadOwnAssignment(context),
    notApproved: () => describeOwnRefusal(context, "add"),
  });
  if (!planned) return answer;
  const course = await findOwnCourse(context, assignmentId);
  const about = course && aboutCourse(course);
  return redirectAbout(context, listOf(assignmentId), "live-session-planned", about, {
    count: planned.lessons,
  });
}

export const clientAction = (args: Route.ClientActionArgs) => keepWeeklyForm(args);

/** The dialog over the tutor's Live Sessions tab that plans a weekly series. */
export default function WeeklyLessons({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <WeeklyLessonsDialog
      about={null}
      closeTo={listOf(params.assignmentId)}
      initial={loaderData.initial}
      answer={actionData}
      refusal={loaderData.refusal}
      owner={loaderData.owner}
    />
  );
}
