import { Form, Link } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import type { TimesQuestionText } from "./describe-times-question.ts";

/** Asks which times suit the family, or says that they are known. */
export function TimesQuestion({ question }: { question: TimesQuestionText }) {
  const { state, text, open, later } = question;
  return (
    <>
      <p className="max-w-prose text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/account/times" className={buttonClass(state === "asked" ? "primary" : "quiet")}>
          {open}
        </Link>
        {state === "asked" && (
          <Form method="post" action="/account/times/later" preventScrollReset>
            <Button tone="plain">{later}</Button>
          </Form>
        )}
      </div>
    </>
  );
}
