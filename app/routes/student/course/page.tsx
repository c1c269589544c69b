import { data } from "react-router";
import type { CourseItem } from "#data/teaching/course-items.ts";
import { framesContext } from "#request/context.ts";
import { loadOwnCourse, viewOwnCourse } from "#use-cases/teaching/courses.ts";
import { frameOrigins } from "#domain/teaching/embed.ts";
import { nameMoment } from "#domain/shared/dates.ts";
import { formatMark } from "#domain/teaching/mark.ts";
import { Notice, noticeClass } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass } from "#ui/card.tsx";
import { describeOpen } from "#parts/timetable/request/describe.ts";
import { describeStanding } from "#parts/lessons/outcome/describe.ts";
import { describeReport } from "#parts/lessons/report/describe.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { AccessBadge } from "#parts/teaching/student/access-badge.tsx";
import { describeCourse, describeHomework } from "#parts/teaching/student/descriptions.ts";
import { messages as shared } from "#parts/teaching/student/messages.ts";
import type { Route } from "./+types/page.ts";
import { OpenCourse } from "./open-course.tsx";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.course.name);

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const all = url.searchParams.get("lessons") === "all";
  const { course, items, hidden, lastReport, now } = await viewOwnCourse(
    context,
    request,
    params.courseId,
    all,
  );
  if (course.access === "open") context.set(framesContext, Object.values(frameOrigins));
  const described = items.map(({ recorded, report, ...item }) => ({
    ...item,
    outcome: describePast({ ...item, recorded, report }, now.getTime()),
    request: item.request && describeOpen(item.request, now),
    markText: formatMark(item),
  }));
  return {
    course: describeCourse(course),
    items: described,
    hidden,
    all,
    homework: course.assignments.flatMap(({ homework }) =>
      homework.map((one) => describeHomework(one, now)),
    ),
    lastReport: lastReport && {
      title: nameMoment(lastReport.startsAt, now),
      text: describeReport(lastReport, now).text,
    },
    now: now.getTime(),
  };
}

/** How a lesson turned out, and what it was about; the page of its outcome has the whole report. */
function describePast(item: Pick<CourseItem, DescribedField>, now: number): string | null {
  const outcome = describeStanding(item, "student", now);
  return outcome && item.report
    ? `${outcome} · ${describeReport(item.report, new Date(now)).summary}`
    : outcome;
}

type DescribedField = "startsAt" | "minutes" | "cancelled" | "recorded" | "report";

/** The page takes no form; another student's course is a 404 here too (§6). */
export async function action({ context, params }: Route.ActionArgs) {
  await loadOwnCourse(context, params.courseId);
  throw data("no-form", { status: 405 });
}

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, ...content } = loaderData;
  return (
    <div className="grid gap-8">
      <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        <img
          src={course.picture}
          alt=""
          width="480"
          height="360"
          className="aspect-4/3 w-16 sm:w-24"
        />
        <div>
          <PageTitle size="growing" className="leading-tight">
            {course.name}
          </PageTitle>
          {course.tutorNames.length > 0 && (
            <p className="text-muted">{shared.taughtBy(course.tutorNames.join(", "))}</p>
          )}
        </div>
        {course.ended && (
          <div className={`col-span-2 ${noticeClass("caution")}`}>
            <p className="font-semibold">{course.ended}</p>
            <p>{messages.endedText}</p>
          </div>
        )}
        {course.isWaiting && (
          <div className="col-span-2">
            <Notice tone="caution">{shared.tutorAway}</Notice>
          </div>
        )}
      </header>
      {course.access === "open" ? (
        <OpenCourse
          key={course.id}
          {...content}
          picture={course.picture}
          isEnded={course.ended !== null}
          page={`/dashboard/courses/${encodeURIComponent(course.id)}`}
        />
      ) : (
        <div className={`${cardClass} grid justify-items-start gap-3 p-5`}>
          <AccessBadge access={course.access} />
          <p>{messages.accessDetail[course.access]}</p>
        </div>
      )}
    </div>
  );
}
