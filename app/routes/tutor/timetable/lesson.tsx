import { data, Link, useRouteLoaderData } from "react-router";
import type { CourseLesson } from "#data/timetable/course-lesson.ts";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { aboutCourse } from "#parts/shared/about.ts";
import { loadOwnLesson } from "#use-cases/timetable/tutor-timetable.ts";
import { className, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { answerDays } from "#domain/lessons/settlement.ts";
import { day } from "#domain/shared/durations.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { endOf } from "#domain/timetable/lesson.ts";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { describeStanding } from "#parts/lessons/outcome/describe.ts";
import { messages as shared } from "#parts/teaching/tutor/messages.ts";
import { describeMovable, moveByForm } from "#parts/timetable/move/answer.ts";
import { MoveForm } from "#parts/timetable/move/form.tsx";
import { movedFlash } from "#parts/timetable/move/notices.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import { describeOwnRefusal } from "#parts/teaching/refusals/own-refusal.ts";
import type { Route } from "./+types/lesson.ts";
import { messages } from "./lesson-messages.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title);

const timetable = "/tutor-dashboard/timetable";

export async function loader({ context, params }: Route.LoaderArgs) {
  const lesson = await loadOwnLesson(context, params.lessonId);
  const { title, studentName, subjectId, classId, assignmentId } = lesson;
  return {
    title,
    with: messages.with(
      studentName,
      shared.courseTitle(subjectName(subjectId), className(classId)),
    ),
    ...describeMovable(lesson),
    ...describeOutcome(lesson, Date.now()),
    editTo: `/tutor-dashboard/${assignmentId}/live-sessions/${lesson.id}/edit`,
    allTo: `/tutor-dashboard/${assignmentId}/live-sessions`,
  };
}

/** How a lesson that is over turned out, and where its tutor can still say so. */
function describeOutcome(lesson: CourseLesson, now: number) {
  const { id, startsAt, minutes, recorded, isOwnToSettle } = lesson;
  const end = endOf({ startsAt: startsAt.getTime(), minutes });
  const isOpen = now >= end && now < end + answerDays * day;
  const canSettle = isOpen && isOwnToSettle && !recorded.isDisputed && !recorded.isOld;
  return {
    outcome: describeStanding({ ...lesson, cancelled: null }, "tutor", now),
    settleTo: canSettle ? `/tutor-dashboard/sessions/${id}/finish` : null,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const lesson = await loadOwnLesson(context, params.lessonId);
  const form = await readForm(request, context);
  const moved = await moveByForm(context, "tutor", lesson, form, () =>
    describeOwnRefusal(context, "manage"),
  );
  if (!moved.ok) return data(moved.answer, { status: moved.status });
  const { date } = toIndiaDateTimeFields(moved.to);
  const { code, ...details } = movedFlash(lesson.id, moved);
  return redirectAbout(context, `${timetable}?day=${date}`, code, aboutCourse(lesson), details);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { field: null, booking: null, typed: undefined, scope: "this" as const });

/** A lesson of the tutor's week, with the form that moves it. */
export default function Lesson({ loaderData: lesson, actionData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  return (
    <Dialog title={lesson.title} closeTo={`${timetable}?day=${lesson.date}`}>
      <p>
        {lesson.with}
        <br />
        {lesson.at}
      </p>
      {lesson.outcome && <p className="font-semibold">{lesson.outcome}</p>}
      {lesson.settleTo && (
        <p className="-mx-4">
          <Link to={lesson.settleTo} className={buttonClass("plain")}>
            {messages.settle}
          </Link>
        </p>
      )}
      <p className="-mx-4 flex flex-wrap">
        <Link to={lesson.editTo} className={buttonClass("plain")}>
          {messages.edit}
        </Link>
        <Link to={lesson.allTo} className={buttonClass("plain")}>
          {messages.all}
        </Link>
      </p>
      {layout?.canManage && <MoveForm lesson={lesson} answer={actionData} />}
    </Dialog>
  );
}
