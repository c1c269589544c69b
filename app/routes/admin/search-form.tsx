import { Form, Link, useSearchParams } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import type { Filter } from "./list-filters.ts";
import { withoutCursor } from "./list-request.ts";
import { messages } from "./messages.ts";
import { useSearchInput } from "./use-search-input.ts";

/** The search field and filters of a list; a search starts on the first page. */
export function SearchForm(props: {
  action: string;
  hint: string;
  filters: readonly Filter[];
  /** The path of the same rows as a CSV file. */
  download: string;
}) {
  const { action, hint, filters, download } = props;
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  const searchInput = useSearchInput(search);
  const isSearched = search !== "" || filters.some(({ name }) => params.get(name));
  const sorting = ["sort", "order"].flatMap((name) => {
    const value = params.get(name);
    return value ? [{ name, value }] : [];
  });
  return (
    <Form action={action} role="search" className="grid gap-3" {...searchInput.form}>
      <div className="grid items-end gap-3 lg:flex">
        <div className="min-w-0 grow">
          <TextField
            label={messages.search}
            name="q"
            type="search"
            placeholder={hint}
            {...searchInput.input}
          />
        </div>
        {/* Collapsed on a phone, so that the list is in view. */}
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
      {sorting.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="quiet">{messages.searchButton}</Button>
        {isSearched && (
          <Link to={action} className={buttonClass("plain")}>
            {messages.clearSearch}
          </Link>
        )}
        <a
          href={`${download}?${withoutCursor(params)}`}
          className={`${buttonClass("plain")} ml-auto`}
        >
          {messages.download}
        </a>
      </div>
    </Form>
  );
}
