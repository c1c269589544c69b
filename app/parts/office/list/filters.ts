import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { messages } from "#parts/office/messages.ts";

/** A URL parameter that filters a list, and the ids that it accepts. */
export interface Filter {
  name: "class" | "subject" | "status" | "needs" | "since";
  label: string;
  /** The label for no choice; null for a filter that only a saved view chooses. */
  any: string | null;
  choices: readonly { id: string; name: string }[];
}

/** A filter with a name of its own, which one press applies. */
export interface View {
  filter: Filter["name"];
  id: string;
  label: string;
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

function byView(name: "needs" | "since", id: string, label: string): Filter {
  return { name, label, any: null, choices: [{ id, name: label }] };
}

const { pending, approved, rejected, suspended } = messages.status;

/** The filters of each list. */
export const listFilters = {
  students: [
    byClass,
    bySubject,
    byView("needs", "tutor", messages.withoutTutor),
    byView("since", "this-week", messages.joinedThisWeek),
  ],
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
    byView("needs", "tutor", messages.withoutTutor),
    byView("since", "this-week", messages.assignedThisWeek),
  ],
} satisfies Record<string, readonly Filter[]>;

/** The saved views of each list. */
export const listViews = {
  students: [
    { filter: "needs", id: "tutor", label: messages.withoutTutor },
    { filter: "since", id: "this-week", label: messages.joinedThisWeek },
  ],
  tutors: [
    { filter: "status", id: "pending", label: messages.applications },
    { filter: "status", id: "suspended", label: messages.status.suspended },
  ],
  assignments: [
    { filter: "status", id: "active", label: messages.active },
    { filter: "needs", id: "tutor", label: messages.withoutTutor },
    { filter: "since", id: "this-week", label: messages.assignedThisWeek },
  ],
} satisfies Record<string, readonly View[]>;
