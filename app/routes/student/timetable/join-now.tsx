import { canJoin, lessonPhase } from "#domain/timetable/lesson.ts";
import { useServerNow } from "#ui/server-clock.ts";
import { cardClass } from "#ui/card.tsx";
import { JoinLesson } from "#parts/teaching/student/join-lesson.tsx";
import { Typed } from "#shell/typed.tsx";

interface Lesson {
  id: string;
  title: string;
  /** Empty until the server says that it can be joined. */
  url: string;
  minutes: number;
  startsAt: number;
}

/** The lessons that can be joined at the moment, as on the home; nothing while there are none. */
export function JoinNow(props: { lessons: Lesson[]; now: number }) {
  const now = useServerNow(props.now);
  const open = props.lessons.filter((lesson) => canJoin(lessonPhase(lesson, now)));
  return open.map((lesson) => (
    <section
      key={lesson.id}
      aria-labelledby={`join-${lesson.id}`}
      className={`${cardClass} flex flex-wrap items-center justify-between gap-4 p-4 print:hidden`}
    >
      <Typed as="h2" id={`join-${lesson.id}`} className="text-lg font-semibold">
        {lesson.title}
      </Typed>
      <JoinLesson lesson={lesson} startsAt={lesson.startsAt} now={now} />
    </section>
  ));
}
