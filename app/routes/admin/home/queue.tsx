import { useId, type ReactNode } from "react";
import { TextLink } from "#ui/text-link.tsx";
import { Card } from "#ui/card.tsx";

/** A section of the home: its heading, how much is in it, and what is in it. */
export function Queue(props: {
  title: string;
  count?: string;
  /** Shown instead of an empty list. */
  empty?: string | null;
  /** What the section does not show, with the path of the list that does. */
  more?: { text: string; to: string } | null;
  children?: ReactNode;
}) {
  const { title, count, empty, more, children } = props;
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0 content-start gap-3">
      <div className="flex items-center gap-3">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {count !== undefined && (
          <span className="min-w-8 rounded-full bg-sunken px-2 py-0.5 text-center text-sm font-medium tabular-nums">
            {count}
          </span>
        )}
      </div>
      {children}
      {empty && <p className="text-muted">{empty}</p>}
      {more && (
        <TextLink to={more.to} className="justify-self-start">
          {more.text}
        </TextLink>
      )}
    </Card>
  );
}

/** One entry of a queue. */
export const entryClass = "grid min-w-0 gap-3 border-t border-line pt-4 first:border-0 first:pt-0";

/** A person of an entry: their initials, and beside them the name and up to two lines. */
export const personClass =
  "grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 wrap-anywhere";
