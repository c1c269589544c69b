import { chaptersOf } from "#content/teaching/syllabus/all.ts";
import { isStandardChapter } from "#content/teaching/syllabus/names/all.ts";
import { translationLanguages } from "#domain/shared/language.ts";
import { writeChapters } from "#domain/teaching/chapter-list.ts";
import { chapterKey, isInScriptOf, type OwnChapters } from "#domain/teaching/syllabus.ts";
import type { SyllabusKey } from "#use-cases/teaching/syllabus.ts";
import { messages } from "./messages.ts";

/** A list for the form that changes it. @param own the academy's own; null for the standard one */
export function describeList({ classId, subjectId }: SyllabusKey, own: OwnChapters | null) {
  const chapters = chaptersOf(classId, subjectId, own?.chapters ?? null);
  return {
    number: chapters.length,
    stored: writeChapters({ chapters, names: own?.names ?? {} }),
    named: own && describeNames(subjectId, own),
  };
}

/** The chapters that have no name of their own in a language, and what follows from it. */
function describeNames(subjectId: SyllabusKey["subjectId"], { chapters, names }: OwnChapters) {
  const without = translationLanguages.flatMap((language) => {
    const unnamed = chapters.filter(
      (chapter) =>
        !names[chapterKey(chapter)]?.[language] &&
        !isStandardChapter(chapter, subjectId) &&
        !isInScriptOf(language, chapter),
    );
    if (unnamed.length === 0) return [];
    return [{ label: messages.withoutName[language], names: unnamed.join(", ") }];
  });
  return { without, text: without.length === 0 ? messages.allNamed : messages.firstName };
}

export type NamedChapters = ReturnType<typeof describeNames>;
