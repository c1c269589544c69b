import { buttonClass } from "#ui/button.tsx";
import { cardClass } from "#ui/card.tsx";
import { AccessBadge } from "#parts/teaching/student/access-badge.tsx";
import { CourseLink } from "#parts/teaching/student/course-link.tsx";
import type { CourseDescription } from "#parts/teaching/student/descriptions.ts";
import { messages } from "#parts/teaching/student/messages.ts";

/** One of the student's courses, with its tutor and the way in. */
export function CourseCard({ course }: { course: CourseDescription }) {
  return (
    <li
      className={`${cardClass} grid grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-4 gap-y-3 p-4`}
    >
      <img src={course.picture} alt="" width="480" height="360" className="aspect-4/3 w-20" />
      <div className="grid grid-cols-1 justify-items-start gap-1">
        <h3 className="text-lg leading-tight font-semibold">{course.name}</h3>
        {course.tutorNames.length > 0 && (
          <p className="text-muted">{messages.taughtBy(course.tutorNames.join(", "))}</p>
        )}
        {course.ended ? (
          <p className="text-sm font-medium text-caution-text">{course.ended}</p>
        ) : (
          <AccessBadge access={course.access} />
        )}
      </div>
      {course.isWaiting && <p className="col-span-2">{messages.tutorAway}</p>}
      <div className="col-span-2">
        <CourseLink id={course.id} className={buttonClass("quiet")}>
          {messages.openCourse}
          <span className="sr-only">: {course.name}</span>
        </CourseLink>
      </div>
    </li>
  );
}
