import { Outlet, useLocation } from "react-router";
import { currentStudent, guardStudent } from "#security/guards.ts";
import { loadOwnCourses, shareOwnCourses } from "#use-cases/teaching/courses.ts";
import { splitName } from "#domain/account/account.ts";
import { BusyRegion } from "#ui/busy-region.tsx";
import { usePendingLocation } from "#ui/pending.ts";
import { keepPageOnFailure } from "#shell/keep-page-on-failure.ts";
import { LiveUpdates } from "#shell/live-updates.tsx";
import { LogoutForm } from "#shell/logout-form.tsx";
import { Shell, shellWidth } from "#shell/shell.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/layout.ts";
import { AnnouncementList } from "#parts/teaching/student/announcement-list.tsx";
import { CourseNavigation } from "#parts/teaching/student/course-navigation.tsx";
import { describeCourse, describeTeachers } from "#parts/teaching/student/descriptions.ts";
import { messages } from "#parts/teaching/student/messages.ts";
import { TeacherList } from "#parts/teaching/student/teacher-list.tsx";

export const middleware: Route.MiddlewareFunction[] = [guardStudent, shareOwnCourses];

export const clientMiddleware = [keepPageOnFailure];

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

export async function loader({ context }: Route.LoaderArgs) {
  const { email, student } = currentStudent(context);
  const { courses, announcements } = await loadOwnCourses(context);
  const described = courses.map(describeCourse);
  const nameOf = new Map(described.map(({ id, name }) => [id, name]));
  return {
    email,
    firstName: splitName(student.name).firstName,
    courses: described,
    teachers: describeTeachers(courses),
    announcements: announcements.map(({ assignmentId, courseId, ...announcement }) => ({
      ...announcement,
      courseName: nameOf.get(assignmentId ?? courseId ?? "") ?? "",
    })),
  };
}

export default function StudentLayout({ loaderData }: Route.ComponentProps) {
  const { email, firstName, courses, teachers, announcements } = loaderData;
  const { pathname } = useLocation();
  const moving = usePendingLocation();
  return (
    <>
      <LiveUpdates />
      <Shell home="/dashboard" hasLessons identity={null} />
      <div
        className={`${shellWidth} grid gap-6 py-6 lg:grid-cols-[18rem_1fr] lg:gap-10 print:block`}
      >
        {/* On a phone the page comes before announcements and teachers. */}
        <aside
          aria-label={messages.sidebar}
          className="contents wrap-anywhere lg:grid lg:content-start lg:gap-8 print:hidden"
        >
          <div className="order-1 grid min-w-0 gap-4 lg:gap-6">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:grid lg:justify-items-start">
              <div className="min-w-0">
                <p className="font-heading text-2xl font-semibold">{messages.welcome(firstName)}</p>
                <p className="max-w-full text-muted">{email}</p>
              </div>
              <LogoutForm />
            </div>
            <CourseNavigation courses={courses} />
          </div>
          <div className="order-3 grid content-start gap-8">
            <AnnouncementList announcements={announcements} />
            <TeacherList teachers={teachers} />
          </div>
        </aside>
        <main id="main" tabIndex={-1} className="order-2 min-w-0 wrap-anywhere outline-none">
          <BusyRegion
            isBusy={moving !== null && moving.pathname !== pathname}
            busyLabel={messages.loading}
          >
            <Outlet />
          </BusyRegion>
        </main>
      </div>
    </>
  );
}
