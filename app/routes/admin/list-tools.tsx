import { Form, Link, useSearchParams } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import type { Cursor } from "#data/page.ts";
import { pageAddress } from "./list-request.ts";
import { messages } from "./messages.ts";

/** The search box of a list; a search starts on the first page. */
export function SearchForm({ action, hint }: { action: string; hint: string }) {
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  const kept = ["sort", "order"].flatMap((name) => {
    const value = params.get(name);
    return value ? [{ name, value }] : [];
  });
  return (
    <Form action={action} role="search" className="flex flex-wrap items-end gap-3">
      <div className="max-w-md grow">
        <TextField
          key={search}
          label={messages.search}
          name="q"
          type="search"
          defaultValue={search}
          placeholder={hint}
        />
      </div>
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button tone="quiet">{messages.searchButton}</Button>
      {search && (
        <Link to={action} className={buttonClass("plain")}>
          {messages.clearSearch}
        </Link>
      )}
    </Form>
  );
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
