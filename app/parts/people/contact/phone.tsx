import { textLinkClass } from "#ui/text-link.tsx";
import type { DescribedPhone } from "./describe-phone.ts";
import { phoneMessages as words } from "./phone-messages.ts";

const linkClass = `${textLinkClass} min-w-11`;

/** A number to call, and the messages that can be begun on WhatsApp. */
export function Phone({ phone }: { phone: DescribedPhone }) {
  const { text, call, chat, texts } = phone;
  return (
    <div className="flex flex-wrap items-start gap-x-4">
      <a href={call} className={linkClass}>
        {text}
      </a>
      {chat && (
        <details className="print:hidden">
          <summary className="min-h-11 cursor-pointer content-center">{words.whatsapp}</summary>
          <ul>
            {[...texts, { label: words.emptyChat, to: chat }].map(({ label, to }) => (
              <li key={label}>
                <a href={to} rel="noreferrer" className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
