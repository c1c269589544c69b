import { useFetcher } from "react-router";
import type { ToDoKind } from "#domain/teaching/to-do.ts";
import { messages } from "./messages.ts";
import { OfTyped } from "#shell/typed.tsx";

interface TickProps {
  item: { id: string; kind: ToDoKind; title: string };
  isFinished: boolean;
  /** The page to return to, for browsers without JavaScript. */
  page: string;
  /** Whether a phone shows the box without its word. */
  isShort?: boolean;
  onChange?: (isFinished: boolean) => void;
}

/** Marks a recording as watched, or an exam or homework as done; pressed again, removes the mark. */
export function Tick({ item, isFinished, page, isShort, onChange }: TickProps) {
  const { id, kind, title } = item;
  const fetcher = useFetcher<{ error?: string }>({ key: `tick-${id}` });
  const isPending = fetcher.state !== "idle";
  const isTicked = isPending ? !fetcher.formAction?.endsWith("/reopen") : isFinished;
  const error = isPending ? undefined : fetcher.data?.error;
  return (
    <fetcher.Form
      method="post"
      action={`/dashboard/${kind === "homework" ? kind : "items"}/${id}/${isFinished ? "reopen" : "finish"}`}
      onSubmit={(event) => {
        if (isPending) event.preventDefault();
        else onChange?.(!isFinished);
      }}
      className="shrink-0 print:hidden"
    >
      <input type="hidden" name="page" value={page} />
      <button
        type="submit"
        role="checkbox"
        aria-checked={isTicked}
        aria-busy={isPending || undefined}
        className="group flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 font-medium hover:bg-sunken aria-checked:text-success-text"
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-6 shrink-0 rounded-md border-2 border-edge fill-none stroke-transparent stroke-3 group-aria-checked:border-success-text group-aria-checked:stroke-current"
        >
          <path d="M5 12.5l5 5L19 7" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <span className={isShort ? "max-sm:sr-only" : undefined}>{messages.ticks[kind]}</span>
        <OfTyped>{title}</OfTyped>
      </button>
      {error && (
        <p role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
    </fetcher.Form>
  );
}
