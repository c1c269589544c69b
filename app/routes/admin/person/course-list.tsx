import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import type { NoticeTone } from "#ui/notice.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { inlineLinkClass } from "#ui/text-link.tsx";
import { courseMessages as messages } from "./course-messages.ts";
import { Typed, typed } from "#shell/typed.tsx";

/** One assignment, as `describeCourse` returns it. */
export interface CourseRow {
  id: string;
  name: string;
  /** The other person: the tutor on a student's page, the student on a tutor's. */
  with: { name: string; to: string | null };
  status: { label: string; tone: NoticeTone };
  facts: string[];
  /** When the next lesson is; null for a course that has ended. */
  next: string | null;
  /** What the family asks of the tutor, a sentence each. */
  requests: string[];
  /** The chapters of its class and subject. */
  chaptersTo: string;
  canEnd: boolean;
  /** The address of the form that assigns the same again; null where it doesn't apply. */
  againTo: string | null;
}

/** A person's assignments, each with what can be done about it. */
export function CourseList({ courses, page }: { courses: CourseRow[]; page: string }) {
  return (
    <ul className="grid gap-3">
      {courses.map((course) => (
        <li
          key={course.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3 first:border-0 first:pt-0"
        >
          <div className="grid min-w-0 grow basis-64 gap-1">
            <h3 id={`course-${course.id}`} className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{course.name}</span>
              <Badge tone={course.status.tone}>{course.status.label}</Badge>
            </h3>
            <p className="text-sm wrap-anywhere text-muted">
              {messages.with}{" "}
              {course.with.to ? (
                <Typed
                  as={Link}
                  to={course.with.to}
                  className={`inline-flex min-h-6 items-center ${inlineLinkClass}`}
                >
                  {course.with.name}
                </Typed>
              ) : (
                typed(course.with.name)
              )}
              {course.facts.map((fact) => ` · ${fact}`)}
              {" · "}
              <Link
                to={course.chaptersTo}
                className={`inline-flex min-h-6 items-center print:hidden ${inlineLinkClass}`}
              >
                {messages.chapters}
              </Link>
            </p>
            {course.next && <p>{course.next}</p>}
            {course.requests.map((text) => (
              <p key={text} className="font-medium">
                {text}
              </p>
            ))}
          </div>
          <CourseActions course={course} page={page} />
        </li>
      ))}
    </ul>
  );
}

function CourseActions({ course, page }: { course: CourseRow; page: string }) {
  const { id, canEnd, againTo } = course;
  const path = `${page}/assignments/${id}`;
  const about = { tone: "quiet", "aria-describedby": `course-${id}` } as const;
  if (!canEnd && againTo === null) return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {canEnd && (
        <>
          <OpenButton to={`${path}/lessons/weekly`} {...about}>
            {messages.weekly}
          </OpenButton>
          <OpenButton to={`${path}/hand-over`} {...about}>
            {messages.handOver}
          </OpenButton>
          <OpenButton to={`${path}/end`} {...about}>
            {messages.end}
          </OpenButton>
        </>
      )}
      {againTo !== null && (
        <OpenButton to={againTo} {...about}>
          {messages.again}
        </OpenButton>
      )}
    </div>
  );
}
