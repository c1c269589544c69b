import type { ExportedItem, SectionName } from "#data/account/export.ts";
import { chapterName } from "#content/teaching/syllabus/names/all.ts";
import { isSubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { parseLanguage } from "#domain/shared/language.ts";
import type { ExportedSection } from "#use-cases/account/export.ts";
import { describeAction } from "#parts/audit/describe-action.ts";
import { wordsOfCode } from "./codes.ts";
import { factText } from "./fact-text.ts";
import { factLabels, languageNames, messages, sectionTitles } from "./messages.ts";

/** A section of the export for the page: each value with its label, and what is stored as a code in words. */
export function describeSection({ name, items, isCut }: ExportedSection) {
  return {
    title: sectionTitles[name] ?? name,
    isCut,
    items: items.map(withOwnFacts).map((item, index) => ({
      key: String(index),
      facts: Object.keys(item).map((fact) => [labelOf(name, fact), textOf(name, fact, item)]),
    })),
  };
}

/** A lesson with what is said of its cancellation, which the file has as one value, as values of its own. */
function withOwnFacts({ cancelled, ...item }: ExportedItem): ExportedItem {
  if (cancelled === undefined) return item;
  if (cancelled === null || typeof cancelled !== "object") return { ...item, cancelled };
  const { by, reason, isLate, ...makeUp } = cancelled as Partial<Record<string, unknown>>;
  const how = { cancelledBy: by, cancelReason: reason, cancelledLate: isLate };
  return { ...item, cancelled: true, ...how, ...makeUp };
}

function labelOf(name: SectionName, fact: string): string {
  // Elsewhere it is one that is taught.
  if (name === "audit_log" && fact === "subject") return messages.about;
  return factLabels[fact] ?? fact;
}

function textOf(name: SectionName, fact: string, item: ExportedItem): string {
  const value = item[fact];
  if (fact === "language") {
    const language = parseLanguage(value);
    return language ? languageNames[language] : messages.none;
  }
  if (name === "lesson_reports" && fact === "covered") return coveredIn(item);
  const action = name === "audit_log" && fact === "action" ? describeLine(item) : null;
  return action ?? wordsOfCode(name, fact, value) ?? factText(value);
}

/** The chapters of a report; of the academy's own ones the export has the names that are stored. */
function coveredIn({ covered, subject: subjectId }: ExportedItem): string {
  if (!Array.isArray(covered) || !isSubjectId(subjectId)) return factText(covered);
  return factText(
    covered.map((chapter) => chapterName(String(chapter), { subjectId, ownNames: null })),
  );
}

function describeLine({ action, outcome, subject }: ExportedItem): string | null {
  return describeAction({
    action: String(action),
    outcome: outcome === "denied" ? "denied" : "done",
    subjectKind: typeof subject === "string" ? subject : null,
  });
}
