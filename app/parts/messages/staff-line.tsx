import { languageOfText } from "#content/shared/language-of-text.ts";
import { Typed } from "#shell/typed.tsx";
import { cardClass } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { DescribedStaffLine } from "./describe-staff.ts";
import { staffWords } from "./staff-messages.ts";

/** The messages of a line as the staff read them. @param at the one that is decided about; null for none */
export function StaffMessages({ line, at }: { line: DescribedStaffLine; at: number | null }) {
  return (
    <ol className="grid max-w-3xl grid-cols-1 gap-3 wrap-anywhere">
      {line.messages.map((message) => (
        <li
          key={message.seq}
          aria-current={message.seq === at ? "true" : undefined}
          className={`${cardClass} grid gap-1 p-4 ${message.seq === at ? "border-2 border-link" : ""}`}
        >
          <p className="text-sm text-muted">
            <span lang={languageOfText(message.who)}>{message.who}</span> · {message.when}
          </p>
          <Typed as="p" className="whitespace-pre-line">
            {message.text}
          </Typed>
          {message.signs && <p className="text-sm font-medium">{message.signs}</p>}
          {message.reports.map((report) => (
            <div key={report.title} className="border-l-4 border-edge pl-3">
              <p className="text-sm text-muted">{report.title}</p>
              <Typed as="p" className="whitespace-pre-line">
                {report.reason}
              </Typed>
            </div>
          ))}
          {message.decided && (
            <Typed as="p" className="text-sm whitespace-pre-line">
              {message.decided}
            </Typed>
          )}
          {message.seq !== at && !message.isOffice && (
            <TextLink
              to={`/admin-dashboard/messages/${line.id}/${message.seq}`}
              className="justify-self-start text-sm"
            >
              {staffWords.lookAt}
              <span className="sr-only">
                : {message.who}, {message.when}
              </span>
            </TextLink>
          )}
        </li>
      ))}
    </ol>
  );
}
