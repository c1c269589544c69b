import type { ReactNode } from "react";

const tones: Record<string, string> = {
  asked: "bg-caution-ground text-caution-text",
  done: "bg-success-ground text-success-text",
};

/** One line of the strip: what it is and its state; opened, its form. */
export function Task(props: {
  title: string;
  /** The word for the state, and which one it is. */
  words: string;
  state: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const { title, words, state, isOpen } = props;
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="size-3 shrink-0 fill-none stroke-current stroke-2 transition-transform group-open:rotate-90"
        >
          <path d="M4 1l5 5l-5 5" />
        </svg>
        <span className="min-w-0 grow font-medium">{title}</span>
        <span
          className={`shrink-0 rounded-full px-3 py-0.5 text-sm ${tones[state] ?? "bg-sunken text-muted"}`}
        >
          {words}
        </span>
      </summary>
      <section aria-label={title} className="grid gap-4 px-4 pt-1 pb-5 sm:pl-10">
        {props.children}
      </section>
    </details>
  );
}
