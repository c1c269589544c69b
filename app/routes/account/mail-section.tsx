import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { messages } from "#parts/account/mail-messages.ts";
import { AccountSection } from "./section.tsx";

/** Opens the choice of what the person is told, by email and on their devices. */
export function MailSection() {
  return (
    <AccountSection title={messages.section} text={messages.sectionText}>
      <div className="flex flex-wrap gap-3">
        <OpenButton to="/account/mail" tone="quiet">
          {messages.choose}
        </OpenButton>
        <Link to="/account/reminders" className={buttonClass("quiet")}>
          {messages.openReminders}
        </Link>
      </div>
    </AccountSection>
  );
}
