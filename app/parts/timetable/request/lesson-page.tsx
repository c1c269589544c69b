import type { ReactNode } from "react";
import { ReaderTime } from "#parts/timetable/reader-time/reader-time.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { Typed } from "#shell/typed.tsx";
import { FactList } from "./fact-list.tsx";

/** The frame of a family's page about one lesson: what it is, and the way back to where it is listed. */
export function LessonPage(props: {
  title: string;
  lesson: {
    title: string;
    facts: readonly (readonly [string, string])[];
    /** Where the lesson is still to come, in milliseconds since 1970. */
    startsAt?: number;
  };
  back: { label: string; to: string };
  children: ReactNode;
}) {
  const { lesson, back } = props;
  return (
    <div className="grid grid-cols-1 gap-5 wrap-anywhere">
      <div className="grid gap-1">
        <PageTitle size="growing">{props.title}</PageTitle>
        <Typed as="p" className="text-lg">
          {lesson.title}
        </Typed>
      </div>
      <div>
        <FactList facts={lesson.facts} />
        {lesson.startsAt !== undefined && <ReaderTime at={lesson.startsAt} />}
      </div>
      {props.children}
      <p>
        <a href={back.to} className={buttonClass("plain")}>
          {back.label}
        </a>
      </p>
    </div>
  );
}
