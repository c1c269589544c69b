import { Form, Link } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { BirthDateFields } from "./birth-date-fields.tsx";
import type { GuardianTaskDescription } from "./describe-guardian-task.ts";

/** Asks for a date of birth, then for a guardian; both can be postponed. Then says the answer. */
export function GuardianQuestion({ question, state, text, words }: GuardianTaskDescription) {
  if (question === "answer") {
    return (
      <>
        <p>{text}</p>
        <Link to="/account/guardian" className={`${buttonClass("quiet")} justify-self-start`}>
          {words.see}
        </Link>
      </>
    );
  }
  const isAge = question === "birth-date";
  return (
    <>
      <p className="max-w-prose text-muted">{text}</p>
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
