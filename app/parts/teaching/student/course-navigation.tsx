import { NavLink } from "react-router";
import { places } from "#content/site/navigation.ts";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { Empty } from "#ui/empty.tsx";
import { NewMark } from "#ui/new-mark.tsx";
import { CourseLink } from "./course-link.tsx";
import type { CourseDescription } from "./descriptions.ts";
import { messages } from "./messages.ts";

const linkClass =
  "group flex min-h-11 items-center justify-between gap-2 rounded-control border border-transparent px-3 py-2 hover:bg-sunken forced-colors:border-[Canvas] aria-[current=page]:border-line forced-colors:aria-[current=page]:border-[Highlight] aria-[current=page]:bg-surface aria-[current=page]:font-semibold";

const barItemClass =
  "flex min-h-18 cursor-pointer flex-col items-center justify-center gap-1 px-1 text-center text-xs font-medium hyphens-auto wrap-anywhere hover:bg-sunken aria-[current=page]:text-text text-muted";

const drawerId = "course-list";

/** A list beside the page; on a phone a bar at the lower edge, and a drawer with the courses. */
export function CourseNavigation({ courses }: { courses: CourseDescription[] }) {
  const title = (
    <h2 id="my-courses" className="text-lg font-semibold">
      {messages.myCourses}
    </h2>
  );
  if (courses.length === 0) {
    return (
      <nav aria-labelledby="my-courses" className="grid min-w-0 gap-2">
        {title}
        <CourseLinks courses={courses} />
        <Empty art={<IkatEmpty className="w-32 max-lg:hidden" />}>{messages.noCourses}</Empty>
      </nav>
    );
  }
  return (
    <nav aria-labelledby="my-courses" className="min-w-0 max-lg:absolute">
      <Drawer
        id={drawerId}
        close={messages.close}
        title={title}
        bar={
          <div className="grid grid-cols-[repeat(4,minmax(22%,auto))]">
            <NavLink to="/dashboard" end className={barItemClass}>
              <BarSign path="M4 11l8-7 8 7v9h-6v-6h-4v6H4z" />
              {messages.bar.summary}
            </NavLink>
            <button type="button" popoverTarget={drawerId} className={barItemClass}>
              <BarSign path="M4 4h7v16H4zM13 4h7v16h-7z" />
              {messages.bar.courses}
            </button>
            <NavLink to="/dashboard/timetable" className={barItemClass}>
              <BarSign path="M4 6h16v14H4zM4 11h16M9 3v5M15 3v5" />
              {places.timetable}
            </NavLink>
            <a href="#announcements" className={barItemClass}>
              <BarSign path="M4 10v5h3l8 5V5l-8 5zM18 9v7" />
              {messages.bar.announcements}
            </a>
          </div>
        }
      >
        <CourseLinks courses={courses} />
      </Drawer>
    </nav>
  );
}

function CourseLinks({ courses }: { courses: CourseDescription[] }) {
  return (
    <ul className="grid gap-1">
      <li>
        <NavLink to="/dashboard" end className={linkClass}>
          {messages.summary}
        </NavLink>
      </li>
      <li>
        <NavLink to="/dashboard/progress" className={linkClass}>
          {messages.progress}
        </NavLink>
      </li>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseLink id={course.id} className={linkClass}>
            <span className="min-w-0">
              {course.name}
              {course.ended && (
                <span className="block text-sm/dense font-normal text-muted">{course.ended}</span>
              )}
            </span>
            {course.newItems > 0 && (
              // Not for the open page, which shows the new items.
              <span className="group-aria-[current=page]:hidden">
                <NewMark>{messages.newItems(course.newItems)}</NewMark>
              </span>
            )}
          </CourseLink>
        </li>
      ))}
    </ul>
  );
}

function BarSign({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6 fill-none stroke-current stroke-2"
    >
      <path d={path} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
