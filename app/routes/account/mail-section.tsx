import { OpenButton } from "#ui/open-button.tsx";
import { messages } from "./mail-messages.ts";

/** Leads to the choice of one's mails. */
export function MailSection() {
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-xl font-semibold">{messages.section}</h2>
      <p className="text-muted">{messages.sectionText}</p>
      <OpenButton to="/account/mail" tone="quiet">
        {messages.choose}
      </OpenButton>
    </section>
  );
}
