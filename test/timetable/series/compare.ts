import { leftOut, placeOf, type Model, type Row } from "./model.ts";
import { readLeftOut, type Stored, type World } from "./world.ts";

/** What differs between the product and the model: the lessons, and what is named as left out. */
export async function compare(
  there: World,
  model: Model,
  stored: readonly Stored[],
): Promise<string[]> {
  const found = stored.map(({ course, start, place }) => [course, start, place]);
  const expected = model.lessons
    .map(({ course, start, row, number }) => [course, start, row && placeOf(row, number)] as const)
    .toSorted((a, b) => a[1] - b[1]);
  const wrong = differences("lessons", expected.map(sayLesson), found.map(sayLesson));
  for (const row of model.rows) if (row.id === "") row.id = seriesOf(row, model, stored);
  for (const course of there.courses) {
    const named = await readLeftOut(there, course);
    wrong.push(...differences("left out", leftOut(model, course).map(iso), named.map(iso)));
    const both = named.filter((start) =>
      stored.some((one) => one.course === course && one.start === start),
    );
    wrong.push(...both.map((start) => `planned, and named as left out: ${iso(start)}`));
  }
  return wrong;
}

/** The id of a row, by one of its lessons. */
function seriesOf(row: Row, { lessons }: Model, stored: readonly Stored[]): string {
  const lesson = lessons.find((one) => one.row === row);
  return stored.find(({ start }) => start === lesson?.start)?.seriesId ?? "";
}

/** A moment in India. */
export const iso = (moment: number) => new Date(moment + 330 * 60_000).toISOString().slice(0, 16);

const sayLesson = ([course, start, place]: readonly (string | number | null)[]) =>
  `${String(course)} ${iso(Number(start))}${place === null ? "" : ` (${iso(Number(place))})`}`;

function differences(
  what: string,
  expected: readonly string[],
  found: readonly string[],
): string[] {
  return [
    ...expected.filter((one) => !found.includes(one)).map((one) => `${what}: not ${one}`),
    ...found.filter((one) => !expected.includes(one)).map((one) => `${what}: unexpectedly ${one}`),
    ...(new Set(found).size < found.length ? [`${what}: something twice`] : []),
  ];
}
