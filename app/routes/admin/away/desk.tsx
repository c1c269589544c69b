import { languageOfText } from "#content/shared/language-of-text.ts";
import { readForm } from "#request/form.ts";
import { day } from "#domain/shared/durations.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { dealByForm, loadDesk } from "#parts/timetable/away/describe-away.ts";
import { AwayDesk } from "#parts/timetable/away/desk.tsx";
import { messages as words } from "#parts/timetable/away/desk-messages.ts";
import { messages } from "#parts/timetable/away/messages.ts";
import { dayOf } from "#parts/timetable/away/request.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/desk.ts";
import { awayDesk } from "./address.ts";
import { describeRefused } from "./describe-refused.ts";
import { messages as refusedWords } from "./messages.ts";
import { WaitingLessons } from "./waiting-lessons.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, messages.title);

const placeOf = (tutorId: string) =>
  ({ planner: "admin", tutorId, address: awayDesk(tutorId) }) as const;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const now = new Date();
  const others = [
    { label: words.today, days: dayOf(now) },
    { label: words.tomorrow, days: dayOf(new Date(now.getTime() + day)) },
  ];
  const place = placeOf(params.tutorId);
  const { tutor, shown, desk } = await loadDesk(context, place, url.searchParams, () => others);
  return {
    name: tutor.name,
    title: words.title(tutor.name),
    shown,
    refused: describeRefused(tutor.refused, now),
    desk,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return dealByForm(context, placeOf(params.tutorId), await readForm(request, context));
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { isReason: false, reason: undefined });

/**
 * `/admin-dashboard/tutors/:tutorId/away`: the lessons of the time for which a tutor is away, and what
 * becomes of each.
 */
export default function Desk({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, title, shown, desk, refused } = loaderData;
  return (
    <>
      <div>
        <TextLink to={`/admin-dashboard/tutors/${params.tutorId}`}>{name}</TextLink>
        <PageTitle className="wrap-anywhere" lang={languageOfText(name)}>
          {title}
        </PageTitle>
      </div>
      <AwayDesk shown={shown} desk={desk} why="ill" answer={actionData}>
        <WaitingLessons
          title={refusedWords.refused}
          intro={refusedWords.refusedIntro}
          lessons={refused}
        />
      </AwayDesk>
    </>
  );
}
