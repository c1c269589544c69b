import { languageOfText } from "#content/shared/language-of-text.ts";
import { usePlainLinks } from "#ui/plain-links.ts";
import { Typed } from "#shell/typed.tsx";
import { ReaderTime } from "#parts/timetable/reader-time/reader-time.tsx";
import { NowLine } from "./now-line.tsx";
import { messages } from "./messages.ts";
import type { FreePlace as Place, LessonBlock } from "./blocks.ts";
import type { DayView, WeekView } from "./view.ts";

/**
 * A week: a row for each hour, a column for each day. A lesson stands in the cell of its first hour
 * and is as long as it lasts. Where it is narrow it shows the chosen day alone.
 */
export function WeekTable(props: {
  week: WeekView;
  /** Whether its links load a new document. */
  reloads?: boolean;
  /** The address that adds a lesson at a free place. */
  addAt?: (date: string, minutes: number) => string;
}) {
  const { week } = props;
  const openLink = usePlainLinks();
  const at = (hour: number) => (part: { hour: number }) => part.hour === hour;
  const shown = (day: DayView) =>
    `${day.isToday ? "is-today" : ""} ${day.date === week.chosen ? "" : "is-other"}`;
  return (
    <div role="presentation" onClick={props.reloads ? undefined : openLink}>
      <ReaderTime at={week.afternoon} />
      <table className="week">
        <caption>{week.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{messages.hours}</span>
            </th>
            {week.days.map((day) => (
              <th
                key={day.date}
                scope="col"
                aria-current={day.isToday ? "date" : undefined}
                className={shown(day)}
              >
                {day.name} <span>{day.number}</span>
                {day.isToday && <span className="week-mark">{messages.today}</span>}
                {day.note && <Typed className="week-note">{day.note}</Typed>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.hours.map(({ hour, label }) => (
            <tr key={hour}>
              <th scope="row">{label}</th>
              {week.days.map((day) => (
                <td key={day.date} className={shown(day)} data-date={day.date} data-hour={hour}>
                  {day.shaded.filter(at(hour)).map(({ className }) => (
                    <span key={className} className={className} />
                  ))}
                  {day.isToday && hour === week.from && (
                    <NowLine now={week.now} from={week.from} to={week.to} />
                  )}
                  {day.lessons.filter(at(hour)).map((lesson) => (
                    <Lesson key={lesson.id + lesson.state} lesson={lesson} />
                  ))}
                  {day.free.filter(at(hour)).map((place) => (
                    <FreePlace
                      key={place.minutes}
                      date={day.date}
                      place={place}
                      addAt={props.addAt}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Lesson({ lesson }: { lesson: LessonBlock }) {
  const { state, title, time, details, note } = lesson;
  const words = (
    <>
      <span className="lesson-title" lang={languageOfText(title)}>
        {state === "cancelled" ? <s>{title}</s> : title}
      </span>
      {note && (
        <span className={`lesson-note ${note.className}`}>
          {note.sign && <span aria-hidden="true">{note.sign} </span>}
          {note.words}
        </span>
      )}
      <span>{time}</span>
      {details.map((detail) => (
        <Typed key={detail}>{detail}</Typed>
      ))}
    </>
  );
  return (
    <div
      data-lesson={lesson.id}
      data-start={
        lesson.link !== null && state === "planned" ? (lesson.start ?? undefined) : undefined
      }
      className={lesson.className}
    >
      {lesson.link === null ? (
        <div className="lesson-text">{words}</div>
      ) : (
        <a href={lesson.link} className="lesson-text">
          {words}
        </a>
      )}
    </div>
  );
}

function FreePlace(props: {
  date: string;
  place: Place;
  addAt?: ((date: string, minutes: number) => string) | undefined;
}) {
  const { minutes, label, className } = props.place;
  if (!props.addAt) return null;
  return (
    <a href={props.addAt(props.date, minutes)} aria-label={label} className={className}>
      <span aria-hidden="true">+</span>
    </a>
  );
}
