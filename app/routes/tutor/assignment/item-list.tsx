import type { ReactNode } from "react";
import type { Content } from "#domain/teaching/content.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { formatLength } from "#content/timetable/lengths.ts";
import type { Cancellation } from "#domain/timetable/lesson.ts";
import { buttonClass } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { listForm, OpenButton, OpenForm } from "#ui/open-button.tsx";
import { useIsBeingDeleted } from "#ui/pending.ts";
import { Cancelled, MakesUpFor } from "#parts/timetable/cancelled.tsx";
import type { DescribedReport } from "#parts/lessons/report/describe.ts";
import { ReaderTime } from "#parts/timetable/reader-time/reader-time.tsx";
import { messages } from "#parts/teaching/tutor/messages.ts";
import { itemAnchor } from "#parts/teaching/tutor/sections.ts";
import { OfTyped, Typed, typed } from "#shell/typed.tsx";

interface Item extends Content {
  id: string;
  createdAt: string;
  /** null for a planned lesson, and for other items. */
  cancelled: Cancellation | null;
  /** What the family asks about a lesson; null for nothing. */
  request: { id: string; text: string } | null;
  /** The mark of an exam, or who gives a lesson instead, in words; null for none. */
  markText: string | null;
  /** Whether another tutor is to give it, or gave it. */
  isGivenByOther: boolean;
  isOfSeries: boolean;
  /** When the cancelled lesson was to be that this one makes up for; null for others. */
  makesUpForAt: string | null;
  /** How a lesson turned out; null where nothing is said of it. */
  outcome: string | null;
  report: DescribedReport | null;
  /** Leads to the form that sends or changes the report. */
  reportLink: { to: string; label: string } | null;
  /** Whether it is a lesson that can be cancelled, or made up for. */
  canCancel: boolean;
  canMakeUp: boolean;
}

export function ItemList(props: {
  base: string;
  kind: ContentKind;
  items: Item[];
  canManage: boolean;
  /** Below the list. */
  children?: ReactNode;
}) {
  const isLeaving = useIsBeingDeleted();
  if (props.items.length === 0) {
    return (
      <>
        <Empty>{messages.empty[props.kind]}</Empty>
        {props.children}
      </>
    );
  }
  return (
    <>
      <OpenForm id={listForm} to={props.base} />
      <ul className="grid gap-2 print:gap-0">
        {props.items.map((item) => (
          <li
            key={item.id}
            id={itemAnchor(item.id)}
            aria-busy={isLeaving(item.id) || undefined}
            className="item-row"
          >
            <div className="min-w-0">
              <ItemText item={item} />
              {item.markText && <p className="font-medium">{item.markText}</p>}
              {item.request && (
                <a
                  href={`/tutor-dashboard/requests/${item.request.id}`}
                  className="text-link underline"
                >
                  {item.request.text}
                </a>
              )}
              {item.cancelled && <Cancelled {...item.cancelled} />}
              {item.makesUpForAt && <MakesUpFor at={item.makesUpForAt} />}
              {item.outcome && <p className="text-sm font-semibold">{item.outcome}</p>}
              {item.report && (
                <details>
                  <Typed as="summary" className="summary-line">
                    {item.report.summary}
                  </Typed>
                  <Typed as="p" className="whitespace-pre-line">
                    {item.report.text}
                  </Typed>
                </details>
              )}
            </div>
            <p className="text-sm/dense text-muted">
              {item.startsAt ? timeOf(item) : messages.added(formatDateTime(item.createdAt))}
              {item.startsAt && <ReaderTime at={item.startsAt.getTime()} isShort />}
            </p>
            <div className="item-actions">
              {item.url && (
                <ExternalLink href={item.url} newTab={messages.newTab}>
                  {messages.open}
                </ExternalLink>
              )}
              {item.startsAt && !item.cancelled && !item.isGivenByOther && (
                <a
                  href={`/tutor-dashboard/sessions/${item.id}.ics`}
                  className={`${buttonClass("plain")} print:hidden`}
                >
                  {messages.addToCalendar}
                  <OfTyped>{item.title}</OfTyped>
                </a>
              )}
              {item.reportLink && props.canManage && (
                <OpenButton
                  to={item.reportLink.to}
                  tone="quiet"
                  aria-describedby={`title-${item.id}`}
                >
                  {item.reportLink.label}
                </OpenButton>
              )}
              {changesOf(item).map((change) => (
                <OpenButton
                  key={change}
                  to={`${props.base}/${item.id}/${change}`}
                  form={listForm}
                  tone="quiet"
                  disabled={!props.canManage}
                  aria-describedby={props.canManage ? `title-${item.id}` : "only-approved"}
                >
                  {messages[change]}
                </OpenButton>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {props.children}
    </>
  );
}

function timeOf({ startsAt, minutes, isOfSeries }: Item): string {
  const length = minutes && formatLength(minutes);
  return [formatDateTime(startsAt), length, isOfSeries && messages.weekly]
    .filter(Boolean)
    .join(" · ");
}

/** What can be done with an item: each is the last part of an address. */
function changesOf({ cancelled, canCancel, canMakeUp }: Item) {
  return [
    ...(cancelled ? [] : (["edit"] as const)),
    ...(canCancel ? (["cancel"] as const) : []),
    ...(canMakeUp ? (["make-up"] as const) : []),
    "delete" as const,
  ];
}

/** As many characters of a description as a row has room for beside its date and buttons. */
const lineLength = 44;

/** Title and description; a description of more than one line is opened by a press. */
function ItemText({ item }: { item: Item }) {
  const { id, title, description } = item;
  const heading = (
    <Typed as="h3" id={`title-${id}`} className="text-base/dense font-semibold">
      {title}
    </Typed>
  );
  if (description.length <= lineLength && !description.includes("\n")) {
    return (
      <div className="item-text">
        {heading}
        {typed(description)}
      </div>
    );
  }
  return (
    <details className="group min-w-0">
      <summary className="item-text cursor-pointer">
        {heading}
        <Typed className="line-clamp-1 group-open:line-clamp-none group-open:whitespace-pre-line print:line-clamp-none print:whitespace-pre-line">
          {description}
        </Typed>
      </summary>
    </details>
  );
}
