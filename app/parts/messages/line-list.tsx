import { languageOfText } from "#content/shared/language-of-text.ts";
import { Typed } from "#shell/typed.tsx";
import { Badge } from "#ui/badge.tsx";
import { Link } from "react-router";
import { cardClass } from "#ui/card.tsx";
import type { ListedLines } from "./describe-lines.ts";

/** Lines with their last message, as links. @param base the address below which they are */
export function LineList({ lines, base }: { lines: ListedLines; base: string }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {lines.map(({ id, name, preview, when, unread }) => (
        <li key={id}>
          <Link
            to={`${base}/${id}#write`}
            className={`${cardClass} grid min-h-11 grid-cols-1 gap-1 p-4 wrap-anywhere`}
          >
            <span className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="font-semibold" lang={languageOfText(name)}>
                {name}
              </span>
              {unread && <Badge tone="success">{unread}</Badge>}
            </span>
            {preview && <Typed className="line-clamp-2">{preview}</Typed>}
            {when && <span className="text-sm text-muted">{when}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
