import { useLocation } from "react-router";
import { currentAdmin } from "#security/guards.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNamesOfAssignment } from "#use-cases/assignments/assignments.ts";
import { aboutCourse } from "#parts/shared/about.ts";
import { requirePersonBehind } from "#use-cases/assignments/person-behind.ts";
import { loadEnding } from "#use-cases/assignments/endings.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { dayOf } from "#domain/timetable/series/series.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/weekly-lessons.ts";
import { nameBehind, pageBehind } from "./page-behind.ts";
import { WeeklyLessonsDialog } from "#parts/timetable/weekly/dialog.tsx";
import { keepWeeklyForm } from "#parts/timetable/weekly/keep-form.ts";
import { messages } from "#parts/timetable/weekly/messages.ts";
import { planFromForm } from "#parts/timetable/weekly/answer.ts";
import { suggestSeries } from "#parts/timetable/weekly/suggestion.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  screenTitle(matches, messages.title, nameBehind(matches));

export async function loader({ context, params }: Route.LoaderArgs) {
  const assignment = await loadEnding(context, params.assignmentId);
  const { studentName, tutorName, classId, subjectId } = assignment;
  const subject = subjectName(subjectId);
  return {
    owner: currentAdmin(context).accountId,
    about: messages.about(studentName, subject, className(classId), tutorName),
    // Not the last lesson's words: what tutors write for their students is not shown to admins.
    initial: suggestSeries(null, subject, dayOf(new Date()), assignment.roomUrl),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  await requirePersonBehind(context, params);
  const { planned, answer } = await planFromForm(context, request, {
    planner: "admin",
    assignmentId: params.assignmentId,
    requireOwn: () => loadEnding(context, params.assignmentId),
  });
  if (!planned) return answer;
  const names = await findNamesOfAssignment(context, params.assignmentId);
  const about = names && aboutCourse(names);
  return redirectAbout(context, pageBehind(params, url.search), "lessons-planned", about, {
    count: planned.lessons,
  });
}

export const clientAction = (args: Route.ClientActionArgs) => keepWeeklyForm(args);

/** The dialog over the admin's assignments that plans a weekly series for one of them. */
export default function WeeklyLessons({ loaderData, actionData, params }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <WeeklyLessonsDialog
      about={loaderData.about}
      closeTo={pageBehind(params, search)}
      initial={loaderData.initial}
      answer={actionData}
      refusal={null}
      owner={loaderData.owner}
    />
  );
}
