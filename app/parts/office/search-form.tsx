import type { SubmitEvent } from "react";
import { Form, useLocation, useSearchParams, useSubmit } from "react-router";
import { useHydrated } from "#ui/hydrated.ts";
import { isSlashOn } from "#shell/search-slash.ts";
import { messages } from "./messages.ts";
import { resultsOf, scopeOf, scopes } from "./search-scope.ts";
import { useSearchInput } from "./use-search-input.ts";
import { useSearchShortcut } from "./use-search-shortcut.ts";

/** The id of the search form, to which the filters of a list belong. */
export const searchFormId = "search";

/**
 * The search of the admin's frame, in all lists or in one. On a list it looks in that list and
 * keeps its filters; elsewhere in all lists. A search starts on the first page.
 */
export function SearchForm() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const submit = useSubmit();
  const here = scopeOf(pathname);
  const { path, name } = resultsOf(here);
  const { form, input } = useSearchInput(params.get(name) ?? "");
  useSearchShortcut(input.ref);
  const isHydrated = useHydrated();
  const hasSlash = !isHydrated || isSlashOn();

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    form.onSubmit();
    const data = new FormData(event.currentTarget);
    const chosen = scopes.find((scope) => scope === data.get("in")) ?? here;
    const results = resultsOf(chosen);
    data.delete("in");
    const sent = new URLSearchParams();
    for (const [field, value] of data) {
      if (typeof value !== "string" || value === "") continue;
      if (chosen !== here && field !== name) continue;
      sent.append(field === name ? results.name : field, value);
    }
    void submit(sent, { action: results.path, preventScrollReset: true });
  }

  return (
    <Form
      id={searchFormId}
      action={path}
      role="search"
      aria-label={messages.search}
      onSubmit={search}
      className="flex min-w-0 rounded-control border border-edge bg-surface print:hidden"
    >
      <select
        key={here}
        name="in"
        aria-label={messages.searchIn}
        defaultValue={here}
        className="min-h-11 min-w-0 shrink-0 rounded-control bg-transparent px-2 text-sm text-ellipsis text-muted max-sm:w-26"
      >
        {scopes.map((scope) => (
          <option key={scope} value={scope}>
            {messages.scopes[scope]}
          </option>
        ))}
      </select>
      <input
        type="search"
        name={name}
        aria-label={messages.search}
        aria-keyshortcuts={`${hasSlash ? "/ " : ""}Control+K Meta+K`}
        placeholder={messages.searchHint}
        {...input}
        className="min-h-11 w-full min-w-0 grow border-l border-line bg-transparent px-3 text-text text-ellipsis placeholder:text-muted"
      />
      <kbd
        aria-hidden="true"
        className="mx-2 self-center rounded whitespace-nowrap border border-line px-2 text-sm text-muted noscript:hidden max-lg:hidden"
      >
        {hasSlash ? "/" : "Ctrl K"}
      </kbd>
      <button
        aria-label={messages.search}
        className="grid size-11 shrink-0 cursor-pointer place-content-center rounded-control border-l border-line text-link hover:bg-sunken"
      >
        <SearchSign />
      </button>
    </Form>
  );
}

/** A magnifying glass. */
export function SearchSign() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="M13.5 8.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0Zm-1.3 3.7L17 17"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
