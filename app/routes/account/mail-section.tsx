import { OpenButton } from "#ui/open-button.tsx";
import { messages } from "#parts/account/mail-messages.ts";
import { AccountSection } from "./section.tsx";

/** Opens the choice of the mails that the person receives. */
export function MailSection() {
  return (
    <AccountSection title={messages.section} text={messages.sectionText}>
      <OpenButton to="/account/mail" tone="quiet">
        {messages.choose}
      </OpenButton>
    </AccountSection>
  );
}
