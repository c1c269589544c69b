import { mailedPath } from "#content/site/public-path.ts";
import { loadGuardianPage, requireGuardianPage } from "#use-cases/guardians/page.ts";
import { pagePlaces } from "#domain/guardians/page-address.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { siteContext } from "#request/context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass } from "#ui/card.tsx";
import { guardianTitle } from "#parts/guardians/page/title.ts";
import { OfTyped, Typed } from "#shell/typed.tsx";
import { takeNoForm } from "#shell/no-form.ts";
import type { Route } from "./+types/page.ts";
import { LanguageButtons } from "#parts/account/language-buttons.tsx";
import { ChangesNotice } from "#parts/timetable/proposals/notice/changes-notice.tsx";
import { messages as changeWords } from "#parts/timetable/proposals/messages.ts";
import { messages as shared } from "#parts/guardians/page/messages.ts";
import { ChildPart } from "./child.tsx";
import { describeChild } from "./describe-child.ts";
import { messages } from "./messages.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  guardianTitle(matches, loaderData && messages.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { guardianToken: token } = params;
  const { children, now } = await loadGuardianPage(context, token);
  const { academy } = context.get(siteContext);
  const asked = url.searchParams.get("lesson");
  const reading = { now, page: `/guardian/${token}`, academy, asked };
  const open = children.reduce((sum, { lessons }) => sum + (lessons?.openProposals ?? 0), 0);
  return {
    children: children.map((child) => describeChild(child, reading)),
    changes: open > 0 ? changeWords.waiting(open) : null,
  };
}

export const action = takeNoForm(({ context, params }: Route.ActionArgs) =>
  requireGuardianPage(context, params.guardianToken),
);

export default function Children({ loaderData, params }: Route.ComponentProps) {
  const { children, changes } = loaderData;
  const base = `/guardian/${params.guardianToken}`;
  return (
    <>
      <PageTitle size="growing">{messages.title}</PageTitle>
      <LanguageButtons action={`${base}/language`} />
      <ChangesNotice text={changes} to={`${base}/changes`} />
      {children.map((child) => (
        <section
          key={child.id}
          aria-labelledby={pagePlaces.child(child.id)}
          className="grid grid-cols-1 gap-4"
        >
          <Typed
            as="h2"
            id={pagePlaces.child(child.id)}
            className="scroll-mt-4 text-xl font-semibold"
          >
            {child.name}
          </Typed>
          {child.isOutdated && (
            <Notice tone="caution">
              <p className="font-medium">{messages.outdated}</p>
              <a href="/guardian" className={`${buttonClass("plain")} justify-self-start`}>
                {messages.answerAgain}
                <OfTyped>{child.name}</OfTyped>
              </a>
            </Notice>
          )}
          {child.lessons ? (
            <ChildPart child={child} lessons={child.lessons} page={base} />
          ) : (
            <p className={`${cardClass} p-5`}>{messages.closed[child.consent]}</p>
          )}
          <p className="text-sm text-muted">
            {child.consent === "given" &&
              child.decidedAt &&
              `${messages.since(formatDateTime(child.decidedAt))} `}
            <a href="/guardian" className={textLinkClass}>
              {messages.change}
            </a>
          </p>
        </section>
      ))}
      {children.some(({ lessons }) => lessons) && (
        <section className="grid justify-items-start gap-2 print:hidden">
          <a href={mailedPath(`${base}/classes.ics`)} className={buttonClass("quiet")}>
            {messages.calendar}
          </a>
          <p className="text-sm text-muted">{messages.calendarHint}</p>
        </section>
      )}
      <section className="grid justify-items-start gap-3 border-t border-line pt-5 print:hidden">
        <h2 className="text-lg font-semibold">{messages.keepTitle}</h2>
        <p id="keep" className="text-muted">
          {messages.keep}
        </p>
        <div className="flex flex-wrap gap-3">
          <form method="post" action={`${base}/end`}>
            <Button tone="quiet" aria-describedby="keep">
              {messages.end}
            </Button>
          </form>
          <a href="/guardian" className={buttonClass("plain")}>
            {shared.newLink}
          </a>
        </div>
      </section>
    </>
  );
}
