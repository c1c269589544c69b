/** The number of rows on one page. */
const pageSize = 25;

/** @param number of the page, from 1 @returns one row more, which says whether there is another page */
export const pageOf = (number: number, size = pageSize) => ({
  limit: size + 1,
  offset: (number - 1) * size,
});

/** A page of a list, and whether there is another. */
export interface Listed<Row> {
  rows: Row[];
  hasMore: boolean;
}

/** The page of the rows that were found by `pageOf`. */
export const toListed = <Row>(rows: Row[]): Listed<Row> => cutList({ rows }, "rows");

/** The same with whatever else was found; `name` is the list. */
export function cutList<Found extends Readonly<Record<Name, unknown[]>>, Name extends string>(
  found: Found,
  name: Name,
  size = pageSize,
): Found & { hasMore: boolean } {
  const rows = found[name];
  return { ...found, [name]: rows.slice(0, size), hasMore: rows.length > size };
}
