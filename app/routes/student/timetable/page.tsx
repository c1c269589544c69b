import { useRouteLoaderData } from "react-router";
import { loadOwnWeek } from "#use-cases/timetable/student-timetable.ts";
import type { StoredLesson } from "#data/timetable/week.ts";
import { subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { lessonInList } from "#parts/timetable/lesson-in-list.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { WeekLinks } from "#parts/timetable/week/links.tsx";
import { messages } from "#parts/timetable/week/messages.ts";
import { ShareWeek } from "#parts/timetable/week/share-week.tsx";
import { WeekTable } from "#parts/timetable/week/table.tsx";
import { readWeek } from "#parts/timetable/week/request.ts";
import type { ShownLesson } from "#parts/timetable/week/blocks.ts";
import { markOf } from "#parts/timetable/week/outcome.ts";
import { describeWeek } from "#parts/timetable/week/view.ts";
import type { loader as layoutLoader } from "../layout.tsx";
import type { Route } from "./+types/page.ts";
import { JoinNow } from "./join-now.tsx";
import { typed } from "#shell/typed.tsx";
import { PageTitle } from "#ui/page-title.tsx";

export { ErrorBoundary } from "#parts/teaching/student/screen-error.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

const path = "/dashboard/timetable";

function toShown(lesson: StoredLesson, now: Date): ShownLesson {
  const { id, assignmentId, subjectId, tutorName } = lesson;
  return {
    ...lesson,
    mark: markOf(lesson, "student", now),
    details: [subjectName(subjectId), tutorName].filter(Boolean),
    link: lessonInList(`/dashboard/courses/${assignmentId}`, id),
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readWeek(url.searchParams, new Date());
  const { lessons, holidays, now } = await loadOwnWeek(context, asked.week);
  return {
    week: describeWeek(asked, {
      lessons: lessons.map((lesson) => toShown(lesson, now)),
      hours: { hours: [], timeOff: [], holidays },
      canAdd: false,
      now,
    }),
    // What can be joined today, now or later, so that Join appears without a reload.
    coming: lessons
      .filter(({ state, isWaiting }) => state === "planned" && !isWaiting)
      .map(({ id, title, url, minutes, startsAt }) => ({
        id,
        title,
        url,
        minutes,
        startsAt: startsAt.getTime(),
      })),
  };
}

/** `/dashboard/timetable`: the student's week. */
export default function Timetable({ loaderData }: Route.ComponentProps) {
  const { week, coming } = loaderData;
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/student/layout");
  const isEmpty = week.days.every(({ lessons }) => lessons.length === 0);
  return (
    <div className="week-page grid grid-cols-1 gap-4">
      <div>
        <PageTitle size="growing">
          {messages.title}
          <span className="hidden print:inline"> · {typed(layout?.firstName)}</span>
        </PageTitle>
        <p className="text-sm text-muted">{messages.zone}</p>
      </div>
      <JoinNow lessons={coming} now={week.now} />
      <WeekLinks path={path} week={week} days={week} />
      {isEmpty && <p role="status">{messages.none}</p>}
      <WeekTable week={week} reloads />
      {!isEmpty && <ShareWeek title={messages.title} week={week} />}
    </div>
  );
}
