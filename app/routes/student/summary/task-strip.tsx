import type { CalendarAddress } from "#data/calendar/calendars.ts";
import { CalendarAccess, calendarTitle } from "#parts/calendar/card.tsx";
import {
  PasskeyChoice,
  passkeyTitle,
  usePasskeyOffer,
} from "#parts/account/advice/passkey-offer.tsx";
import { commonPasswordCode, PasswordAdvice } from "#parts/account/advice/password-advice.tsx";
import type { GuardianTaskDescription } from "#parts/guardians/describe-guardian-task.ts";
import type { TimesQuestionText } from "#parts/timetable/describe-times-question.ts";
import { GuardianQuestion } from "#parts/guardians/guardian-question.tsx";
import { TimesQuestion } from "#parts/timetable/times-question.tsx";
import { cardClass } from "#ui/card.tsx";
import { messages } from "./messages.ts";
import { Task } from "./task.tsx";
import { TitledSection } from "#ui/page-title.tsx";

/** What the academy asks of a student and offers them, a line each. */
export function TaskStrip(props: {
  guardian: GuardianTaskDescription | null;
  times: TimesQuestionText;
  calendar: CalendarAddress | null;
  notice: string | null;
  now: number;
}) {
  const { guardian, times, calendar, notice, now } = props;
  const passkey = usePasskeyOffer();
  const { states, optional } = messages;
  return (
    <TitledSection id="for-you" title={messages.forYou} className="grid gap-2 print:hidden">
      <div className={`${cardClass} divide-y divide-line overflow-hidden`}>
        {notice === commonPasswordCode && (
          <Task title={messages.password} words={states.asked} state="asked" isOpen>
            <PasswordAdvice code={notice} />
          </Task>
        )}
        {guardian && (
          <Task title={guardian.title} words={states[guardian.state]} state={guardian.state}>
            <GuardianQuestion {...guardian} />
          </Task>
        )}
        <Task title={times.title} words={states[times.state]} state={times.state}>
          <TimesQuestion question={times} />
        </Task>
        {passkey.isOffered && (
          <Task title={passkeyTitle} words={optional} state="optional">
            <PasskeyChoice onDecline={passkey.decline} />
          </Task>
        )}
        <Task
          title={calendarTitle}
          words={calendar ? states.done : optional}
          state={calendar ? "done" : "optional"}
        >
          <CalendarAccess address={calendar} now={now} />
        </Task>
      </div>
    </TitledSection>
  );
}
