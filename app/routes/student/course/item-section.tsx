import { useId } from "react";
import { formatDateTime } from "#domain/dates.ts";
import { Empty } from "#ui/empty.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { messages } from "../messages.ts";

interface Item {
  id: string;
  title: string;
  description: string;
  url: string;
  startsAt: Date | null;
  createdAt: Date;
  tutorName: string;
}

/** One kind of a course's content; a live session shows when it starts, the rest when it came. */
export function ItemSection(props: { title: string; empty: string; open: string; items: Item[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-xl font-semibold">
        {props.title}
      </h2>
      {props.items.length === 0 && <Empty>{props.empty}</Empty>}
      <ul className="grid gap-3">
        {props.items.map((item) => (
          <li key={item.id} className="grid gap-1 rounded-card border border-line bg-surface p-4">
            <h3 className="font-semibold">{item.title}</h3>
            {item.startsAt && <p className="font-medium">{formatDateTime(item.startsAt)}</p>}
            <p className="whitespace-pre-line">{item.description}</p>
            <div>
              <ExternalLink href={item.url} newTab={messages.newTab}>
                {props.open}
              </ExternalLink>
            </div>
            <p className="text-sm text-muted">
              {[item.tutorName, !item.startsAt && formatDateTime(item.createdAt)]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
