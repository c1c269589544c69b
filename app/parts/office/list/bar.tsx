import type { ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { buttonClass, ButtonLink } from "#ui/button.tsx";
import { usePendingLocation } from "#ui/pending.ts";
import type { Filter, View } from "./filters.ts";
import { filterUrl, withoutCursor } from "./request.ts";
import { messages } from "#parts/office/messages.ts";
import { searchFormId } from "#parts/office/search-form.tsx";

/**
 * The saved views and filters of a list. The filters belong to the search form of the frame, so
 * that a search keeps them; a choice is applied at once, without JavaScript by a button.
 */
export function ListBar(props: {
  path: string;
  filters: readonly Filter[];
  views: readonly View[];
  /** Whether the list is searched or filtered. */
  isSearched: boolean;
  /** The path of the same rows as a CSV file. */
  download: string;
  /** Further buttons: what can be done with the selected rows, or added. */
  buttons: ReactNode;
}) {
  const { path, filters, views } = props;
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const pending = usePendingLocation();
  // A choice shows at once, before its rows have loaded.
  const chosen = new URLSearchParams(pending?.pathname === pathname ? pending.search : params);
  const isOpen = filters.some(({ name, any }) => {
    const id = params.get(name);
    return any !== null && id && !views.some((view) => view.filter === name && view.id === id);
  });
  return (
    <div className="flex flex-wrap items-start gap-2 print:hidden">
      <nav aria-label={messages.views} className="flex flex-wrap gap-2">
        {views.map(({ filter, id, label }) => {
          const isOn = chosen.get(filter) === id;
          return (
            <Link
              key={label}
              to={filterUrl(path, params, filter, isOn ? null : id)}
              aria-current={isOn || undefined}
              preventScrollReset
              className={`chip ${isOn ? "chip-on" : ""}`}
            >
              {label}
              {isOn && <Cross label={messages.removeFilter} />}
            </Link>
          );
        })}
      </nav>
      {/* Collapsed on a phone, so that the list is in view. */}
      <details
        open={isOpen}
        className="max-lg:open:w-full lg:details-content:[content-visibility:visible]"
      >
        <summary className="chip w-fit lg:supports-[selector(::details-content)]:hidden">
          {messages.filters}
        </summary>
        <div className="flex flex-wrap gap-2 max-lg:pt-2">
          {filters.map((filter) => (
            <FilterChip
              key={filter.name}
              path={path}
              filter={filter}
              params={params}
              chosen={chosen}
            />
          ))}
          <button form={searchFormId} className={`${buttonClass("quiet")} hidden noscript:block`}>
            {messages.apply}
          </button>
        </div>
      </details>
      {["sort", "order"].map((name) => {
        const value = params.get(name);
        return value && <input key={name} type="hidden" form={searchFormId} {...{ name, value }} />;
      })}
      {props.buttons}
      {props.isSearched && (
        <ButtonLink to={path} tone="plain">
          {messages.clearSearch}
        </ButtonLink>
      )}
      <a
        href={`${props.download}?${withoutCursor(params)}`}
        className={`${buttonClass("plain")} ml-auto`}
      >
        {messages.download}
      </a>
    </div>
  );
}

function FilterChip(props: {
  path: string;
  filter: Filter;
  params: URLSearchParams;
  chosen: URLSearchParams;
}) {
  const { path, params } = props;
  const { name, label, any, choices } = props.filter;
  const value = props.chosen.get(name) ?? "";
  const choice = choices.find(({ id }) => id === value);
  if (any === null) {
    return choice && <input type="hidden" form={searchFormId} name={name} value={value} />;
  }
  return (
    <span className={`chip gap-0 p-0 ${choice ? "chip-on" : ""}`}>
      <select
        form={searchFormId}
        name={name}
        aria-label={label}
        value={choice ? value : ""}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        className="min-h-11 max-w-44 cursor-pointer rounded-full bg-transparent px-3"
      >
        <option value="">{any}</option>
        {choices.map(({ id, name: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
      {choice && (
        <Link
          to={filterUrl(path, params, name, null)}
          preventScrollReset
          className="grid size-11 place-content-center rounded-full"
        >
          <Cross label={messages.removeFilterOf(choice.name)} />
        </Link>
      )}
    </span>
  );
}

function Cross({ label }: { label: string }) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">✕</span>
    </>
  );
}
