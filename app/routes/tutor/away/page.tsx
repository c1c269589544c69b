import { data } from "react-router";
import { languageOfText } from "#content/shared/language-of-text.ts";
import { readForm } from "#request/form.ts";
import { takeFlashMessage } from "#request/flash-message.ts";
import { currentTutor } from "#security/guards.ts";
import { loadAway } from "#use-cases/timetable/away.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { lookUp } from "#domain/shared/look-up.ts";
import { readTimeOffReason } from "#domain/timetable/time-off.ts";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { describeTimeOff } from "#parts/timetable/time-off/describe.ts";
import { dealByForm, describeAwayDesk } from "#parts/timetable/away/describe-away.ts";
import { AwayDesk } from "#parts/timetable/away/desk.tsx";
import { messages as words } from "#parts/timetable/away/desk-messages.ts";
import { messages as shared } from "#parts/timetable/away/messages.ts";
import { queryOf, readDays, readDealt } from "#parts/timetable/away/request.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";
import { ownDesk } from "./address.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, shared.title);

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { notice, headers: taken } = await takeFlashMessage(context, request);
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  const { days, typed, problem, field } = readDays(asked, new Date());
  const dealt = readDealt(url.searchParams);
  const ids = dealt.map(({ lessonId }) => lessonId);
  const tutor = await loadAway(context, "tutor", currentTutor(context).accountId, days, ids);
  const { makeUps } = tutor;
  const links = tutor.times
    .filter((other) => queryOf(other) !== queryOf(days))
    .map(({ lessons, ...other }) => ({
      label: messages.other(describeTimeOff(other), lessons),
      to: `${ownDesk}?${queryOf(other)}`,
    }));
  const query = `${queryOf(days)}&${new URLSearchParams({ dealt: asked("dealt") })}`;
  const loaded = {
    title: messages.title,
    intro: messages.intro,
    unsaved: tutor.isSaved ? null : messages.unsaved,
    shown: { days, typed, error: problem && words.problems[problem], field },
    desk: describeAwayDesk("tutor", tutor, { days, dealt, query }, links),
    why: readTimeOffReason(asked("why")) ?? ("leave" as const),
    makeUps:
      makeUps.length > 0
        ? {
            title: messages.makeUps,
            lessons: makeUps.map(({ id, assignmentId, studentName, startsAt }) => ({
              id,
              to: `/tutor-dashboard/${assignmentId}/live-sessions/${id}/make-up`,
              text: messages.makeUp(studentName, formatDateTime(startsAt)),
            })),
          }
        : null,
    notice: lookUp(messages.notices, notice?.code ?? null) ?? null,
  };
  return data(loaded, { headers: taken });
}

export const headers = forwardLoaderHeaders;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const tutorId = currentTutor(context).accountId;
  return dealByForm(context, "tutor", { tutorId, address: ownDesk }, form);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { isReason: false, reason: undefined });

/**
 * `/tutor-dashboard/away`: a tutor's own lessons on days on which they are away, and what becomes of
 * each.
 */
export default function OwnAway({ loaderData, actionData }: Route.ComponentProps) {
  const { title, intro, unsaved, shown, desk, why, makeUps, notice } = loaderData;
  return (
    <div className="grid gap-4">
      <PageTitle as="h2">{title}</PageTitle>
      {notice && <Notice tone="success">{notice}</Notice>}
      <p className="max-w-prose text-muted">{intro}</p>
      <AwayDesk shown={shown} desk={desk} why={why} answer={actionData} />
      {unsaved && <p className="text-sm text-muted">{unsaved}</p>}
      {makeUps && (
        <section aria-labelledby="make-ups" className="grid gap-2">
          <h2 id="make-ups" className="text-xl font-semibold">
            {makeUps.title}
          </h2>
          <ul>
            {makeUps.lessons.map(({ id, to, text }) => (
              <li key={id}>
                <TextLink to={to} className="wrap-anywhere" lang={languageOfText(text)}>
                  {text}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
