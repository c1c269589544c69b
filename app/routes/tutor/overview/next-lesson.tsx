import type { ReactNode } from "react";
import { Link } from "react-router";
import { languageOfText } from "#content/shared/language-of-text.ts";
import { formatTimeLeft } from "#content/timetable/lengths.ts";
import { lessonPhase } from "#domain/timetable/lesson.ts";
import { NextLessonCard } from "#parts/timetable/next/next-lesson-card.tsx";
import { useLessonNow } from "#parts/timetable/next/use-lesson-now.ts";
import { ReaderTime } from "#parts/timetable/reader-time/reader-time.tsx";
import { typed } from "#shell/typed.tsx";
import { Badge } from "#ui/badge.tsx";
import { LessonLink } from "./lesson-link.tsx";
import { messages } from "./messages.ts";
import type { NextLesson as Lesson } from "./next.ts";

/** The next lesson, with the page's strongest button once it can be joined. */
export function NextLesson(props: { lesson: Lesson; now: number; children: ReactNode }) {
  const { lesson, now } = props;
  return (
    <NextLessonCard title={messages.nextLesson}>
      <Details key={lesson.id} lesson={lesson} now={now} />
      {props.children}
    </NextLessonCard>
  );
}

function Details({ lesson, now: serverNow }: { lesson: Lesson; now: number }) {
  const now = useLessonNow(lesson, serverNow);
  const state = lessonPhase(lesson, now);
  return (
    <>
      <p
        id="next-lesson-who"
        className="font-heading text-2xl leading-tight font-semibold text-balance wrap-anywhere sm:text-3xl"
      >
        {typed(lesson.studentName)}, {lesson.when}
      </p>
      <p className="text-sm text-muted sm:text-base">
        {lesson.course}
        <ReaderTime at={lesson.startsAt} />
      </p>
      {lesson.title && (
        <h3 className="text-lg font-semibold wrap-anywhere" lang={languageOfText(lesson.title)}>
          {lesson.assignmentId ? (
            <Link
              to={`/tutor-dashboard/${lesson.assignmentId}/live-sessions`}
              className="class-link"
            >
              {lesson.title}
            </Link>
          ) : (
            lesson.title
          )}
        </h3>
      )}
      {lesson.last && (
        <p className="text-sm text-muted wrap-anywhere">{messages.lastTime(lesson.last)}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        {state !== "past" && (
          <LessonLink
            lesson={lesson}
            state={state}
            describedBy="next-lesson-who"
            isButton
            isAttended={lesson.isAttended}
          />
        )}
        {state === "live" ? (
          <Badge tone="success">{messages.live}</Badge>
        ) : (
          state !== "past" && (
            <p className="font-medium" suppressHydrationWarning>
              {messages.startsIn(formatTimeLeft(lesson.startsAt - now))}
            </p>
          )
        )}
      </div>
    </>
  );
}
