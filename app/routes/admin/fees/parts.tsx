import type { ReactNode } from "react";
import { Link } from "react-router";
import { messages as gateway } from "./gateway/messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { typed } from "#shell/typed.tsx";
import { messages } from "./messages.ts";
import { base, documentsPage, gatewayPage, mailsPage, statementsPage } from "./request.ts";

const parts = [
  { to: base, name: messages.families },
  { to: `${base}/lacking`, name: messages.lacking },
  { to: `${base}/prices`, name: messages.prices },
  { to: `${base}/outcomes`, name: messages.outcomes },
  { to: `${base}/tutors`, name: messages.tutors },
  { to: documentsPage, name: messages.documents },
  { to: `${base}/pay-runs`, name: messages.payRuns },
  { to: statementsPage, name: messages.statements },
  { to: gatewayPage, name: gateway.title },
  { to: `${base}/months`, name: messages.months },
  { to: `${base}/payee`, name: messages.payee },
  { to: mailsPage, name: messages.mails },
];

/**
 * A screen of fees: its heading, the links to the others, what it is for, and what it shows.
 *
 * @param props.part the address of the screen, or of the one above it; without for one of a person
 */
export function FeesPage(props: {
  title: string;
  part?: string;
  text?: string;
  children: ReactNode;
}) {
  const { title, part, text, children } = props;
  return (
    <>
      <PageTitle>{typed(title)}</PageTitle>
      <FeesParts current={part} />
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {children}
    </>
  );
}

/** The screens of fees: on a phone in one row that scrolls, to the one that is shown. */
function FeesParts({ current }: { current: string | undefined }) {
  return (
    <nav
      aria-label={messages.parts}
      className="flex gap-2 overflow-x-auto py-1 sm:flex-wrap print:hidden"
    >
      {parts.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === current ? "page" : undefined}
          className="inline-flex min-h-11 shrink-0 items-center rounded-control border border-line px-3 aria-[current]:border-link aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:[scroll-initial-target:nearest]"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
