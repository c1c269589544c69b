import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { messages } from "./account/guardian/messages.ts";
import { BirthDateFields } from "./birth-date-fields.tsx";

/** Asks a student for their date of birth, then for a guardian; both can be postponed. */
export function GuardianCard({ task }: { task: "birth-date" | "guardian" }) {
  const isAge = task === "birth-date";
  return (
    <section
      aria-labelledby="guardian-card"
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id="guardian-card" className="text-lg font-semibold">
          {isAge ? messages.cardBirthDate : messages.guardianTitle}
        </h2>
        <p className="text-muted">
          {isAge ? messages.cardBirthDateText : messages.cardGuardianText}
        </p>
      </div>
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
          <Button form="birth-date">{messages.save}</Button>
        ) : (
          <OpenButton to="/account/guardian/contact">{messages.nameGuardian}</OpenButton>
        )}
        <Form method="post" action="/account/guardian/later" preventScrollReset>
          <Button tone="plain">{messages.later}</Button>
        </Form>
      </div>
    </section>
  );
}
