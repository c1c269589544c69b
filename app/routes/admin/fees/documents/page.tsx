import { useEffect } from "react";
import { Form, Link, useRevalidator } from "react-router";
import { documentKinds, parseDocumentKind } from "#domain/fees/document.ts";
import { formatRupees } from "#domain/fees/money.ts";
import { formatDate } from "#domain/shared/dates.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { issueInvoices, loadDocuments } from "#use-cases/fees/documents.ts";
import { describeDocumentRow } from "#parts/fees/documents/describe.ts";
import { Pages } from "#parts/shared/paged/pages.tsx";
import { addressOf, describePages, readPage } from "#parts/shared/paged/request.ts";
import { Button, buttonClass, SubmitButton } from "#ui/button.tsx";
import { Card, TitledCard } from "#ui/card.tsx";
import { TableOrEmpty } from "#ui/records/table-or-empty.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { titled } from "#shell/screen-title.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import { typed } from "#shell/typed.tsx";
import { FeesPage } from "../parts.tsx";
import { documentPage, documentsPage, issuerPage } from "../request.ts";
import { messages as fees } from "../messages.ts";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title, fees.title);

/** How long the page waits between two looks at how far it is, in milliseconds. */
const betweenLooks = 2_000;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = readPage(url.searchParams);
  const kind = parseDocumentKind(url.searchParams.get("kind"));
  const found = await loadDocuments(context, { kind, page }, new Date());
  const { documents, hasIssuer, until, undocumented, invoicing, hasMore } = found;
  const { families, more, less } = undocumented;
  return {
    kind,
    documents: documents.map((document) => describeDocumentRow(document, documentPage)),
    pages: describePages(documentsPage, { kind }, { page, hasMore }),
    hasIssuer,
    issueTitle: messages.issueTitle(formatDate(until)),
    toIssue:
      families > 0 ? messages.toIssue(families, formatRupees(more), formatRupees(less)) : null,
    progress:
      invoicing && !invoicing.isEnded
        ? {
            done: invoicing.done,
            families: invoicing.families,
            text: messages.progress(invoicing.done, invoicing.families),
          }
        : null,
    stopped:
      invoicing?.isStopped && families > 0
        ? messages.stopped(invoicing.done, invoicing.families)
        : null,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const result = await issueInvoices(context, new Date());
  const code = result.ok ? "invoices-issued" : "invoices-not-issued";
  return redirectWithFlashMessage(context, documentsPage, code);
}

/** `/admin-dashboard/fees/documents`: invoices, credit notes and receipts, and the issuing of them. */
export default function Documents({ loaderData }: Route.ComponentProps) {
  const { kind, documents, pages } = loaderData;
  return (
    <FeesPage title={messages.title} part={documentsPage}>
      <Issuing {...loaderData} />
      <nav aria-label={messages.title} className="flex flex-wrap gap-x-4 print:hidden">
        {[null, ...documentKinds].map((each) => (
          <Link
            key={each}
            to={each ? addressOf(documentsPage, { kind: each }) : documentsPage}
            aria-current={each === kind ? "page" : undefined}
            className="inline-flex min-h-11 items-center text-link underline aria-[current]:font-semibold aria-[current]:no-underline"
          >
            {each ? messages.kinds[each] : messages.all}
          </Link>
        ))}
      </nav>
      <TableOrEmpty
        empty={messages.none}
        caption={messages.title}
        rows={documents}
        isLinked
        columns={[
          {
            label: messages.number,
            cell: ({ name, number, to }) => <TypedLink href={to}>{`${name} ${number}`}</TypedLink>,
          },
          { label: messages.to, cell: ({ payerName }) => typed(payerName), place: "below" },
          {
            label: messages.amount,
            cell: ({ amount }) => <span className="tabular-nums">{amount}</span>,
            place: "badge",
          },
          { label: messages.day, cell: ({ day }) => day },
        ]}
      />
      <Pages {...pages} />
      <p className="print:hidden">
        <TextLink to={issuerPage}>{messages.issuerTitle}</TextLink>
      </p>
    </FeesPage>
  );
}

type IssuingProps = Pick<
  Route.ComponentProps["loaderData"],
  "hasIssuer" | "issueTitle" | "toIssue" | "progress" | "stopped"
>;

/** What is to be issued, or how far it is. */
function Issuing({ hasIssuer, issueTitle, toIssue, progress, stopped }: IssuingProps) {
  if (!hasIssuer) {
    return (
      <Card className="max-w-xl gap-3">
        <p>{messages.noIssuer}</p>
        <Link to={issuerPage} className={`${buttonClass("primary")} justify-self-start`}>
          {messages.setIssuer}
        </Link>
      </Card>
    );
  }
  if (progress) return <Progress {...progress} />;
  return (
    <Card className="max-w-xl gap-3 print:hidden">
      <h2 className="text-lg font-semibold">{issueTitle}</h2>
      {stopped && <p>{stopped}</p>}
      <p>{toIssue ?? messages.nothingToIssue}</p>
      {toIssue && (
        <Form method="post">
          <SubmitButton pending={messages.issuing}>{messages.issue}</SubmitButton>
        </Form>
      )}
    </Card>
  );
}

function Progress({ done, families, text }: NonNullable<IssuingProps["progress"]>) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), betweenLooks);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <TitledCard
      id="progress"
      title={messages.progressTitle}
      className="max-w-xl gap-3 print:hidden"
    >
      <progress
        aria-labelledby="progress"
        value={done}
        max={Math.max(1, families)}
        className="h-3 w-full accent-brand"
      />
      <p role="status">{text}</p>
      <p className="text-sm text-muted">{messages.stopText}</p>
      <div className="flex flex-wrap gap-2">
        <Form method="post" action={`${documentsPage}/stop`}>
          <Button tone="quiet">{messages.stop}</Button>
        </Form>
        <Form action={documentsPage} className="hidden noscript:block">
          <Button tone="quiet">{messages.reload}</Button>
        </Form>
      </div>
    </TitledCard>
  );
}
