import type { Month } from "./describe-month.ts";
import { Typed, typed } from "#shell/typed.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Card } from "#ui/card.tsx";

/** A month: its lessons, what was covered, and how it went. */
export function MonthSection({ month }: { month: Month }) {
  const { lessons } = month;
  const id = `month-${month.month}`;
  return (
    <Card aria-labelledby={id} className="grid-cols-1 gap-4 print:border-0 print:p-0">
      <MonthTitle id={id} month={month} />
      <MonthFacts month={month} />
      {lessons && lessons.rows.length > 0 && <LessonList lessons={lessons} />}
    </Card>
  );
}

/** What is known of a month, without its lessons. */
export function MonthFacts({ month }: { month: Month }) {
  const { counts, covered, understanding, homework, marks } = month;
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 print:gap-x-6">
        {counts.map(({ label, number }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-heading text-2xl font-semibold tabular-nums">{number}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid gap-3 empty:hidden print:grid-cols-2 print:gap-x-6 print:gap-y-1">
        {covered.map((course) => (
          <Line key={course.key} label={course.name} text={course.text} />
        ))}
        {understanding.text && <Line label={understanding.label} text={understanding.text} />}
        {homework.text && <Line label={homework.label} text={homework.text} />}
        {marks.list.length > 0 && (
          <div>
            <dt className="text-sm text-muted">{marks.label}</dt>
            {marks.list.map((mark) => (
              <Typed as="dd" key={mark}>
                {mark}
              </Typed>
            ))}
          </div>
        )}
      </dl>
    </>
  );
}

/** The name, and the link to the month alone; there it is the title of the page already. */
function MonthTitle({ id, month: { name, open } }: { id: string; month: Month }) {
  if (!open) {
    return (
      <h2 id={id} className="sr-only">
        {name}
      </h2>
    );
  }
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id={id} className="scroll-mt-4 text-xl font-semibold">
        {name}
      </h2>
      <TextLink to={open.to} className="print:hidden">
        {open.text}
      </TextLink>
    </div>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <Typed as="dd" className="wrap-anywhere">
        {text}
      </Typed>
    </div>
  );
}

/** Each lesson of the month, with what its report says. */
function LessonList({ lessons }: { lessons: NonNullable<Month["lessons"]> }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-medium">{lessons.title}</h3>
      <ol>
        {lessons.rows.map(({ id, date, text, facts }) => (
          <li
            key={id}
            className="month-lesson grid gap-x-4 border-t border-line py-2 sm:grid-cols-[10rem_1fr]"
          >
            <p className="font-medium">{date}</p>
            <div className="grid gap-0.5 wrap-anywhere print:contents">
              <Typed as="p">{text}</Typed>
              <ul className="text-sm text-muted empty:hidden">
                {facts.map(({ label, text }) => (
                  <li key={text}>
                    {label && <span className="print:hidden">{label}: </span>}
                    {typed(text)}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
