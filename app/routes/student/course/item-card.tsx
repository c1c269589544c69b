import type { ReactNode } from "react";
import { formatDateTime } from "#domain/dates.ts";
import { NewMark } from "#ui/new-mark.tsx";
import { messages } from "../messages.ts";

/** One thing that a tutor published for a course. */
export interface Item {
  id: string;
  title: string;
  description: string;
  url: string;
  startsAt: Date | null;
  createdAt: Date;
  tutorName: string;
  isNew: boolean;
}

/** A live session shows when it starts, the rest when it came. */
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
