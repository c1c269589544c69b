import type { AuditAction } from "#domain/audit/audit.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import type { Sentence } from "./messages.ts";

type ContentAction = Extract<AuditAction, "publish" | "edit" | "unpublish" | "undo-unpublish">;

const about = (noun: string): Record<ContentAction, Sentence> => ({
  publish: { done: `Published ${noun}`, denied: `Tried to publish ${noun}` },
  edit: { done: `Changed ${noun}`, denied: `Tried to change ${noun}` },
  unpublish: { done: `Deleted ${noun}`, denied: `Tried to delete ${noun}` },
  "undo-unpublish": { done: `Restored ${noun}`, denied: `Tried to restore ${noun}` },
});

/** The sentences of the actions that apply to several kinds of content. */
export const contentSentences: Record<ContentKind, Record<ContentAction, Sentence>> = {
  recording: about("a recording"),
  "live-session": about("a live session"),
  exam: about("an exam"),
  announcement: about("an announcement"),
};
