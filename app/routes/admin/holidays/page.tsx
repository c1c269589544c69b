import { languageOfText } from "#content/shared/language-of-text.ts";
import { data, Form, Link } from "react-router";
import { publicHolidays } from "#content/timetable/holidays/all.ts";
import { holidayName } from "#content/timetable/holidays/names.ts";
import { readForm, refuseForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { addHolidays, loadHolidays } from "#use-cases/timetable/holidays.ts";
import type { HolidayWithLessons } from "#data/timetable/holidays.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { nameDate } from "#domain/shared/day.ts";
import { checkHoliday } from "#domain/timetable/week/days.ts";
import { parseMoment } from "#domain/shared/india-time.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { TitledCard } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { fieldProps } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { KeptList } from "#ui/kept/kept-list.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import { Typed } from "#shell/typed.tsx";
import type { Route } from "./+types/page.ts";
import { HolidayLessons } from "./lessons.tsx";
import { holidayProblems, messages } from "./messages.ts";
import { allFixed, holidayDesk, holidaysPage, pageOfYear, readYear, thisYear } from "./year.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(messages.title);

/** A lesson leads to the week of its student, a demo class to that of its tutor. */
function describeLesson(
  { studentId, tutorId, studentName, tutorName, startsAt }: HolidayWithLessons["lessons"][number],
  day: string,
) {
  const whose = studentId === null ? `tutor=${tutorId}` : `student=${studentId}`;
  return {
    to: `/admin-dashboard/timetable?${whose}&day=${day}`,
    text: messages.lesson(studentName, tutorName, formatDateTime(new Date(startsAt))),
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const year = readYear(url.searchParams, now);
  const holidays = await loadHolidays(context, year);
  const accepted = new Set(holidays.map(({ day }) => day));
  const offered = publicHolidays.get(year);
  const years = [thisYear(now), thisYear(now) + 1];
  return {
    year,
    years: years.includes(year) ? years : [year, ...years].toSorted((a, b) => a - b),
    holidays: holidays.map(({ day, name, lessons, lessonCount }) => ({
      id: day,
      day,
      name: holidayName(name),
      date: nameDate(parseMoment(day) ?? now, now),
      lessonCount,
      lessons: lessons.map((lesson) => ({ id: lesson.id, ...describeLesson(lesson, day) })),
    })),
    hasFile: offered !== undefined,
    offered: (offered ?? [])
      .filter(({ day }) => !accepted.has(day))
      .map(({ day, name, isCertain }) => ({
        id: day,
        day,
        name: holidayName(name),
        isCertain,
        date: nameDate(parseMoment(day) ?? now, now),
      })),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const values = { day: form.text("day"), name: form.text("name") };
  const year = readYear(url.searchParams, new Date());
  const failure = checkHoliday(values, year);
  if (failure) return refuseForm(failure, holidayProblems(year), { values });
  const result = await addHolidays(context, [values]);
  if (result.ok) return redirectAbout(context, pageOfYear(year), "holiday-added", values.name);
  return data({ error: messages.taken, field: "day" as const, values }, { status: 409 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/holidays`: the days on which the whole academy does not teach. */
export default function Holidays({ loaderData, actionData }: Route.ComponentProps) {
  const { year, years, holidays, hasFile, offered } = loaderData;
  const field = fieldProps(actionData?.values, actionData?.field);
  return (
    <>
      <PageTitle as="h2">{messages.title}</PageTitle>
      <p className="max-w-prose text-muted">{messages.text}</p>
      <nav aria-label={messages.years} className="flex flex-wrap gap-2">
        {years.map((one) => (
          <Link
            key={one}
            to={pageOfYear(one)}
            aria-current={one === year ? "page" : undefined}
            className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border border-line px-4 aria-[current]:border-link aria-[current]:bg-sunken aria-[current]:font-semibold"
          >
            {one}
          </Link>
        ))}
      </nav>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <TitledCard title={messages.own(year)} heading="h3" className="min-w-0 gap-3">
          <KeptList
            items={holidays}
            list={String(year)}
            describe={({ name }) => ({
              name,
              lang: languageOfText(name),
              text: messages.removed,
            })}
            className="divide-y divide-line"
            entryClass="grid gap-2 py-2"
          >
            {({ day, name, date, lessons, lessonCount }) => (
              <>
                <div className="flex items-center justify-between gap-3">
                  <HolidayName day={day} name={name} date={date} />
                  <Form method="post" action={`${holidaysPage}/${day}/removal`} preventScrollReset>
                    <Button tone="quiet" aria-describedby={`day-${day}`}>
                      {messages.remove}
                    </Button>
                  </Form>
                </div>
                <HolidayLessons lessons={lessons} count={lessonCount} desk={holidayDesk(day)} />
              </>
            )}
          </KeptList>
          {holidays.length === 0 && <Empty>{messages.none}</Empty>}
          <Form
            key={holidays.length}
            method="post"
            action={pageOfYear(year)}
            noValidate
            preventScrollReset
            className="grid gap-4 border-t border-line pt-4"
          >
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField label={messages.day} type="date" {...field("day")} />
              <TextField label={messages.name} {...field("name")} />
            </div>
            <FormEnd
              error={actionData?.error}
              submit={messages.add}
              tone="quiet"
              action={holidaysPage}
              pending={messages.adding}
            />
          </Form>
        </TitledCard>
        <TitledCard title={messages.public(year)} heading="h3" className="min-w-0 gap-3">
          {offered.length === 0 ? (
            <p className="text-muted">{hasFile ? messages.allAccepted : messages.noFile}</p>
          ) : (
            <Offered year={year} offered={offered} />
          )}
        </TitledCard>
      </div>
    </>
  );
}

function HolidayName({ day, name, date }: { day: string; name: string; date: string }) {
  return (
    <p id={`day-${day}`} className="min-w-0 wrap-anywhere">
      <Typed className="font-medium">{name}</Typed>
      <span className="block text-sm text-muted">{date}</span>
    </p>
  );
}

/** Public holidays that are not accepted yet. */
function Offered(props: { year: number; offered: Route.ComponentProps["loaderData"]["offered"] }) {
  const { year, offered } = props;
  return (
    <Form
      method="post"
      action={`${holidaysPage}/acceptance?year=${year}`}
      preventScrollReset
      className="grid gap-3"
    >
      <p className="text-sm text-muted">{messages.publicText}</p>
      <KeptList
        items={offered}
        list={String(year)}
        describe={({ name }) => ({ name, lang: languageOfText(name), text: messages.accepted })}
        className="divide-y divide-line"
        entryClass="flex items-center justify-between gap-3 py-2"
      >
        {({ day, name, date, isCertain }) => (
          <>
            <div className="grid gap-1">
              <HolidayName day={day} name={name} date={date} />
              {!isCertain && (
                <p>
                  <Badge tone="caution">{messages.unconfirmed}</Badge>
                </p>
              )}
            </div>
            <Button tone="quiet" name="day" value={day} aria-describedby={`day-${day}`}>
              {messages.accept}
            </Button>
          </>
        )}
      </KeptList>
      {offered.some(({ isCertain }) => isCertain) && (
        <Button name="day" value={allFixed} className="justify-self-start">
          {messages.acceptFixed}
        </Button>
      )}
    </Form>
  );
}
