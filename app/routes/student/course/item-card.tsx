import type { ReactNode } from "react";
import type { Content } from "#domain/content.ts";
import { formatDateTime } from "#domain/dates.ts";
import { NewMark } from "#ui/new-mark.tsx";
import { messages } from "../messages.ts";

/** A recording, live session or exam of a course. */
export interface Item extends Content {
  id: string;
  url: string;
  createdAt: Date;
  tutorName: string;
  /** A live session that waits for another tutor; it has no link. */
  isWaiting: boolean;
  isNew: boolean;
}

/** A live session shows its start, other items when they were published. */
export function ItemCard({ item, children }: { item: Item; children: ReactNode }) {
  const { startsAt, createdAt, tutorName } = item;
  return (
    <li className="grid min-w-0 gap-2 rounded-card border border-line bg-surface p-4">
      <div className="grid justify-items-start gap-1">
        {item.isNew && <NewMark>{messages.new}</NewMark>}
        <h3 className="text-lg font-semibold">{item.title}</h3>
        {startsAt && <p className="font-medium">{formatDateTime(startsAt)}</p>}
        <p className="whitespace-pre-line">{item.description}</p>
      </div>
      {children}
      <p className="text-sm text-muted">
        {[tutorName, !startsAt && formatDateTime(createdAt)].filter(Boolean).join(" · ")}
      </p>
    </li>
  );
}
