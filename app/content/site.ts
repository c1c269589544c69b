import { standardEnquiryDays } from "#domain/enquiry-limits.ts";
import type { Colours } from "#domain/site/palette.ts";
import { standardAbout, type About, type TeamMember } from "./about.ts";
import { hasSampleContacts, resolveAcademy, sampleAcademy, type Academy } from "./academy.ts";
import type { Announcement } from "./announcements.ts";
import { standardQuestions, type Question } from "./faq.ts";
import type { Logo } from "./logo.ts";
import { classHours, footerHours, supportHours, type Hours } from "./hours.ts";
import type { Policy } from "./policy.ts";
import { privacyPolicy } from "./privacy.ts";
import { refundPolicy } from "./refund.ts";
import { subjectPages, type SubjectPage } from "./subjects.ts";
import { termsPolicy } from "./terms.ts";
import {
  demoTestimonials,
  homeTestimonials,
  sampleNote,
  type Testimonial,
} from "./testimonials.ts";

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
}

/**
 * A whole site: the standard words, with an academy's facts in them and its changes in their place.
 * An academy with a name of its own shows no invented person and no invented praise.
 *
 * @param enquiryDays after how many days an enquiry is deleted; the editor has no use for it
 */
export function resolveSite(changes: SiteChanges, enquiryDays = standardEnquiryDays): Site {
  const own = resolveAcademy(changes.academy);
  const about = standardAbout(own);
  const hours = changes.hours ?? {
    footer: footerHours,
    support: supportHours,
    classes: classHours,
  };
  const site: Omit<Site, "samples"> = {
    academy: own,
    logo: changes.logo ?? null,
    colours: changes.colours ?? null,
    hours,
    about: changes.about ? resolveAbout(changes.about, about) : about,
    testimonials: resolveTestimonials(changes.testimonials),
    questions: changes.questions ?? standardQuestions(own, hours.classes),
    policies: {
      privacy: privacyPolicy(own),
      terms: termsPolicy(own),
      refund: refundPolicy(own),
      ...changes.policies,
    },
    subjects: subjectPages.map((page) => ({ ...page, ...changes.subjects?.[page.slug] })),
    announcements: changes.announcements ?? [],
    hasDrawnName: own.nameInTelugu === sampleAcademy.nameInTelugu,
    enquiryDays,
  };
  const marked = { ...site, samples: listSamples(site) };
  return own.name === sampleAcademy.name ? marked : withoutSamplePeople(marked);
}

function listSamples(site: Omit<Site, "samples">): SamplePart[] {
  const { about: words, testimonials, policies } = site;
  const isSample: Record<SamplePart, boolean> = {
    name: site.academy.name === sampleAcademy.name,
    contacts: hasSampleContacts(site.academy),
    about: words.text === standardAbout(site.academy).text || words.team.note !== "",
    testimonials: testimonials.note !== "",
    privacy: policies.privacy.isDraft,
    terms: policies.terms.isDraft,
    refund: policies.refund.isDraft,
  };
  const parts = Object.keys(isSample) as SamplePart[];
  return parts.filter((part) => isSample[part]);
}

function withoutSamplePeople(site: Site): Site {
  const { about: words, testimonials } = site;
  const isReal = (one: Testimonial) => !isSampleTestimonial(one);
  return {
    ...site,
    about: {
      ...words,
      team: {
        ...words.team,
        note: "",
        people: words.team.people.filter((person) => !isSamplePerson(person)),
      },
    },
    testimonials: {
      home: testimonials.home.filter(isReal),
      demo: testimonials.demo.filter(isReal),
      note: "",
    },
  };
}

function resolveAbout(changes: AboutChanges, standard: About): About {
  const { students } = changes.numbers;
  // Only a bare number can be counted up to.
  const value = /^\d{1,6}\+$/.test(students.text) ? Number.parseInt(students.text, 10) : 0;
  const note = changes.team.people.some(isSamplePerson) ? standard.team.note : "";
  return {
    ...standard,
    ...changes,
    numbers: { ...changes.numbers, students: { ...students, value } },
    team: { ...changes.team, note },
  };
}

function resolveTestimonials(changes: SiteChanges["testimonials"]): SiteTestimonials {
  const { home, demo } = changes ?? { home: homeTestimonials, demo: demoTestimonials };
  return { home, demo, note: [...home, ...demo].some(isSampleTestimonial) ? sampleNote : "" };
}

/** Whether one of the people is a sample, by the name. */
function isSamplePerson({ name }: Pick<TeamMember, "name">): boolean {
  return standardAbout(sampleAcademy).team.people.some((sample) => sample.name === name);
}

/** Whether a testimonial is one of the samples, letter for letter. */
export function isSampleTestimonial({ quote, name }: Pick<Testimonial, "quote" | "name">): boolean {
  return [...homeTestimonials, ...demoTestimonials].some(
    (sample) => sample.quote === quote && sample.name === name,
  );
}

/** The site of an academy that has changed nothing: the specification's texts. */
export const standardSite = resolveSite({});
