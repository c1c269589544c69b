import { cardClass } from "#ui/card.tsx";
import { Folded } from "#ui/folded.tsx";
import { textLinkClass } from "#ui/text-link.tsx";
import { amountLine } from "../amount-line.ts";
import type { DescribedDocumentRow } from "./describe.ts";
import { documentWords } from "./messages.ts";

/** The last documents of a family, folded. */
export function DocumentList({ documents }: { documents: DescribedDocumentRow[] }) {
  return (
    <Folded title={documentWords.title}>
      <ul className={`${cardClass} divide-y divide-line px-4`}>
        {documents.map(({ id, name, number, day, amount, to }) => (
          <li key={id} className="grid gap-1 py-3">
            <div className={amountLine}>
              <a href={to} className={textLinkClass}>
                {name} {number}
              </a>
              <span className="tabular-nums">{amount}</span>
            </div>
            <p className="text-sm text-muted">{day}</p>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
