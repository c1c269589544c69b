import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { Notice } from "#ui/notice.tsx";
import { usePlainLinks } from "#ui/plain-links.ts";
import { messages as words } from "#parts/timetable/week/messages.ts";
import type { WeekName } from "#parts/timetable/week/view.ts";
import { PageLinks } from "#parts/office/list/page.tsx";
import { messages as shared } from "#parts/office/messages.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import { Typed } from "#shell/typed.tsx";
import type { Everybody, TutorDay } from "./describe-everybody.ts";
import { messages } from "./messages.ts";

/** A row for each tutor, a column for each day. Where it is narrow it shows the chosen day alone. */
export function EverybodysWeek(props: { path: string; week: WeekName; everybody: Everybody }) {
  const { path, week, everybody } = props;
  const openLink = usePlainLinks();
  const weekOf = (id: string) => `${path}?tutor=${id}&week=${week.monday}`;
  const other = (date: string) => (date === week.chosen ? "" : "is-other");
  if (everybody.tutors.length === 0) return <Empty>{messages.none}</Empty>;
  return (
    <>
      {everybody.isSimilar && <Notice tone="caution">{shared.alike}</Notice>}
      <div role="presentation" onClick={openLink}>
        <table className="week week-of-all">
          <caption>{week.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.tutor}</th>
              {everybody.header.days.map(({ date, name, number, isToday, note }) => (
                <th
                  key={date}
                  scope="col"
                  aria-current={isToday ? "date" : undefined}
                  className={`${isToday ? "is-today" : ""} ${other(date)}`}
                  id={isToday ? "now" : undefined}
                >
                  {name} <span>{number}</span>
                  {isToday && <span className="week-mark">{words.today}</span>}
                  {note && <Typed className="week-note">{note}</Typed>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {everybody.tutors.map(({ id, name, isSuspended, days }) => (
              <tr key={id}>
                <th scope="row">
                  <TypedLink href={weekOf(id)}>{name}</TypedLink>
                  {isSuspended && <Badge tone="danger">{messages.suspended}</Badge>}
                </th>
                {days.map((day) => (
                  <td
                    key={day.date}
                    className={`${day.isShaded ? "is-off" : ""} ${other(day.date)}`}
                  >
                    <Day day={day} all={weekOf(id)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageLinks previous={everybody.previous} next={everybody.next} />
    </>
  );
}

function Day({ day, all }: { day: TutorDay; all: string }) {
  return (
    <>
      {day.count && <p className="font-semibold text-text">{day.count}</p>}
      {day.lessons.length > 0 && (
        <ul>
          {day.lessons.map(({ id, title, subjectId, time, studentName, mark, to }) => (
            <li key={id + time} className={`lesson-line subject-${subjectId}`}>
              <TypedLink href={to}>{title}</TypedLink>{" "}
              {mark && (
                <span className={mark.className}>
                  <span aria-hidden="true">{mark.sign}</span> {mark.words}
                </span>
              )}
              <span>{`${time} · ${studentName}`}</span>
            </li>
          ))}
        </ul>
      )}
      {day.more && <a href={`${all}&day=${day.date}`}>{day.more}</a>}
      {day.note && <p>{day.note}</p>}
    </>
  );
}
