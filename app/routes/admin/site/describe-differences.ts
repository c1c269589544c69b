import { resolveEnglishSite } from "#content/site/english-site.ts";
import { language } from "#content/shared/language.ts";
import { changedSections } from "#content/site/changes.ts";
import { shownSection } from "#content/site/parts.ts";
import { translationOf } from "#content/site/translations.ts";
import type { Logo } from "#content/site/logo.ts";
import type { SiteChanges } from "#content/site/site.ts";
import type { SectionId } from "#content/site/sections.ts";
import type { Authors, SectionAuthors } from "#domain/site/authors.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import {
  languageNames,
  languageTag,
  translationLanguages,
  type Language,
} from "#domain/shared/language.ts";
import { findDifferences } from "#domain/site/differences.ts";
import { describePath } from "./describe-form.ts";
import { fieldWords } from "./field-messages.ts";
import { flagWords, logoWords, messages } from "./messages.ts";
import { sectionNames } from "./section-messages.ts";

export interface DescribedField {
  path: string;
  label: string;
  /** Of the two texts, as an attribute names it. */
  lang: string;
  before: string;
  after: string;
}

export interface DescribedSection {
  id: SectionId;
  name: string;
  /** Who changed it, if that is known. */
  by?: string | undefined;
  fields: DescribedField[];
}

/** What differs between two versions of a section's words. */
export function describeFields(
  before: unknown,
  after: unknown,
  textLanguage: Language = "en",
): DescribedField[] {
  return findDifferences(before, after).map(({ path, isFlag, ...texts }) => ({
    path: path.join("."),
    lang: languageTag(isFlag ? language : textLanguage),
    label: describePath(path).join(", ") || path.join(" "),
    before: isFlag ? describeFlag(texts.before) : texts.before,
    after: isFlag ? describeFlag(texts.after) : texts.after,
  }));
}

function describeFlag(text: string): string {
  if (text === "") return text;
  return text === "true" ? flagWords.yes : flagWords.no;
}

/** A logo as its size: nobody reads its fingerprint. */
function describeLogo(before: Logo | null, after: Logo | null): DescribedField[] {
  const { label } = fieldWords.logo ?? { label: "" };
  const isNew = before !== null && after !== null && before.hash !== after.hash;
  const picture = {
    path: "logo",
    lang: languageTag(language),
    label,
    before: before ? logoWords.picture(before, false) : logoWords.standard,
    after: after ? logoWords.picture(after, isNew) : logoWords.standard,
  };
  const name = describeFields({ logo: nameIn(before) }, { logo: nameIn(after) });
  return before?.hash === after?.hash ? name : [picture, ...name];
}

function nameIn(logo: Logo | null) {
  return logo ? { hasName: logo.hasName } : {};
}

/** What differs between two sites, section by section. */
export function describeDifferences(
  before: SiteChanges,
  after: SiteChanges,
  authors: SectionAuthors,
): DescribedSection[] {
  const [old, now] = [resolveEnglishSite(before), resolveEnglishSite(after)];
  return changedSections(before, after).map((id) => ({
    id,
    name: sectionNames[id],
    by: describeAuthors(authors[id]),
    fields:
      id === "logo"
        ? describeLogo(old.logo, now.logo)
        : [
            ...describeFields(shownSection(old, id), shownSection(now, id)),
            ...describeTranslations(before, after, id),
          ],
  }));
}

/** What differs in the translations of a section, each field with its language. */
function describeTranslations(
  before: SiteChanges,
  after: SiteChanges,
  id: SectionId,
): DescribedField[] {
  return translationLanguages.flatMap((each) => {
    const [old, now] = [before, after].map((changes) => translationOf(changes, each, id));
    return describeFields(old, now, each).map((field) => ({
      ...field,
      path: `${each}.${field.path}`,
      label: `${languageNames[each]}: ${field.label}`,
    }));
  });
}

/** "Asha and Ravi, November 23, 2026 at 5:30 PM"; undefined where nobody is known. */
export function describeAuthors(authors: Authors | undefined): string | undefined {
  if (!authors) return undefined;
  return messages.changedBy(authors.names, formatDateTime(new Date(authors.at)));
}
