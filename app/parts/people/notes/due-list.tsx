import { TextLink } from "#ui/text-link.tsx";
import { Typed } from "#shell/typed.tsx";
import type { DescribedDue } from "./describe-due.ts";

/** Promises that are due, each with the page on which it is kept. */
export function DueList({ promises }: { promises: readonly DescribedDue[] }) {
  return (
    <ul className="grid gap-3">
      {promises.map(({ id, text, when, name, to }) => (
        <li
          key={id}
          className="min-w-0 border-t border-line pt-3 wrap-anywhere first:border-0 first:pt-0"
        >
          <Typed as={TextLink} to={to} className="inline-block min-h-6 font-medium">
            {name}
          </Typed>
          <Typed as="p" className="line-clamp-3 whitespace-pre-line">
            {text}
          </Typed>
          <p className="text-sm text-muted">{when}</p>
        </li>
      ))}
    </ul>
  );
}
