import { Form, Link, useSearchParams } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Cursor } from "#data/page.ts";
import type { Filter } from "./list-filters.ts";
import { firstPage, pageAddress } from "./list-request.ts";
import { messages } from "./messages.ts";
import { useAsked } from "./use-asked.ts";

/** The search box of a list and its filters; a search starts on the first page. */
export function SearchForm(props: {
  action: string;
  hint: string;
  filters: readonly Filter[];
  /** Where the same rows are as a file. */
  download: string;
}) {
  const { action, hint, filters, download } = props;
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  const asked = useAsked(search);
  const isNarrow = search !== "" || filters.some(({ name }) => params.get(name));
  const kept = ["sort", "order"].flatMap((name) => {
    const value = params.get(name);
    return value ? [{ name, value }] : [];
  });
  return (
    <Form action={action} role="search" className="grid gap-3" {...asked.form}>
      <div className="grid items-end gap-3 lg:flex">
        <div className="min-w-0 grow">
          <TextField
            label={messages.search}
            name="q"
            type="search"
            placeholder={hint}
            {...asked.box}
          />
        </div>
        {/* On a phone the list itself comes first. */}
        <details
          open={filters.some(({ name }) => params.get(name))}
          className="lg:details-content:[content-visibility:visible]"
        >
          <summary className="min-h-11 w-fit cursor-pointer content-center text-link lg:supports-[selector(::details-content)]:hidden">
            {messages.filters}
          </summary>
          <div className="grid grid-cols-2 items-end gap-3 lg:flex">
            {filters.map(({ name, label, any, choices }) => (
              <SelectField
                key={`${name} ${params.get(name)}`}
                name={name}
                label={label}
                placeholder={any}
                choices={choices}
                defaultValue={params.get(name) ?? ""}
              />
            ))}
          </div>
        </details>
      </div>
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="quiet">{messages.searchButton}</Button>
        {isNarrow && (
          <Link to={action} className={buttonClass("plain")}>
            {messages.clearSearch}
          </Link>
        )}
        <a
          href={`${download}?${firstPage(params)}`}
          download
          className={`${buttonClass("plain")} ml-auto`}
        >
          {messages.download}
        </a>
      </div>
    </Form>
  );
}

/** Says that the rows below are not what was asked for, but look like it. */
export function AlikeNote() {
  return <Notice tone="caution">{messages.alike}</Notice>;
}

/** Links to the pages before and behind; nothing where there is one page. */
export function Pages({ previous, next }: { previous: Cursor | null; next: Cursor | null }) {
  const [params] = useSearchParams();
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.pages} className="flex justify-between gap-3">
      {previous ? (
        <Link to={pageAddress(params, previous)} className={buttonClass("quiet")}>
          {messages.previous}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link to={pageAddress(params, next)} className={buttonClass("quiet")}>
          {messages.next}
        </Link>
      )}
    </nav>
  );
}
