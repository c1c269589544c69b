import type { ReactNode } from "react";
import { useHold } from "#ui/kept/hold.ts";
import { useKeptEntries, type Answered, type KeptEntry, type Left } from "#ui/kept/kept-entries.ts";
import { KeptPlace, LeftEntry } from "#ui/kept/kept-place.tsx";
import { useIsBeingDeleted, usePendingLocation } from "#ui/pending.ts";
import { usePlainLinks } from "#ui/plain-links.ts";

/**
 * Where a cell is shown. A phone has two lines for each row: `title` is the first, `badge` and
 * `line` follow in the second, `select` and `actions` are beside both, `below` is a line of its own with its label.
 * `calls` is beside both lines, as signs. `wide` is hidden there, and `widest` on a tablet too.
 */
export type Place =
  | "title"
  | "select"
  | "badge"
  | "line"
  | "below"
  | "calls"
  | "wide"
  | "widest"
  | "actions";

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** `title` is the row's header; the first column by default, the others are `line`. */
  place?: Place | ((row: Row) => Place);
  /** Whether a press in its cells is none on the row, so that their text can be copied. */
  isCopied?: boolean;
  /** A class with the column's width; columns without one share the rest. */
  width?: string;
  /** The link that sorts by this column, and how it is sorted now. */
  sort?: { to: string; now: "ascending" | "descending" | undefined; hint: string };
}

/**
 * Of a list whose rows leave it when one of their buttons is pressed: they keep their places for a
 * moment. Its rows are then the loader's own array.
 */
export interface Kept<Row> {
  /** What this person has just answered. */
  answered?: Answered | null;
  /** What is said of a row that left otherwise. */
  describe: (row: Row) => Left;
  /** Which list it is: another page or filter begins anew. */
  list?: string;
}

/** Whether a cell has an amount or another number, which stays in one line. */
const isNumber = (content: ReactNode) =>
  typeof content === "string" && /^[-\u2212₹\d.,:%() ]+$/.test(content);

function kindOf(content: ReactNode, isCopied: boolean): string | undefined {
  if (isCopied) return "is-copied";
  return isNumber(content) ? "is-number" : undefined;
}

/** Most cells are lines, which are those without a class of a place. */
export function cellClass(place: Place, content: ReactNode, isCopied = false): string | undefined {
  const kind = kindOf(content, isCopied);
  if (place === "line") return kind;
  return kind ? `at-${place} ${kind}` : `at-${place}`;
}

const arrows = { ascending: "▲", descending: "▼" };

/** Whether the rows of a table have buttons of their own. */
export function hasButtons(columns: readonly Pick<Column<never>, "place">[]): boolean {
  return columns.some(({ place }) => place === "actions");
}

/** The id of a row's header, which describes the row's buttons. */
export const rowHeaderId = (id: string) => `row-${id}`;

/**
 * A table whose rows are 48 px high, and have two lines on a phone. The ARIA roles are explicit
 * because some browsers drop the implicit ones when `display` changes. Each attribute less makes a long
 * list cheaper (decision 23). A row fades while it is being deleted, and its buttons pulse while one of
 * its pages is being opened.
 *
 * Its links are plain `a` elements to paths of ours: the table navigates for all of them, because the
 * router's links are the most expensive part of a long list.
 */
export function Table<Row extends { id: string }>(props: {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  kept?: Kept<Row>;
  /** Whether the link in a row's header covers the row. */
  isLinked?: boolean | undefined;
}) {
  const { columns } = props;
  const isBeingDeleted = useIsBeingDeleted();
  const opening = usePendingLocation()?.pathname;
  const openLink = usePlainLinks();
  const placeOf = ({ place = "line" }: Column<Row>, index: number, row: Row): Place => {
    if (typeof place === "function") return place(row);
    return index === 0 && place === "line" ? "title" : place;
  };
  const { entries, remove } = useRows(props.rows, props.kept);
  const widest = columns.filter(({ place }) => place === "widest");
  const rowsHaveButtons = hasButtons(columns);
  const { isHeld, listeners } = useHold();
  return (
    <div role="presentation" onClick={openLink}>
      <table
        role="table"
        className={`list ${columns.some(({ width }) => width) ? "table-fixed" : ""} ${props.isLinked ? "linked" : ""}`}
      >
        <caption>{props.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, sort, place, width = "" }) => (
              <th
                key={label}
                role="columnheader"
                aria-sort={sort?.now}
                className={
                  (typeof place === "string" ? `at-${place} ${width}` : width) || undefined
                }
              >
                {sort ? (
                  <a href={sort.to} title={sort.hint}>
                    {label}
                    {sort.now && <span aria-hidden="true">{arrows[sort.now]}</span>}
                  </a>
                ) : (
                  label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" {...(props.kept && listeners)}>
          {entries.map(({ id, item: row, left }) => {
            const attributes = {
              role: "row",
              "aria-busy": isBeingDeleted(id) || undefined,
              ...(opening?.includes(id) && { "data-opening": true }),
            };
            const cells =
              !left &&
              row &&
              columns.map((column, index) => {
                const place = placeOf(column, index, row);
                const content = column.cell(row);
                return place === "title" ? (
                  <th
                    key={column.label}
                    id={rowsHaveButtons ? rowHeaderId(id) : undefined}
                    role="rowheader"
                  >
                    {content}
                  </th>
                ) : (
                  <td
                    key={column.label}
                    role="cell"
                    data-label={place === "below" ? column.label : undefined}
                    className={cellClass(place, content, column.isCopied)}
                  >
                    {content}
                  </td>
                );
              });
            if (!props.kept)
              return (
                <tr key={id} {...attributes}>
                  {cells}
                </tr>
              );
            const isOwn = props.kept.answered?.id === id;
            return (
              <KeptPlace
                key={id}
                as="tr"
                isLeft={left !== null}
                isOwn={isOwn}
                attributes={attributes}
              >
                {left && (
                  <>
                    <td role="cell" colSpan={columns.length - widest.length} className="at-left">
                      <LeftEntry left={left} isHeld={isHeld} onEnd={() => remove(id)} />
                    </td>
                    {/* A span over columns that are hidden would make others of them. */}
                    {widest.map(({ label }) => (
                      <td key={label} aria-hidden="true" className="at-widest" />
                    ))}
                  </>
                )}
                {cells}
              </KeptPlace>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const none: never[] = [];

/** The rows, with those that keep their places. */
function useRows<Row extends { id: string }>(
  rows: readonly Row[],
  kept: Kept<Row> | undefined,
): { entries: readonly KeptEntry<Row>[]; remove: (id: string) => void } {
  const describe = kept?.describe ?? nothing;
  const all = useKeptEntries(kept ? rows : none, kept?.answered ?? null, describe, kept?.list);
  if (kept) return all;
  return { ...all, entries: rows.map((row) => ({ id: row.id, item: row, left: null })) };
}

const nothing = (): Left => ({ name: "", text: "" });
