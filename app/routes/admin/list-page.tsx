import type { ReactNode } from "react";
import { Link, Outlet, useSearchParams } from "react-router";
import type { Cursor } from "#data/page.ts";
import { buttonClass } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { Notice } from "#ui/notice.tsx";
import { listForm, OpenForm } from "#ui/open-button.tsx";
import { Table, type Column } from "#ui/table.tsx";
import type { Filter } from "./list-filters.ts";
import { pageUrl } from "./list-request.ts";
import { messages } from "./messages.ts";
import { SearchForm } from "./search-form.tsx";

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

/** A list of the admin dashboard: search, filters, table, pages, and the dialogs over them. */
export function ListPage<Row extends { id: string }>(props: {
  path: string;
  /** The path of the same rows as a CSV file. */
  download: string;
  searchHint: string;
  filters: readonly Filter[];
  page: PageOfList<Row>;
  caption: string;
  /** The text shown if the list is empty. */
  empty: string;
  emptyArt?: ReactNode;
  columns: Column<Row>[];
  /** Rendered above the table. */
  children?: ReactNode;
}) {
  const { path, page } = props;
  const [params] = useSearchParams();
  return (
    <>
      <SearchForm
        action={path}
        hint={props.searchHint}
        filters={props.filters}
        download={props.download}
      />
      {page.isSimilar && <Notice tone="caution">{messages.alike}</Notice>}
      {props.children}
      {page.rows.length === 0 ? (
        <Empty art={props.emptyArt}>{page.isSearched ? messages.noMatch : props.empty}</Empty>
      ) : (
        <Table caption={props.caption} rows={page.rows} columns={props.columns} />
      )}
      <OpenForm id={listForm} to={`${path}?${params}`} />
      <PageLinks previous={page.previous} next={page.next} />
      <Outlet />
    </>
  );
}

function PageLinks({ previous, next }: { previous: Cursor | null; next: Cursor | null }) {
  const [params] = useSearchParams();
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.pages} className="flex justify-between gap-3">
      {previous ? (
        <Link to={pageUrl(params, previous)} className={buttonClass("quiet")}>
          {messages.previous}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link to={pageUrl(params, next)} className={buttonClass("quiet")}>
          {messages.next}
        </Link>
      )}
    </nav>
  );
}
