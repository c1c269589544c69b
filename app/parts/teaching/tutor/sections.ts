import { data } from "react-router";
import type { ContentKind } from "#domain/teaching/content-kind.ts";

/** The tabs under `/tutor-dashboard/:assignmentId/`, and the kind of content on each. */
export const sections = {
  student: null,
  recordings: "recording",
  "live-sessions": "live-session",
  exams: "exam",
  announcements: "announcement",
} satisfies Record<string, ContentKind | null>;

export type Section = keyof typeof sections;

/** The tab that an address names. @throws 404 for an unknown tab */
export function requireSection(text: string): Section {
  if (Object.hasOwn(sections, text)) return text as Section;
  throw data("no-section", { status: 404 });
}

/** The kind of content on the tab that an address names. @throws 404 for any other tab */
export function requireContentKind(text: string): ContentKind {
  const kind = sections[requireSection(text)];
  if (kind) return kind;
  throw data("no-section", { status: 404 });
}

/** The tab of a kind of content. */
export function sectionOf(kind: ContentKind): Section {
  const [section] = Object.entries(sections).find(([, one]) => one === kind) ?? ["student"];
  return section as Section;
}

/** The fragment that names an item's row on its tab. */
export function itemAnchor(itemId: string): string {
  return `item-${itemId}`;
}
