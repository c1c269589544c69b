import { languageOfText } from "#content/shared/language-of-text.ts";
import type { ReactNode } from "react";
import type { Content } from "#domain/teaching/content.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import type { Cancellation } from "#domain/timetable/lesson.ts";
import { Cancelled, MakesUpFor } from "#parts/timetable/cancelled.tsx";
import { ReaderTime } from "#parts/timetable/reader-time/reader-time.tsx";
import { NewMark } from "#ui/new-mark.tsx";
import { messages } from "#parts/teaching/student/messages.ts";
import { Typed, typedList } from "#shell/typed.tsx";

/** A recording, lesson or exam of a course. */
export interface Item extends Content {
  id: string;
  kind: "recording" | "live-session" | "exam";
  url: string;
  createdAt: Date;
  tutorName: string;
  /** A lesson that waits for another tutor; it has no link. */
  isWaiting: boolean;
  /** Whether a lesson's own tutor can answer what the family asks about it. */
  isAskable: boolean;
  /** null for a planned lesson, and for other items. */
  cancelled: Cancellation | null;
  /** What the family asks about a lesson, as a sentence; null for nothing. */
  request: string | null;
  /** How a lesson turned out, and what its report is about; null where nothing is said of it. */
  outcome: string | null;
  /** When the cancelled lesson was to be that this one makes up for; null for others. */
  makesUpForAt: Date | null;
  /** The mark of an exam, in words; null for none. */
  markText: string | null;
  isNew: boolean;
  isFinished: boolean;
}

/** One line of a course's list: on a phone its controls stand below. */
export function ItemRow(props: {
  item: Item;
  /** A drawing before the title. */
  sign?: ReactNode;
  /** More about the item, after its date. */
  note?: string;
  /** Below the line, such as an open player. */
  below?: ReactNode;
  /** The controls. */
  children: ReactNode;
}) {
  const { item, sign, note } = props;
  // A lesson shows its start and length, other items when they were published.
  const facts = [
    formatDateTime(item.startsAt ?? item.createdAt),
    item.minutes && formatLength(item.minutes),
    item.tutorName,
    note,
  ];
  return (
    <li
      id={`item-${item.id}`}
      className="flex break-inside-avoid flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 target:bg-caution-ground"
    >
      {sign}
      <div className="min-w-0 flex-[1_1_12rem]">
        <div className="flex flex-wrap items-center gap-x-2">
          <Typed as="h3" className="min-w-0 text-lg leading-snug font-semibold">
            {item.title}
          </Typed>
          {item.isNew && <NewMark>{messages.new}</NewMark>}
        </div>
        {item.cancelled && <Cancelled {...item.cancelled} />}
        {item.makesUpForAt && <MakesUpFor at={item.makesUpForAt} />}
        <p className="text-sm text-muted">
          {typedList(facts)}
          {item.startsAt && <ReaderTime at={item.startsAt.getTime()} />}
          {item.isFinished && item.kind !== "live-session" && (
            <span className="hidden print:inline">{` · ${messages.ticks[item.kind]}`}</span>
          )}
        </p>
        {item.markText && <p className="font-medium">{item.markText}</p>}
        <Description text={item.description} />
        {item.url && <p className="hidden text-sm break-all print:block">{item.url}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:basis-full print:hidden">
        {props.children}
      </div>
      {props.below}
    </li>
  );
}

/** Longer texts are cut to a line; pressing it shows the whole. */
const lineLength = 90;

function Description({ text }: { text: string }) {
  const lang = languageOfText(text);
  if (text.length <= lineLength && !text.includes("\n")) return <p lang={lang}>{text}</p>;
  return (
    <details className="group" lang={lang}>
      <summary className="grid min-h-11 cursor-pointer items-center">
        <span className="line-clamp-1 whitespace-pre-line group-open:line-clamp-none print:line-clamp-none">
          {text}
        </span>
      </summary>
    </details>
  );
}
