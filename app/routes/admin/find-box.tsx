import { Form, useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { messages } from "./messages.ts";
import { useSearchInput } from "./use-search-input.ts";

/** The search field for all three lists, on every screen of the admin dashboard. */
export function FindBox() {
  const [params] = useSearchParams();
  const searchInput = useSearchInput(params.get("find") ?? "");
  return (
    <Form
      action="/admin-dashboard/search"
      role="search"
      aria-label={messages.findLabel}
      className="flex w-full gap-2 sm:max-w-md"
      {...searchInput.form}
    >
      <input
        type="search"
        name="find"
        aria-label={messages.findLabel}
        placeholder={messages.findHint}
        {...searchInput.input}
        className="min-h-11 w-full min-w-0 rounded-control border border-edge bg-surface px-3 py-2 text-text placeholder:text-muted"
      />
      <Button tone="quiet">{messages.find}</Button>
    </Form>
  );
}
