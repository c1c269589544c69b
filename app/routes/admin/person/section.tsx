import { useId, type ReactNode } from "react";
import { TextLink } from "#ui/text-link.tsx";
import { Card } from "#ui/card.tsx";

/** A part of a person's page, with its heading and what can be done there. */
export function Section(props: {
  title: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** A link to everything of a shortened list. */
  all?: { to: string; label: string } | null;
  children: ReactNode;
}) {
  const id = useId();
  const { all } = props;
  return (
    <Card aria-labelledby={id} className="min-w-0 content-start gap-3 break-inside-avoid">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lg font-semibold">
          {props.title}
        </h2>
        <div className="flex flex-wrap gap-2 empty:hidden print:hidden">{props.actions}</div>
      </div>
      {props.children}
      {all && (
        <TextLink to={all.to} preventScrollReset className="justify-self-start print:hidden">
          {all.label}
        </TextLink>
      )}
    </Card>
  );
}

/** The list of facts of a section. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[minmax(6rem,max-content)_minmax(0,1fr)] gap-x-6 gap-y-2 wrap-anywhere max-[24rem]:grid-cols-1 max-[24rem]:gap-y-0">
      {children}
    </dl>
  );
}
