import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { cardClass } from "#ui/card.tsx";
import { homes } from "#shell/homes.ts";
import { messages } from "./messages.ts";

/** New recovery codes; they are shown only once. */
export function CodeList(props: {
  codes: string[];
  /** The next page is the dashboard, which required a second factor. */
  opensDashboard?: boolean;
}) {
  const { codes, opensDashboard = false } = props;
  return (
    <section className="grid justify-items-start gap-4">
      <h2 className="text-xl font-semibold">{messages.doneTitle}</h2>
      <Notice tone="caution">{messages.doneText}</Notice>
      <ol
        aria-label={messages.codes}
        className={`${cardClass} grid list-decimal grid-cols-1 gap-x-10 gap-y-2 py-4 pr-6 pl-14 font-mono text-lg sm:grid-cols-2`}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Link
        to={opensDashboard ? homes.admin : "/account/second-factor"}
        className={`${buttonClass("primary")} print:hidden`}
      >
        {messages.done}
      </Link>
    </section>
  );
}
