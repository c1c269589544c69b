import type { AuditAction } from "#domain/audit/actions.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";

type ContentAction = Extract<AuditAction, "publish" | "edit" | "unpublish" | "undo-unpublish">;

const about = (noun: string): Record<ContentAction, string> => ({
  publish: `Published ${noun}`,
  edit: `Changed ${noun}`,
  unpublish: `Deleted ${noun}`,
  "undo-unpublish": `Restored ${noun}`,
});

/** The sentences of the actions that apply to several kinds of content. */
export const contentSentences: Record<ContentKind, Record<ContentAction, string>> = {
  recording: about("a recording"),
  "live-session": about("a lesson"),
  exam: about("an exam"),
  announcement: about("an announcement"),
};
