import { lookUp } from "#domain/shared/look-up.ts";
import type { LogLine } from "#data/audit/audit-log.ts";
import { contentSentences } from "./content-messages.ts";
import { denials, notDone, sentences } from "./messages.ts";

/**
 * What somebody did or tried, in words; null for an action that the product no longer knows, since
 * the log is permanent.
 */
export function describeAction({
  action,
  outcome,
  subjectKind,
}: Pick<LogLine, "action" | "outcome" | "subjectKind">): string | null {
  const ofContent = lookUp(contentSentences, subjectKind);
  const sentence = (ofContent && lookUp(ofContent, action)) ?? lookUp(sentences, action);
  if (outcome === "done") return sentence;
  return lookUp(denials, action) ?? (sentence && notDone(sentence));
}
