import { language } from "#content/shared/language.ts";
import { subjectIds, type SubjectId } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { chapterKey, type ChapterContext } from "#domain/teaching/syllabus.ts";
import { names as algorithms } from "./algorithms.ts";
import { names as biology } from "./biology.ts";
import { names as chemistry } from "./chemistry.ts";
import { names as computerScience } from "./computer-science.ts";
import { names as dataScience } from "./data-science.ts";
import { names as dataStructures } from "./data-structures.ts";
import { names as english } from "./english.ts";
import { names as mathematics } from "./mathematics.ts";
import { names as physics } from "./physics.ts";
import { names as programming } from "./programming.ts";
import { names as socialStudies } from "./social-studies.ts";
import { names as webDevelopment } from "./web-development.ts";

const names: Record<SubjectId, Readonly<Record<string, string>>> = {
  mathematics,
  physics,
  chemistry,
  biology,
  english,
  "social-studies": socialStudies,
  "computer-science": computerScience,
  programming,
  "data-structures": dataStructures,
  algorithms,
  "web-development": webDevelopment,
  "data-science": dataScience,
};

const namesByKey = new Map(
  subjectIds.map((subjectId) => {
    const ofSubject = Object.entries(names[subjectId]);
    return [subjectId, new Map(ofSubject.map(([chapter, name]) => [chapterKey(chapter), name]))];
  }),
);

/** Whether a chapter is one of the standard ones of its subject, which have a name in every language. */
export function isStandardChapter(chapter: string, subjectId: SubjectId): boolean {
  return namesByKey.get(subjectId)?.has(chapterKey(chapter)) ?? false;
}

/**
 * A chapter's name for its reader. Reports and lists store a chapter in English, or as the academy typed
 * it; this is the academy's own translation, or else the standard one, or else the stored name.
 */
export function chapterName(chapter: string, { subjectId, ownNames }: ChapterContext): string {
  // A report keeps its English words, also where a standard chapter is spelt in another way.
  if (language === "en") return chapter;
  const key = chapterKey(chapter);
  return ownNames?.[key]?.[language] ?? namesByKey.get(subjectId)?.get(key) ?? chapter;
}
