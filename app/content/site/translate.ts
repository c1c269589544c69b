import { withEnglishEnquiryDays } from "#content/site/english-site.ts";
import { isRecord } from "#domain/site/check-shape.ts";
import type { TranslationLanguage } from "#domain/shared/language.ts";
import { fillStandardWords } from "#domain/site/fill-standard.ts";
import { translatePart } from "#domain/site/translation.ts";
import { sampleAcademy } from "./academy.ts";
import type { Policy } from "./pages/policy.ts";
import type { Site, SiteChanges } from "./site.ts";
import { shownSection, type Part } from "./parts.ts";
import { sectionIds, sectionShape, type SectionId } from "./sections.ts";
import { hasOwnWords, standardSection, wordsOf } from "./translations.ts";
import { standardHours, standardWords } from "./standard-site.ts";

/** The parts of a site that have words. */
type Translated = Pick<
  Site,
  "academy" | "hours" | "about" | "testimonials" | "questions" | "policies" | "announcements"
> & { readonly subjects: Readonly<Record<string, Partial<Site["subjects"][number]>>> };

/** The sections whose words stand in the standard words of others. */
const facts: readonly SectionId[] = ["contacts", "name", "hours"];
const others = sectionIds.filter((id) => !facts.includes(id) && wordsOf(id, {}) !== null);

/** An English site in another language, which is that of this build. */
export function translateSite(
  english: Site,
  changes: SiteChanges,
  language: TranslationLanguage,
): Site {
  const translate = (ids: readonly SectionId[], standard: Site) =>
    ids.reduce<Part>((parts, id) => {
      const part = shownSection(english, id);
      const words = hasOwnWords(changes, id)
        ? fillStandardWords(sectionShape(id), part, changes.translations?.[language]?.[id]?.words, {
            english: standardSection(changes, id),
            words: shownSection(standard, id),
          })
        : shownSection(standard, id);
      return merge(parts, translatePart(sectionShape(id), part, words) as Part);
    }, {});
  const sample = { ...english, academy: sampleAcademy, hours: standardHours() };
  const known = translate(facts, sample) as Pick<Translated, "academy" | "hours">;
  const { academy, hours } = { ...known, academy: { ...english.academy, ...known.academy } };
  const standard = { ...english, academy, hours, ...standardWords(academy, hours) };
  const words = translate(others, standard) as unknown as Translated;
  return {
    ...english,
    academy,
    hours,
    about: {
      ...standard.about,
      ...words.about,
      numbers: {
        ...words.about.numbers,
        students: {
          ...words.about.numbers.students,
          value: english.about.numbers.students.value,
        },
      },
      team: {
        ...words.about.team,
        note: english.about.team.note && standard.about.team.note,
      },
    },
    testimonials: {
      ...words.testimonials,
      note: english.testimonials.note && standard.testimonials.note,
    },
    questions: words.questions,
    policies: {
      privacy: withDays(words.policies.privacy, english.enquiryDays),
      terms: withDays(words.policies.terms, english.enquiryDays),
      refund: withDays(words.policies.refund, english.enquiryDays),
    },
    subjects: standard.subjects.map((page) => ({ ...page, ...words.subjects[page.slug] })),
    announcements: words.announcements,
  };
}

/** Two parts in one; the mark of a group is that of the later, the names of its English texts are both's. */
function merge(one: Part, other: Part): Part {
  const fields = Object.entries(other).map(([name, value]): [string, unknown] => {
    const before = one[name];
    if (!isRecord(before) || !isRecord(value)) return [name, value];
    const { lang: _, ...rest } = before;
    const inEnglish = [before, value].flatMap((part) => part["inEnglish"] ?? []);
    return [name, { ...rest, ...value, ...(inEnglish.length > 0 && { inEnglish }) }];
  });
  return { ...one, ...Object.fromEntries(fields) };
}

/** The number of days in English, where the words around it are. */
function withDays(policy: Policy, days: number): Policy {
  const sections = policy.sections.map((section) =>
    section.lang === "en"
      ? {
          ...section,
          paragraphs: section.paragraphs.map((text) => withEnglishEnquiryDays(text, days)),
        }
      : section,
  );
  return { ...policy, sections };
}
