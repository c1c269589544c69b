import { classes, subjectName } from "#domain/teaching/catalogue/catalogue.ts";
import { prefilledPath } from "#domain/enquiries/prefill.ts";
import { findService } from "#domain/teaching/services.ts";
import { btechParagraphs, schoolParagraphs } from "./tuition-words.ts";

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

/** The 9 tiles, youngest class first. */
export const tuitionTiles: readonly TuitionTile[] = classes.map(({ id, name, category }) => {
  const service = findService(id);
  return {
    title: name,
    category,
    href: `/services/${id}`,
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
