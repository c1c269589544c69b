import { cardClass } from "#ui/card.tsx";
import { inlineLinkClass } from "#ui/text-link.tsx";
import { Typed, typed } from "#shell/typed.tsx";
import type { HistoryPart, PlanFact as Plan } from "./describe-history.ts";

/** One fact of a lesson, in a description list. */
export function PlanFact({ fact: { label, value, to, isExternal } }: { fact: Plan }) {
  const rest = isExternal ? { target: "_blank", rel: "noopener noreferrer nofollow" } : {};
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd>
        {to ? (
          <a href={to} className={`${inlineLinkClass} inline-block min-h-6`} {...rest}>
            {typed(value)}
          </a>
        ) : (
          typed(value)
        )}
      </dd>
    </div>
  );
}

/** The requests, the mails or the changes of a lesson. */
export function History({ part: { title, lines } }: { part: HistoryPart }) {
  return (
    <>
      <h2 className="text-xl font-semibold">{title}</h2>
      <ol className="grid max-w-3xl gap-2">
        {lines.map(({ key, what, about, text }) => (
          <li key={key} className={`${cardClass} px-4 py-2 wrap-anywhere`}>
            <p className="font-medium">{what}</p>
            <p className="text-sm text-muted">{typed(about)}</p>
            {text && (
              <Typed as="p" className="text-sm">
                {text}
              </Typed>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
