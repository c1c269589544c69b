import { classes, subjectName } from "#domain/catalogue.ts";
import { prefilledPath } from "#domain/enquiry-prefill.ts";
import { findService } from "#domain/services.ts";

/** A tile of the home page's Tuition grid, and the content of the page that it links to (§2). */
export interface TuitionTile {
  readonly title: string;
  readonly category: string;
  readonly href: string;
  readonly name: string;
  readonly text: string;
  readonly paragraphs: readonly string[];
  readonly subjects: readonly string[];
  /** Where a demo for this class is asked for. */
  readonly demo: string;
}

const schoolParagraphs = [
  "One tutor takes one student through the year's syllabus, CBSE, ICSE or State Board, at the speed that student needs. A chapter that is clear gets ten minutes. A chapter that is not gets the whole week.",
  "Tell us which subjects need help, and which are going well. We put the hours where they count.",
];

const btechParagraphs = [
  "University papers move fast and assume a lot. One tutor takes you through your own university's syllabus, from the lecture that you missed to the lab record that is due.",
  "Bring last year's question paper. We start with the part of it that you would rather not open.",
];

function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

/** The 9 tiles, youngest class first. */
export const tuitionTiles: readonly TuitionTile[] = classes.map(({ id, name, category }) => {
  const service = findService(id);
  return {
    title: name,
    category,
    href: `/services/${slugOf(name)}`,
    name: service?.name ?? name,
    text: service?.description ?? "",
    paragraphs: id === "btech" ? btechParagraphs : schoolParagraphs,
    subjects: (service?.subjects ?? []).map(subjectName),
    demo: prefilledPath({ class: id }),
  };
});

/** The tile whose page is at /services/`category`, or undefined. */
export function findTuition(category: string): TuitionTile | undefined {
  return tuitionTiles.find((tile) => tile.href === `/services/${category}`);
}

/** The words of the pages of tiles, and of the page for an unknown category (§2). */
export const categoryPage = {
  unknown: {
    title: "Our services",
    text: "We have no page for that one. Here is what we teach; one of these is likely to be near what you were looking for.",
  },
  subjects: "Subjects for this class",
  services: "Start with a subject",
  servicesText: "Each of these has its own tutors and its own way of teaching.",
} as const;
