import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { messages } from "./messages.ts";

/** The links to the pages before and after. */
export function Pages({ previous, next }: { previous: string | null; next: string | null }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.pages} className="flex justify-between gap-3 print:hidden">
      {previous ? (
        <Link to={previous} className={buttonClass("quiet")}>
          {messages.previous}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link to={next} className={buttonClass("quiet")}>
          {messages.next}
        </Link>
      )}
    </nav>
  );
}
