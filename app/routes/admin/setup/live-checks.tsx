import { Badge } from "#ui/badge.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { DescribedCheck } from "./describe.ts";
import { ForOperator } from "./for-operator.tsx";
import { messages } from "./messages.ts";

/** What is in order before families read the site, and what is not. */
export function LiveChecks({ checks }: { checks: readonly DescribedCheck[] }) {
  return (
    <ul className="grid divide-y divide-line">
      {checks.map(({ title, isGood, text, operator, link }) => (
        <li key={title} className="grid gap-1 py-3">
          <span className="flex flex-wrap items-center justify-between gap-3">
            <span className="font-semibold">{title}</span>
            <Badge tone={isGood ? "success" : "caution"}>
              {isGood ? messages.states.done : messages.states.open}
            </Badge>
          </span>
          <span className="max-w-prose text-muted">{text}</span>
          {operator && <ForOperator>{operator}</ForOperator>}
          {link && (
            <TextLink to={link.to} className="justify-self-start">
              {link.label}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
