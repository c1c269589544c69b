import { resolveEnglishSite } from "#content/site/english-site.ts";
import { standardEnquiryDays } from "#domain/enquiries/limits.ts";
import type { Colours } from "#domain/site/palette.ts";
import type { TranslationLanguage } from "#domain/shared/language.ts";
import type { About } from "./pages/about.ts";
import type { Academy } from "./academy.ts";
import type { Announcement } from "./pages/announcements.ts";
import type { Question } from "./pages/faq.ts";
import { language } from "#content/shared/language.ts";
import type { Logo } from "./logo.ts";
import type { ReadTexts } from "./markdown-blocks.ts";
import type { Hours } from "./hours.ts";
import type { Policy } from "./pages/policy.ts";
import type { SectionId } from "./sections.ts";
import type { SubjectPage } from "./subjects.ts";
import type { Testimonial } from "./pages/testimonials.ts";
import { translateSite } from "./translate.ts";

/** The three sets of hours (§9), which differ on purpose. */
export interface SiteHours {
  readonly footer: readonly Hours[];
  readonly support: readonly Hours[];
  readonly classes: readonly Hours[];
}

/** What families say, on the home page and the demo page (§2). */
export interface SiteTestimonials {
  readonly home: readonly Testimonial[];
  readonly demo: readonly Testimonial[];
  /** Shown below them; empty once none of them is a sample. */
  readonly note: string;
}

export interface Policies {
  readonly privacy: Policy;
  readonly terms: Policy;
  readonly refund: Policy;
}

/**
 * Parts of a site that have samples until an academy replaces them: facts that belong to nobody,
 * people and praise that are invented, policies that no lawyer has approved.
 */
export type SamplePart =
  | "name"
  | "contacts"
  | "about"
  | "testimonials"
  | "privacy"
  | "terms"
  | "refund";

/** Everything on the public site that an academy can change. */
export interface Site {
  readonly academy: Academy;
  /** Null for the standard mark. */
  readonly logo: Logo | null;
  /** Null for the standard colours. */
  readonly colours: Colours | null;
  readonly hours: SiteHours;
  readonly about: About;
  readonly testimonials: SiteTestimonials;
  readonly questions: readonly Question[];
  readonly policies: Policies;
  readonly subjects: readonly SubjectPage[];
  /** The academy's announcements on the home page, newest first, past and coming ones too. */
  readonly announcements: readonly Announcement[];
  /** Whether the home page has the sample's name in Telugu, of which there is a drawing. */
  readonly hasDrawnName: boolean;
  /** After how many days an enquiry is deleted; an operator's setting. */
  readonly enquiryDays: number;
  /** What its texts of small Markdown say; null while all are standard ones, which have no marks. */
  readonly markdown: ReadTexts | null;
  /** What is still a sample, in the order of the overview. */
  readonly samples: readonly SamplePart[];
}

type Slug = SubjectPage["slug"];

/** What an academy can change of the about page. */
export type AboutChanges = Omit<About, "numbers" | "team" | "action"> & {
  readonly numbers: Omit<About["numbers"], "students"> & {
    readonly students: Omit<About["numbers"]["students"], "value">;
  };
  readonly team: Omit<About["team"], "note">;
};

/** What an academy can change of a subject's page; the picture stays. */
export type SubjectChanges = Pick<SubjectPage, "title" | "lead" | "paragraphs" | "levels" | "card">;

/** The parts of a site that an academy has changed; what is missing is standard. */
export interface SiteChanges {
  readonly academy?: Partial<Academy>;
  readonly logo?: Logo;
  readonly colours?: Colours;
  readonly hours?: SiteHours;
  readonly about?: AboutChanges;
  readonly testimonials?: Omit<SiteTestimonials, "note">;
  readonly questions?: readonly Question[];
  readonly policies?: Partial<Policies>;
  readonly subjects?: Partial<Record<Slug, SubjectChanges>>;
  readonly announcements?: readonly Announcement[];
  readonly translations?: SiteTranslations;
}

/** The words of a section in another language, where the academy has English ones of its own. */
export interface SectionTranslation {
  /** A fingerprint of the English words that it was made from; it is outdated if they differ now. */
  readonly of: string;
  /** In the structure of the section's English; blank where the English is newer. */
  readonly words: Readonly<Record<string, unknown>>;
}

export type SiteTranslations = Readonly<
  Partial<Record<TranslationLanguage, Readonly<Partial<Record<SectionId, SectionTranslation>>>>>
>;

/**
 * A whole site in the language of this build. What the academy has written itself and not translated
 * is English and marked with `lang`: never the standard words, which say another academy's facts.
 *
 * @param enquiryDays after how many days an enquiry is deleted; the editor has no use for it
 */
export function resolveSite(changes: SiteChanges, enquiryDays = standardEnquiryDays): Site {
  const english = resolveEnglishSite(changes, enquiryDays);
  return language === "en" ? english : translateSite(english, changes, language);
}

/** The site of an academy that has changed nothing: the specification's texts. */
export const standardSite = resolveSite({});
