import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { TextLink } from "#ui/text-link.tsx";
import { messages } from "./messages.ts";

/** Below the lessons: the link to all of them, and the weekly lessons that could not be planned. */
export function SeriesNotes(props: {
  kind: ContentKind;
  path: string;
  /** How many lessons of a series are not listed, and how many lessons there are. */
  hidden: number;
  count: number;
  skipped: readonly string[];
}) {
  const { hidden, skipped } = props;
  if (props.kind !== "live-session" || (hidden <= 0 && skipped.length === 0)) return null;
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {hidden > 0 && (
        <TextLink to={`${props.path}?lessons=all`} preventScrollReset className="print:hidden">
          {messages.showAll(props.count)}
        </TextLink>
      )}
      {skipped.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center">
            {messages.leftOut(skipped.length)}
          </summary>
          <p className="text-muted">{messages.leftOutWhy}</p>
          <ul className="list-disc pl-5">
            {skipped.map((when) => (
              <li key={when}>{when}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
