import { checkPalette } from "#domain/site/contrast.ts";
import { colourRoles, type Palette, type Scheme } from "#domain/site/palette.ts";
import * as shape from "#domain/site/shape.ts";
import type { Fields, GroupProblem, GroupShape } from "#domain/site/shape.ts";
import { isSampleTestimonial } from "#content/site/english-site.ts";

const {
  common,
  day,
  flag,
  group,
  line,
  link,
  list,
  longText,
  markdown,
  optional,
  paragraphs,
  separate,
} = shape;

const titled = group({ title: line(60), text: longText(400) });
const hours = list(1, 7, group({ days: line(40), time: line(40) }));

const testimonial = group(
  {
    quote: longText(500),
    name: common(line(60)),
    who: line(80),
    rating: shape.number(1, 5),
    leave: optional(group({ by: common(line(80)), on: day })),
  },
  ({ quote, name, leave }): GroupProblem | null =>
    leave === undefined && !isSampleTestimonial({ quote: String(quote), name: String(name) })
      ? { field: "leave", problem: "no-leave" }
      : null,
);

const policy = group({
  title: line(60),
  lead: longText(400),
  // Set when the words change.
  updated: common(optional(line(40))),
  isDraft: flag,
  sections: list(1, 40, group({ title: line(120), paragraphs: paragraphs(8000) })),
});

const subject = group({
  title: line(60),
  lead: longText(400),
  paragraphs: paragraphs(6000),
  levels: group({
    title: line(60),
    items: list(1, 12, group({ name: line(60), text: longText(300) })),
  }),
  card: line(160),
});

const palette = (scheme: Scheme) =>
  group(Object.fromEntries(colourRoles.map((role) => [role, shape.colour])), (value) =>
    checkPalette(value as Palette, scheme),
  );

const announcement = group(
  { text: markdown(600), from: day, until: optional(day) },
  ({ from, until }) =>
    until !== "" && String(until) < String(from)
      ? { field: "until", problem: "ends-before-start" }
      : null,
);

/** Each section that is edited by itself, in the order of the overview; together they are all changes. */
const shapes = {
  name: {
    academy: separate(
      group({
        name: common(line(40)),
        legalName: common(line(80)),
        nameInTelugu: common(optional(line(40))),
        meaning: optional(line(80)),
        tagline: line(100),
      }),
    ),
  },
  logo: {
    logo: group({
      hash: shape.hash,
      width: shape.number(1, 4096),
      height: shape.number(1, 4096),
      hasName: flag,
    }),
  },
  colours: { colours: group({ light: palette("light"), dark: palette("dark") }) },
  contacts: {
    academy: separate(
      group({
        email: shape.email,
        phone: shape.phone,
        emailReply: line(40),
        website: shape.origin,
        address: group({
          street: line(100),
          city: line(60),
          state: line(60),
          postcode: common(line(12)),
          country: line(60),
        }),
        social: list(0, 8, group({ name: common(line(30)), href: shape.webAddress })),
      }),
    ),
  },
  hours: { hours: group({ footer: hours, support: hours, classes: hours }) },
  announcements: { announcements: list(0, 5, announcement) },
  about: {
    about: group({
      title: line(80),
      text: longText(400),
      mission: titled,
      vision: titled,
      story: group({ title: line(60), paragraphs: paragraphs(6000) }),
      numbers: group({
        title: line(60),
        students: group({ text: common(line(12)), label: line(30) }),
        stats: list(0, 5, group({ text: common(line(12)), label: line(30) })),
      }),
      features: group({ title: line(60), items: list(1, 8, titled) }),
      team: group({
        title: line(60),
        people: list(
          0,
          24,
          group({
            name: common(line(60)),
            initials: common(line(3)),
            role: line(60),
            text: longText(300),
          }),
        ),
      }),
    }),
  },
  testimonials: {
    testimonials: group({ home: list(0, 12, testimonial), demo: list(0, 12, testimonial) }),
  },
  questions: {
    questions: list(
      1,
      40,
      group({
        question: line(160),
        answer: markdown(2000),
        link: optional(group({ label: line(60), href: link })),
      }),
    ),
  },
  math: { subjects: group({ math: subject }) },
  physics: { subjects: group({ physics: subject }) },
  chemistry: { subjects: group({ chemistry: subject }) },
  coding: { subjects: group({ coding: subject }) },
  "subject-choice": { subjects: group({ "subject-choice": subject }) },
  privacy: { policies: group({ privacy: policy }) },
  terms: { policies: group({ terms: policy }) },
  refund: { policies: group({ refund: policy }) },
} satisfies Record<string, Fields>;

export type SectionId = keyof typeof shapes;

export const sectionIds = Object.keys(shapes) as SectionId[];

export function isSectionId(text: string): text is SectionId {
  return Object.hasOwn(shapes, text);
}

/** A part of the site that is edited by itself: what it has of `SiteChanges`. */
export function sectionShape(id: SectionId): GroupShape {
  return group(shapes[id]);
}
