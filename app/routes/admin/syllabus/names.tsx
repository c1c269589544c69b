import { Typed } from "#shell/typed.tsx";
import type { NamedChapters } from "./describe-list.ts";
import { messages } from "./messages.ts";

/** How a chapter's names in other languages are typed, with an example. */
export function HowToName() {
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>{messages.otherNames}</p>
      <p className="wrap-anywhere">
        <span lang="en">Motion</span> | <span lang="te">చలనం</span> | <span lang="hi">गति</span>
      </p>
    </div>
  );
}

/** Which chapters of the academy's own list have no name in Telugu or Hindi. */
export function Named({ without, text }: NamedChapters) {
  return (
    <div className="grid gap-1">
      {without.map(({ label, names }) => (
        <p key={label} className="wrap-anywhere">
          {label}: <Typed>{names}</Typed>
        </p>
      ))}
      <p className="text-muted">{text}</p>
    </div>
  );
}
