import { standardEnquiryDays } from "#domain/enquiries/limits.ts";
import { standardAbout, type About, type TeamMember } from "./pages/about.ts";
import { resolveAcademy, hasSampleContacts, sampleAcademy } from "./academy.ts";
import { inDays } from "#content/shared/count.ts";
import { enquiryDaysMark } from "./pages/policy.ts";
import type { AboutChanges, SamplePart, Site, SiteChanges, SiteTestimonials } from "./site.ts";
import { standardHours, standardWords } from "./standard-site.ts";
import {
  demoTestimonials,
  homeTestimonials,
  sampleNote,
  type Testimonial,
} from "./pages/testimonials.ts";

// The English site, whichever language is built: no bundle has this module, and each loads it from its
// source, where all words are English (`vite.config.ts`). Import it as `#content/site/english-site.ts`.

/**
 * A whole site in English: the standard words, with an academy's facts in them and its changes in their
 * place. An academy with a name of its own shows no invented person and no invented praise.
 *
 * @param enquiryDays after how many days an enquiry is deleted; the editor has no use for it
 */
export function resolveEnglishSite(changes: SiteChanges, enquiryDays = standardEnquiryDays): Site {
  const own = resolveAcademy(changes.academy);
  const hours = changes.hours ?? standardHours();
  const standard = standardWords(own, hours);
  const site: Omit<Site, "samples"> = {
    academy: own,
    logo: changes.logo ?? null,
    colours: changes.colours ?? null,
    hours,
    about: changes.about ? resolveAbout(changes.about, standard.about) : standard.about,
    testimonials: resolveTestimonials(changes.testimonials),
    questions: changes.questions ?? standard.questions,
    policies: { ...standard.policies, ...changes.policies },
    subjects: standard.subjects.map((page) => ({ ...page, ...changes.subjects?.[page.slug] })),
    announcements: changes.announcements ?? [],
    hasDrawnName: own.nameInTelugu === sampleAcademy.nameInTelugu,
    enquiryDays,
    markdown: null,
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

/** An English text with the time after which enquiries are deleted, in place of its mark. */
export function withEnglishEnquiryDays(text: string, days: number): string {
  return text.replaceAll(enquiryDaysMark, inDays(days));
}
