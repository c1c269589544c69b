import { OpenButton } from "#ui/open-button.tsx";
import { openedFrom } from "#parts/office/return-to.ts";
import { Typed } from "#shell/typed.tsx";
import { Section } from "./section.tsx";
import { suspensionMessages as words } from "./suspension-messages.ts";

interface Suspension {
  id: string;
  since: string;
  reason: string;
  by: string | null;
  until: string | null;
  liftReason: string | null;
}

/** Since when and why a tutor is suspended, and what waits; or, later, the suspensions that were. */
export function SuspensionSection(props: {
  tutor: { page: string; canLiftSuspension: boolean; suspensions: Suspension[] };
}) {
  const { page, canLiftSuspension, suspensions } = props.tutor;
  return (
    <Section
      title={canLiftSuspension ? words.title : words.past}
      actions={
        canLiftSuspension && (
          <OpenButton to={openedFrom(page, `${page}/suspension/end`)}>{words.lift}</OpenButton>
        )
      }
    >
      {canLiftSuspension && <p className="max-w-prose">{words.text}</p>}
      <ul className="grid gap-3 wrap-anywhere">
        {suspensions.map(({ id, since, reason, by, until, liftReason }) => (
          <li key={id}>
            <Typed as="p" className="whitespace-pre-line">
              {reason}
            </Typed>
            <p className="text-sm text-muted">{words.since(since, by ?? words.former)}</p>
            {until !== null && (
              <p className="text-sm text-muted">{words.lifted(until, liftReason ?? "")}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
