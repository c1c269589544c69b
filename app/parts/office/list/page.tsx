import type { ReactNode } from "react";
import { Outlet, useSearchParams } from "react-router";
import type { Cursor } from "#data/shared/page.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Notice } from "#ui/notice.tsx";
import { listForm, OpenForm } from "#ui/open-button.tsx";
import { hasButtons, Table, type Column, type Kept } from "#ui/records/table.tsx";
import { ListBar } from "./bar.tsx";
import type { Filter, View } from "./filters.ts";
import { pageUrl } from "./request.ts";
import { messages } from "#parts/office/messages.ts";

/** One page of a list, as its loader returns it. */
interface PageOfList<Row> {
  rows: Row[];
  /** Nothing matched the search; the rows have similar names. */
  isSimilar: boolean;
  previous: Cursor | null;
  next: Cursor | null;
  /** Whether the list is searched or filtered. */
  isSearched: boolean;
}

/** A list of the admin dashboard: views, filters, table, pages, and the dialogs over them. */
export function ListPage<Row extends { id: string }>(props: {
  path: string;
  /** The path of the same rows as a CSV file. */
  download: string;
  filters: readonly Filter[];
  views: readonly View[];
  page: PageOfList<Row>;
  caption: string;
  /** The text shown if the list is empty. */
  empty: string;
  emptyArt?: ReactNode;
  columns: Column<Row>[];
  /** Of a list whose rows leave it when they are answered. */
  kept?: Pick<Kept<Row>, "answered" | "describe">;
  /** Whether a row is a person, whose page opens by a press anywhere in it. */
  isOfPeople?: boolean;
  /** Further buttons: what can be done with the selected rows, or added. */
  buttons?: ReactNode;
}) {
  const { path, page } = props;
  const [params] = useSearchParams();
  return (
    <>
      <ListBar
        path={path}
        filters={props.filters}
        views={props.views}
        isSearched={page.isSearched}
        download={props.download}
        buttons={props.buttons}
      />
      {page.isSimilar && <Notice tone="caution">{messages.alike}</Notice>}
      {page.rows.length === 0 ? (
        <Empty art={props.emptyArt}>{page.isSearched ? messages.noMatch : props.empty}</Empty>
      ) : (
        <Table
          caption={captionOf(props, params)}
          rows={page.rows}
          columns={props.columns}
          isLinked={props.isOfPeople}
          {...(props.kept && { kept: { ...props.kept, list: String(params) } })}
        />
      )}
      {hasButtons(props.columns) && <OpenForm id={listForm} to={`${path}?${params}`} />}
      <PageLinks previous={page.previous} next={page.next} />
      <Outlet />
    </>
  );
}

/** The caption, with what is searched and filtered: on paper nothing else says so. */
function captionOf(
  { caption, filters }: { caption: string; filters: readonly Filter[] },
  params: URLSearchParams,
): string {
  const chosen = filters.map(({ name, choices }) =>
    choices.find(({ id }) => id === params.get(name)),
  );
  const q = params.get("q");
  const parts = [...chosen.map((choice) => choice?.name), q && `“${q}”`].filter(Boolean);
  return parts.length > 0 ? `${caption}: ${parts.join(", ")}` : caption;
}

/** The links to the pages before and after. */
export function PageLinks({ previous, next }: { previous: Cursor | null; next: Cursor | null }) {
  const [params] = useSearchParams();
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.pages} className="flex justify-between gap-3 print:hidden">
      {previous ? (
        <ButtonLink to={pageUrl(params, previous)}>{messages.previous}</ButtonLink>
      ) : (
        <span />
      )}
      {next && <ButtonLink to={pageUrl(params, next)}>{messages.next}</ButtonLink>}
    </nav>
  );
}
