/** How many chapters the form of a report offers at first. */
const offered = 6;

/** The chapters of a form: those that are likely to have been taught, and the others. */
export interface ChapterChoice {
  likely: string[];
  others: string[];
}

/**
 * Which chapters the form of a report shows at first: those that are chosen, those of the last report and
 * what follows them. Chosen ones that the list does not have any more are offered too.
 *
 * @param chapters the class's chapters, in order
 * @param chosen those that are chosen already
 * @param last those of the report before
 */
export function chooseChapters(
  chapters: readonly string[],
  chosen: readonly string[],
  last: readonly string[],
): ChapterChoice {
  const past = chapters.findLastIndex((chapter) => last.includes(chapter));
  const next = chapters.slice(past + 1);
  const known = (name: string) => chapters.includes(name);
  const wanted = new Set([...chosen, ...last.filter(known)]);
  for (const chapter of next) {
    if (wanted.size >= offered) break;
    wanted.add(chapter);
  }
  // One more press would only show one more chapter.
  const left = chapters.filter((chapter) => !wanted.has(chapter));
  if (left.length === 1) wanted.add(left[0] ?? "");
  const others = chapters.filter((chapter) => !wanted.has(chapter));
  const likely = chapters.filter((chapter) => wanted.has(chapter));
  return { likely: [...likely, ...chosen.filter((name) => !known(name))], others };
}
