import { data } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOfHoliday } from "#use-cases/timetable/holidays.ts";
import { dealWithHoliday, loadHolidayLessons } from "#use-cases/timetable/away.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { DealtLessons } from "#parts/timetable/away/dealt-lessons.tsx";
import { noticeOf, readChosenWays } from "#parts/timetable/away/deal.ts";
import { describeDesk } from "#parts/timetable/away/describe-desk.ts";
import { messages as words } from "#parts/timetable/away/desk-messages.ts";
import { LessonForm } from "#parts/timetable/away/lesson-form.tsx";
import { dealtQuery, readDealt } from "#parts/timetable/away/request.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/desk.ts";
import { messages } from "./messages.ts";
import { holidayDesk, holidaysPage } from "./year.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

export async function loader({ context, params: { holiday }, url }: Route.LoaderArgs) {
  const dealt = readDealt(url.searchParams);
  const ids = dealt.map(({ lessonId }) => lessonId);
  const found = await loadHolidayLessons(context, holiday, ids);
  return {
    title: messages.lessonsOn(formatDate(holiday)),
    desk: describeDesk({ planner: "admin", query: "", hasTutors: true }, found, dealt, new Date()),
    reason: words.holidayReason,
  };
}

export async function action({ request, context, params: { holiday } }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const { problem, ...chosen } = readChosenWays(form);
  if (problem) {
    await loadHolidayLessons(context, holiday);
    const { reason } = chosen;
    return data({ error: problem, isReason: true, reason }, { status: 400 });
  }
  const dealt = await dealWithHoliday(context, holiday, chosen);
  const query = dealtQuery(dealt);
  const code = noticeOf(dealt, { all: "lessons-dealt", none: "nothing-dealt" });
  const name = await findNameOfHoliday(context, holiday);
  return redirectAbout(context, `${holidayDesk(holiday)}${query}`, code, name);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { isReason: false, reason: undefined });

/** `/admin-dashboard/holidays/:holiday/lessons`: the lessons on a holiday, and what becomes of each. */
export default function HolidayDesk({ loaderData, actionData }: Route.ComponentProps) {
  const { title, desk, reason } = loaderData;
  return (
    <>
      <div>
        <TextLink to={holidaysPage}>{messages.title}</TextLink>
        <PageTitle>{title}</PageTitle>
      </div>
      {desk.demos && <Notice tone="caution">{desk.demos}</Notice>}
      <DealtLessons dealt={desk.dealt} />
      <LessonForm desk={desk} days={null} toSave={null} usualReason={reason} answer={actionData} />
    </>
  );
}
