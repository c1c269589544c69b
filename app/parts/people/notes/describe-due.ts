import { nameMoment } from "#domain/shared/dates.ts";
import type { DuePromise } from "#data/office/promises.ts";
import { messages } from "./messages.ts";

const pages = {
  student: "/admin-dashboard/students/",
  tutor: "/admin-dashboard/tutors/",
  enquiry: "/admin-dashboard/enquiries/",
} as const;

/** A promise that is due as text, and where it is kept. */
export function describeDue({ id, text, dueAt, keeper, about }: DuePromise, now: Date) {
  const when = nameMoment(dueAt, now);
  return {
    id,
    text,
    when: keeper === null ? messages.due(when) : messages.dueBy(when, keeper),
    name: about.name,
    to: pages[about.kind] + about.id,
  };
}

export type DescribedDue = ReturnType<typeof describeDue>;
