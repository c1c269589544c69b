import { formatLength } from "#content/timetable/lengths.ts";
import { pagePlaces } from "#domain/guardians/page-address.ts";
import { AskLinks } from "#parts/timetable/ask/ask-links.tsx";
import { Cancelled } from "#parts/timetable/cancelled.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Typed } from "#shell/typed.tsx";
import type { Lessons } from "./describe-child.ts";
import type { ComingLesson } from "./describe-lessons.ts";
import { messages } from "./messages.ts";

/** A child's next lesson, with what was cancelled before it. */
export function NextLesson({ of: { first }, page }: { of: Lessons["coming"]; page: string }) {
  return (
    <Card className="gap-2">
      <h3 className="text-lg font-semibold">{messages.next}</h3>
      {first.length === 0 && <p className="text-muted">{messages.noNext}</p>}
      {first.map((lesson) => (
        <Lesson key={lesson.id} lesson={lesson} page={page} />
      ))}
    </Card>
  );
}

/** A lesson that is not over. */
export function Lesson({ lesson, page }: { lesson: ComingLesson; page: string }) {
  const { id, title, when, minutes, cancelled, courseName, tutorName } = lesson;
  return (
    <div
      id={pagePlaces.lesson(id)}
      className="grid w-full scroll-mt-4 justify-items-start gap-1 target:bg-caution-ground"
    >
      <p className="text-lg font-semibold">{when}</p>
      {cancelled && <Cancelled {...cancelled} />}
      {lesson.isLive && <Badge tone="success">{messages.liveNow}</Badge>}
      {lesson.isWaiting && <p className="font-medium">{messages.waits}</p>}
      <Typed as="p">{title}</Typed>
      <p className="text-sm text-muted">
        {courseName} {messages.with(tutorName)} · {formatLength(minutes)}
      </p>
      {lesson.canAsk && (
        <AskLinks path={`${page}/sessions/${id}/request`} title={title} waiting={lesson.waiting} />
      )}
    </div>
  );
}
