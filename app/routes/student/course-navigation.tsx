import { NavLink } from "react-router";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { Empty } from "#ui/empty.tsx";
import { NewMark } from "#ui/new-mark.tsx";
import { CourseLink } from "./course-link.tsx";
import type { CourseDescription } from "./descriptions.ts";
import { messages } from "./messages.ts";

const linkClass =
  "group flex min-h-11 items-center justify-between gap-2 rounded-control border border-line px-3 py-2 whitespace-nowrap hover:bg-sunken aria-[current=page]:bg-surface aria-[current=page]:border-edge aria-[current=page]:font-semibold lg:border-transparent lg:whitespace-normal lg:aria-[current=page]:border-line";

/** One row to swipe on a phone, a list beside the page on a wide screen. */
export function CourseNavigation({ courses }: { courses: CourseDescription[] }) {
  return (
    <nav aria-labelledby="my-courses" className="grid min-w-0 gap-2">
      <h2 id="my-courses" className="text-lg font-semibold">
        {messages.myCourses}
      </h2>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:grid lg:gap-1 lg:overflow-visible lg:p-0">
        <li>
          <NavLink to="/dashboard" end className={linkClass}>
            {messages.summary}
          </NavLink>
        </li>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseLink id={course.id} className={linkClass}>
              {course.name}
              {course.newItems > 0 && (
                // The page that is open shows them: they are being read.
                <span className="group-aria-[current=page]:hidden">
                  <NewMark>{messages.newItems(course.newItems)}</NewMark>
                </span>
              )}
            </CourseLink>
          </li>
        ))}
      </ul>
      {courses.length === 0 && (
        <Empty art={<IkatEmpty className="w-32" />}>{messages.noCourses}</Empty>
      )}
    </nav>
  );
}
