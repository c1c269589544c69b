import { classes, subjects } from "#domain/catalogue.ts";
import { messages } from "./messages.ts";

/** A URL parameter that filters a list, and the ids that it accepts. */
export interface Filter {
  name: "class" | "subject" | "status";
  label: string;
  /** The label for no choice. */
  any: string;
  choices: readonly { id: string; name: string }[];
}

const byClass: Filter = {
  name: "class",
  label: messages.filterClass,
  any: messages.anyClass,
  choices: classes,
};

const bySubject: Filter = {
  name: "subject",
  label: messages.filterSubject,
  any: messages.anySubject,
  choices: subjects,
};

function byStatus(choices: Filter["choices"]): Filter {
  return { name: "status", label: messages.filterStatus, any: messages.anyStatus, choices };
}

const { pending, approved, rejected, suspended } = messages.status;

/** The filters of each list. */
export const listFilters = {
  students: [byClass, bySubject],
  tutors: [
    byClass,
    bySubject,
    byStatus([
      { id: "pending", name: pending },
      { id: "approved", name: approved },
      { id: "rejected", name: rejected },
      { id: "suspended", name: suspended },
    ]),
  ],
  assignments: [
    byClass,
    bySubject,
    byStatus([
      { id: "active", name: messages.active },
      { id: "ended", name: messages.notActive },
    ]),
  ],
} satisfies Record<string, readonly Filter[]>;
