import { NavLink } from "react-router";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { Empty } from "#ui/empty.tsx";
import type { CourseDescription } from "./descriptions.ts";
import { messages } from "./messages.ts";

const linkClass =
  "flex min-h-11 items-center rounded-control border border-transparent px-3 py-2 hover:bg-sunken aria-[current=page]:border-line aria-[current=page]:bg-surface aria-[current=page]:font-semibold";

export function CourseNavigation({ courses }: { courses: CourseDescription[] }) {
  return (
    <nav aria-labelledby="my-courses" className="grid gap-2">
      <h2 id="my-courses" className="text-lg font-semibold">
        {messages.myCourses}
      </h2>
      <NavLink to="/dashboard" end className={linkClass}>
        {messages.summary}
      </NavLink>
      {courses.length === 0 && (
        <Empty art={<IkatEmpty className="w-32" />}>{messages.noCourses}</Empty>
      )}
      <ul className="grid gap-1">
        {courses.map((course) => (
          <li key={course.id}>
            <NavLink
              to={`/dashboard/courses/${encodeURIComponent(course.id)}`}
              className={linkClass}
            >
              {course.name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
