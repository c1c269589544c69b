import { data, useRouteLoaderData } from "react-router";
import { takeFlashMessage } from "#request/flash-message.ts";
import { viewOwnCourses, type OwnCourses } from "#use-cases/student/courses.ts";
import { isClassId, knownSubjects } from "#domain/catalogue-ids.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { guardianTask } from "#domain/guardian.ts";
import { buttonClass } from "#ui/button.tsx";
import { AccessBadge } from "../access-badge.tsx";
import { CalendarCard } from "../../calendar-card.tsx";
import { forwardLoaderHeaders } from "../../headers.ts";
import { GuardianCard } from "../../guardian-card.tsx";
import { PasswordAdvice } from "../../password-advice.tsx";
import { PasskeyOffer } from "../../passkey-offer.tsx";
import { CourseLink } from "../course-link.tsx";
import type { loader as layoutLoader } from "../layout.tsx";
import { describeCourse, describeNextSession } from "../descriptions.ts";
import { messages } from "../messages.ts";
import { useVisitNews } from "../use-visit-news.ts";
import type { Route } from "./+types/page.ts";
import { NextSession } from "./next-session.tsx";
import { News } from "./news.tsx";

export { ErrorBoundary } from "../screen-error.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { record, courses, now } = await viewOwnCourses(context, request);
  const chosen = record.selectedClass;
  const { notice, headers: taken } = await takeFlashMessage(context, request);
  const loaded = {
    className: isClassId(chosen) ? className(chosen) : chosen,
    subjects: knownSubjects(record.selectedSubjects).map(subjectName),
    courses: courses.map(describeCourse),
    nextSession: describeNextSession({ courses }),
    calendar: record.calendar,
    guardianTask: describeTask(record, now),
    notice: notice?.code ?? null,
    now: now.getTime(),
  };
  return data(loaded, { headers: taken });
}

export const headers = forwardLoaderHeaders;

function describeTask(record: OwnCourses["record"], now: Date) {
  const task = guardianTask(record, now);
  return task?.state === "asked" && task.question !== "answer" ? task.question : null;
}

const none: { id: string; isNew: boolean }[] = [];

export default function Summary({ loaderData }: Route.ComponentProps) {
  const { courses, subjects } = loaderData;
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/student/layout");
  const announcements = useVisitNews(layout?.announcements ?? none);
  return (
    <div className="grid gap-6">
      <PasswordAdvice code={loaderData.notice} />
      <PasskeyOffer />
      {courses.some(({ access }) => access === "open") && (
        <NextSession session={loaderData.nextSession} now={loaderData.now} />
      )}
      <News courses={courses} announcements={announcements.filter(({ isNew }) => isNew).length} />
      <h1 className="text-3xl font-semibold">{messages.summary}</h1>
      <dl className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-3">
        <div>
          <dt className="text-sm text-muted">{messages.yourClass}</dt>
          <dd className="text-lg font-semibold">{loaderData.className}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{messages.yourSubjects}</dt>
          <dd>{subjects.join(", ") || messages.noneChosen}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{messages.yourCourses}</dt>
          <dd className="text-lg font-semibold">{courses.length}</dd>
        </div>
      </dl>
      <ul className="grid gap-4 sm:grid-cols-2">
        {courses.map((course) => (
          <li
            key={course.id}
            className="grid content-start justify-items-start gap-3 rounded-card border border-line bg-surface p-5"
          >
            <h2 className="text-lg font-semibold">{course.name}</h2>
            {course.tutorNames.length > 0 && (
              <p className="text-muted">{messages.taughtBy(course.tutorNames.join(", "))}</p>
            )}
            <AccessBadge access={course.access} />
            {course.isWaiting && <p>{messages.tutorAway}</p>}
            <CourseLink id={course.id} className={buttonClass("quiet")}>
              {messages.openCourse}
              <span className="sr-only">: {course.name}</span>
            </CourseLink>
          </li>
        ))}
      </ul>
      {loaderData.guardianTask && <GuardianCard task={loaderData.guardianTask} />}
      <CalendarCard address={loaderData.calendar} now={loaderData.now} />
    </div>
  );
}
