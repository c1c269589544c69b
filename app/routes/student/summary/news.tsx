import type { CourseDescription } from "#parts/teaching/student/descriptions.ts";
import { CourseLink } from "#parts/teaching/student/course-link.tsx";
import { messages } from "#parts/teaching/student/messages.ts";
import { NewMark } from "#ui/new-mark.tsx";
import { TitledSection } from "#ui/page-title.tsx";

const linkClass =
  "inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-surface px-3 py-2 font-medium hover:bg-sunken";

/** Links to the courses and announcements with new items. */
export function News(props: { courses: CourseDescription[]; announcements: number }) {
  const courses = props.courses.filter(({ newItems }) => newItems > 0);
  if (courses.length === 0 && props.announcements === 0) return null;
  return (
    <TitledSection id="news" title={messages.newFor} size="small" className="grid gap-3">
      <ul className="flex flex-wrap gap-2">
        {props.announcements > 0 && (
          <li>
            <a href="#announcements" className={linkClass}>
              {messages.newAnnouncements(props.announcements)}
            </a>
          </li>
        )}
        {courses.map((course) => (
          <li key={course.id}>
            <CourseLink id={course.id} className={linkClass}>
              {course.name} <NewMark>{messages.newItems(course.newItems)}</NewMark>
            </CourseLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
