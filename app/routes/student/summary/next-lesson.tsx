import type { ReactNode } from "react";
import { timeInWords } from "#domain/timetable/lesson-time.ts";
import { nameDatedMoment } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import { AskLinks } from "#parts/timetable/ask/ask-links.tsx";
import { NextLessonCard } from "#parts/timetable/next/next-lesson-card.tsx";
import { useLessonNow } from "#parts/timetable/next/use-lesson-now.ts";
import { ReaderTime } from "#parts/timetable/reader-time/reader-time.tsx";
import { JoinLesson } from "#parts/teaching/student/join-lesson.tsx";
import { messages } from "#parts/teaching/student/messages.ts";
import { Typed } from "#shell/typed.tsx";

interface Lesson {
  id: string;
  title: string;
  url: string;
  startsAt: string;
  minutes: number;
  tutorName: string;
  courseName: string;
  subject: string;
  /** The URL of the subject's picture. */
  picture: string;
  isAskable: boolean;
}

/** The next lesson of all open courses; once it is past, the page loads the next one. */
export function NextLesson(props: {
  lesson: Lesson | undefined;
  now: number;
  children: ReactNode;
}) {
  const { lesson } = props;
  return (
    <NextLessonCard title={messages.nextLesson}>
      {lesson ? (
        <Details key={lesson.id} lesson={lesson} now={props.now} />
      ) : (
        <p className="text-lg">{messages.noLessons}</p>
      )}
      {lesson && props.children}
    </NextLessonCard>
  );
}

function Details({ lesson, now: serverNow }: { lesson: Lesson; now: number }) {
  const startsAt = Date.parse(lesson.startsAt);
  const now = useLessonNow({ startsAt, minutes: lesson.minutes }, serverNow);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-8 gap-y-4">
      <div className="grid min-w-0 content-start gap-1">
        <p className="font-heading text-2xl leading-tight font-semibold text-balance sm:text-4xl">
          {messages.classAt(lesson.subject, timeInWords(startsAt, now))}
        </p>
        <p className="text-sm text-muted sm:text-base">
          {nameDatedMoment(lesson.startsAt, new Date(now))} · {formatLength(lesson.minutes)}
          <ReaderTime at={startsAt} />
        </p>
        <Typed as="h3" className="mt-1 text-lg font-semibold sm:text-xl">
          {lesson.title}
        </Typed>
        <p className="text-sm text-muted sm:text-base">
          {lesson.courseName} {messages.taughtBy(lesson.tutorName)}
        </p>
      </div>
      <img
        src={lesson.picture}
        alt=""
        loading="lazy"
        width="480"
        height="360"
        className="row-span-2 aspect-4/3 w-44 max-sm:hidden xl:w-60"
      />
      <div className="self-end max-sm:col-span-2">
        <JoinLesson lesson={lesson} startsAt={startsAt} now={now} />
        {lesson.isAskable && startsAt > now && (
          <AskLinks
            path={`/dashboard/sessions/${lesson.id}/request`}
            title={lesson.title}
            waiting={null}
          />
        )}
      </div>
    </div>
  );
}
