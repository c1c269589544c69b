import type { Content, ContentKind } from "#domain/content.ts";
import { formatDateTime } from "#domain/dates.ts";
import { buttonClass } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { listForm, OpenButton, OpenForm } from "#ui/open-button.tsx";
import { useIsBeingDeleted } from "#ui/pending.ts";
import { messages } from "../messages.ts";

interface Item extends Content {
  id: string;
  createdAt: string;
}

export function ItemList(props: {
  base: string;
  kind: ContentKind;
  items: Item[];
  canManage: boolean;
}) {
  const isLeaving = useIsBeingDeleted();
  if (props.items.length === 0) return <Empty>{messages.empty[props.kind]}</Empty>;
  return (
    <>
      <OpenForm id={listForm} to={props.base} />
      <ul className="grid gap-3">
        {props.items.map((item) => (
          <li
            key={item.id}
            aria-busy={isLeaving(item.id) || undefined}
            className="grid gap-2 rounded-card border border-line bg-surface p-4 transition-opacity aria-busy:pointer-events-none aria-busy:opacity-40"
          >
            <h3 id={`title-${item.id}`} className="font-semibold">
              {item.title}
            </h3>
            {item.startsAt && <p className="font-medium">{formatDateTime(item.startsAt)}</p>}
            <p className="whitespace-pre-line">{item.description}</p>
            <p className="text-sm text-muted">{messages.added(formatDateTime(item.createdAt))}</p>
            <div className="flex flex-wrap items-center gap-4">
              {item.url && (
                <ExternalLink href={item.url} newTab={messages.newTab}>
                  {messages.open}
                </ExternalLink>
              )}
              {item.startsAt && (
                <a
                  href={`/tutor-dashboard/sessions/${item.id}.ics`}
                  className={buttonClass("plain")}
                >
                  {messages.addToCalendar}
                  <span className="sr-only">: {item.title}</span>
                </a>
              )}
              {(["edit", "delete"] as const).map((change) => (
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
    </>
  );
}
