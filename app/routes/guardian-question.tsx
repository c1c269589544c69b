import { Form, Link } from "react-router";
import type { ConsentState, GuardianTask } from "#domain/guardian.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { guardianWords as words } from "./guardian-words.ts";
import { BirthDateFields } from "./birth-date-fields.tsx";

interface GuardianQuestionProps extends GuardianTask {
  consent: ConsentState | null;
}

/** Asks for a date of birth, then for a guardian; both can be postponed. Then says the answer. */
export function GuardianQuestion({ question, state, consent }: GuardianQuestionProps) {
  if (question === "answer") {
    return (
      <>
        {consent && <p>{words.consentStates[consent]}</p>}
        <Link to="/account/guardian" className={`${buttonClass("quiet")} justify-self-start`}>
          {words.see}
        </Link>
      </>
    );
  }
  const isAge = question === "birth-date";
  return (
    <>
      <p className="max-w-prose text-muted">
        {isAge ? words.cardBirthDateText : words.cardGuardianText}
      </p>
      {isAge && (
        <Form
          id="birth-date"
          method="post"
          action="/account/guardian/birth-date"
          noValidate
          className="max-w-md"
        >
          <BirthDateFields />
        </Form>
      )}
      <div className="flex flex-wrap gap-3">
        {isAge ? (
          <Button form="birth-date">{words.save}</Button>
        ) : (
          <OpenButton to="/account/guardian/contact">{words.nameGuardian}</OpenButton>
        )}
        {state === "asked" && (
          <Form method="post" action="/account/guardian/later" preventScrollReset>
            <Button tone="plain">{words.later}</Button>
          </Form>
        )}
      </div>
    </>
  );
}

/** The line's title: the question while it is asked. */
export function guardianTitle({ question, state }: GuardianTask): string {
  if (question === "answer") return words.yourGuardian;
  if (state === "later") return words.title;
  return question === "birth-date" ? words.cardBirthDate : words.guardianTitle;
}
