import type { LogLine } from "#data/audit/audit-log.ts";
import { contentSentences } from "./content-messages.ts";
import { denials, notDone, sentences } from "./messages.ts";

// The log is permanent, so it may contain codes that the product no longer uses.
export function lookUp<Text>(
  texts: Readonly<Record<string, Text>>,
  code: string | null,
): Text | null {
  return code !== null && Object.hasOwn(texts, code) ? (texts[code] ?? null) : null;
}

/** What somebody did or tried, in words; null for an action that the product no longer knows. */
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
