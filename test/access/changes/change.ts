import type { TestAcademy } from "#test/support/academy.ts";
import type { Person } from "#test/support/people.ts";
import type { TestAccounts } from "../actors.ts";
import type { Answers, Url } from "../rows.ts";
import type { Lesson, Section } from "../lesson.ts";

/** What the cases need, made before the tests. */
export interface Scene {
  academy: TestAcademy;
  accounts: TestAccounts;
  /** A tutor who may take any lesson over. */
  successor: Person;
}

/** A form that changes other people's records, with valid fields. */
export interface Change {
  url: Url;
  /** Who may, and the answer to everyone else. */
  answers: Answers;
  fields?: (lesson: Lesson, scene: Scene) => Record<string, string>;
  /** Makes a lesson to change for the permitted actor. */
  fresh: (scene: Scene) => Promise<Lesson>;
  leadsTo: (lesson: Lesson, section: Section) => string;
  /** The expected change of each table's row count. */
  rows: (section: Section) => Record<string, number>;
}

/** A change of the staff's, who may make it in the area of its address. */
export interface OfficeChange extends Omit<Change, "answers"> {
  /** The expected columns of its audit entry. */
  entry: (lesson: Lesson, scene: Scene) => Record<string, unknown>;
}

/** What a plan of one weekly lesson adds. */
export const plannedRows = {
  lesson_series: 1,
  series_times: 1,
  content_items: 1,
  booked_times: 1,
};
