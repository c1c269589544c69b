import { Form } from "react-router";
import type { MarkingInput } from "#domain/homework/homework.ts";
import { SubmitButton } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { messages } from "./messages.ts";

/** A mark and a word for an answer. */
export function MarkingForm({ typed, error }: { typed: MarkingInput; error: string | null }) {
  return (
    <section aria-labelledby="mark-title" className="grid gap-3 print:hidden">
      <h2 id="mark-title" className="text-lg font-semibold">
        {messages.markTitle}
      </h2>
      <Form method="post" className="grid gap-3">
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={messages.mark}
            name="mark"
            inputMode="decimal"
            defaultValue={typed.mark}
            optional={messages.optional}
          />
          <TextField
            label={messages.outOf}
            name="outOf"
            inputMode="decimal"
            defaultValue={typed.outOf}
            optional={messages.optional}
          />
        </div>
        <TextArea label={messages.word} name="word" rows={3} defaultValue={typed.word} />
        {error && <Notice tone="danger">{error}</Notice>}
        <SubmitButton pending={messages.saving} className="justify-self-start">
          {messages.saveMark}
        </SubmitButton>
      </Form>
    </section>
  );
}
