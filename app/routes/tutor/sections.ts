import { data } from "react-router";
import type { ContentKind } from "#domain/content.ts";

/** The last part of each tab's address under `/tutor-dashboard/:assignmentId/`. */
export const sections = {
  student: null,
  recordings: "recording",
  "live-sessions": "live-session",
  exams: "exam",
  announcements: "announcement",
} satisfies Record<string, ContentKind | null>;

export type Section = keyof typeof sections;

/** The tab that a part of an address names. @throws 404 where it names none */
export function readSection(text: string): Section {
  if (Object.hasOwn(sections, text)) return text as Section;
  throw data("no-section", { status: 404 });
}

/** The kind of content on the tab that a part of an address names. @throws 404 for no such tab */
export function contentKind(text: string): ContentKind {
  const kind = sections[readSection(text)];
  if (kind) return kind;
  throw data("no-section", { status: 404 });
}

/** The tab of a kind of content. */
export function sectionOf(kind: ContentKind): Section {
  const [section] = Object.entries(sections).find(([, one]) => one === kind) ?? ["student"];
  return section as Section;
}
