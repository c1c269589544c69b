import { historyMessages as messages } from "./history-messages.ts";
import type { PersonText } from "./describe-person.ts";
import { Section } from "./section.tsx";
import { Typed, typedList } from "#shell/typed.tsx";

/** What was mailed to a person, and the last lines of the log about them. */
export function History({ person }: { person: PersonText }) {
  const { mails, allMails, log, allLog } = person;
  return (
    <>
      <Section title={messages.mails} all={allMails}>
        {mails.length === 0 ? (
          <p className="text-muted">{messages.noMails}</p>
        ) : (
          <ul className="grid gap-2">
            {mails.map(({ id, what, when, isFailed }) => (
              <li key={id}>
                {what}
                <span className={`block text-sm ${isFailed ? "text-danger-text" : "text-muted"}`}>
                  {when}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={messages.log} all={allLog}>
        {log.length === 0 ? (
          <p className="text-muted">{messages.noLog}</p>
        ) : (
          <ul className="grid gap-2 wrap-anywhere">
            {log.map(({ id, when, who, what, reason }) => (
              <li key={id}>
                {what}
                <span className="block text-sm text-muted">
                  {typedList([who ?? messages.visitor, when])}
                </span>
                {reason && <Typed className="block text-sm text-muted">{reason}</Typed>}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
