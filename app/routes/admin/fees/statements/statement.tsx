import { useState } from "react";
import { Form } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { enterLine, type LineTarget } from "#use-cases/fees/lines.ts";
import { linesOnPage, loadStatement } from "#use-cases/fees/statements.ts";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { describePages, readPage } from "#parts/shared/paged/request.ts";
import { FeesPage } from "#routes/admin/fees/parts.tsx";
import { messages as feesMessages } from "#routes/admin/fees/messages.ts";
import { statementPage, statementsPage } from "#routes/admin/fees/request.ts";
import { SubmitButton } from "#ui/button.tsx";
import { cardClass } from "#ui/card.tsx";
import { Empty } from "#ui/empty.tsx";
import { Folded } from "#ui/folded.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/statement.ts";
import { describeLines, describePeriod } from "./describe.ts";
import { Choices, Lines } from "./line-list.tsx";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.title, feesMessages.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = readPage(url.searchParams);
  const found = await loadStatement(context, params.statementId, page);
  const { id, credits, added, debits, waiting, hasMore } = found;
  const lines = describeLines(found, new Date());
  return {
    ...lines,
    title: messages.statementTitle(describePeriod(found)),
    facts: [
      { label: messages.added, value: added },
      { label: messages.waiting, value: waiting },
      { label: messages.known, value: credits - added },
      { label: messages.debits, value: debits },
    ].map(({ label, value }) => ({ label, value: value.toLocaleString("en-IN") })),
    isDone: waiting === 0,
    pages: describePages(statementPage(id), {}, { page, hasMore }),
  };
}

/** A ticked line and where it belongs, untrusted: "LINE family FAMILY", "LINE payment PAYMENT". */
function readChoice(text: string): { lineId: string; target: LineTarget } {
  const [lineId = "", kind, id = ""] = text.split(" ");
  return { lineId, target: kind === "payment" ? { paymentId: id } : { familyId: id } };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { statementId } = params;
  const page = readPage(url.searchParams);
  await loadStatement(context, statementId, page);
  const ticked = (await readForm(request, context)).all("line").slice(0, linesOnPage);
  const to = page === 1 ? statementPage(statementId) : `${statementPage(statementId)}?page=${page}`;
  if (ticked.length === 0) return redirectWithFlashMessage(context, to, "no-lines-ticked");
  let areAllEntered = true;
  // Each in a transaction of its own: what can't be entered keeps no other one out.
  for (const { lineId, target } of ticked.map(readChoice)) {
    const result = await enterLine(context, lineId, target);
    areAllEntered &&= result.ok;
  }
  return redirectWithFlashMessage(context, to, areAllEntered ? "lines-entered" : "lines-left");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/fees/statements/:statementId`: whose the lines of a statement are. */
export default function Statement({ loaderData }: Route.ComponentProps) {
  const { title, facts, ready, suggested, waits, done, isDone, pages } = loaderData;
  return (
    <FeesPage title={title} part={statementsPage}>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className={`${cardClass} grid content-start gap-1 px-4 py-3`}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isDone && <Empty>{messages.allDone}</Empty>}
      {ready.length + suggested.length > 0 && (
        <EnterForm
          key={[...ready, ...suggested].map(({ id }) => id).join(" ")}
          {...{ ready, suggested }}
        />
      )}
      {waits.length > 0 && (
        <section aria-labelledby="waits" className="grid max-w-3xl gap-3">
          <h2 id="waits" className="text-xl font-semibold">
            {messages.waits}
          </h2>
          <p className="text-muted">{messages.waitsText}</p>
          <Lines
            lines={waits.map((line) => ({ ...line, about: line.why, action: messages.open }))}
          />
        </section>
      )}
      {done.length > 0 && (
        <div className="max-w-3xl">
          <Folded title={`${messages.done} (${done.length})`} isOpen={isDone}>
            <div className="pt-2">
              <Lines
                lines={done.map((line) => ({ ...line, about: line.state, action: messages.see }))}
              />
            </div>
          </Folded>
        </div>
      )}
      <Pages {...pages} />
      <p>
        <TextLink to={statementsPage}>{messages.back}</TextLink>
      </p>
    </FeesPage>
  );
}

/** The lines whose family is known or suggested, and the button that enters those that are ticked. */
function EnterForm({
  ready,
  suggested,
}: Pick<Route.ComponentProps["loaderData"], "ready" | "suggested">) {
  const [ticked, setTicked] = useState(ready.length);
  return (
    <Form
      method="post"
      preventScrollReset
      className="grid max-w-3xl gap-4"
      onChange={({ currentTarget }) => {
        setTicked(new FormData(currentTarget).getAll("line").length);
      }}
    >
      {ready.length > 0 && <Choices title={messages.ready} lines={ready} areTicked />}
      {suggested.length > 0 && (
        <Choices
          title={messages.suggested}
          text={messages.suggestedText}
          lines={suggested}
          areTicked={false}
        />
      )}
      <SubmitButton className="justify-self-start" pending={messages.entering}>
        {ticked === 0 ? messages.enterTicked : messages.enter(ticked)}
      </SubmitButton>
    </Form>
  );
}
