import { NavLink } from "react-router";
import { IkatEmpty } from "#art/ikat-empty.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { Empty } from "#ui/empty.tsx";
import { NewMark } from "#ui/new-mark.tsx";
import { CourseLink } from "./course-link.tsx";
import type { CourseDescription } from "./descriptions.ts";
import { messages } from "./messages.ts";

const linkClass =
  "group flex min-h-11 items-center justify-between gap-2 rounded-control border border-transparent px-3 py-2 hover:bg-sunken forced-colors:border-[Canvas] aria-[current=page]:border-line forced-colors:aria-[current=page]:border-[Highlight] aria-[current=page]:bg-surface aria-[current=page]:font-semibold";

const drawerId = "course-list";

/** A list beside the page; on a phone a button that opens a drawer with the courses. */
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
    <nav aria-labelledby="my-courses" className="min-w-0">
      <Drawer
        id={drawerId}
        close={messages.close}
        title={title}
        opener={
          <div className="flex flex-wrap gap-2">
            <Button type="button" tone="quiet" className="grow" popoverTarget={drawerId}>
              {messages.courses} <span aria-hidden="true">▾</span>
            </Button>
            <a href="#announcements" className={`${buttonClass("quiet")} grow`}>
              {messages.announcements}
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
