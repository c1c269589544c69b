import { Form } from "react-router";
import { Button, SubmitButton } from "#ui/button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { NoteFields } from "#parts/people/notes/fields.tsx";
import { messages as words } from "#parts/people/notes/messages.ts";
import type { NoteRefusal } from "#parts/people/notes/read-note.ts";
import type { PersonText } from "./describe-person.ts";
import { noteMessages as messages } from "./note-messages.ts";
import { Section } from "./section.tsx";
import { Typed, typedList } from "#shell/typed.tsx";

/** The staff's notes about a person, and the form for another. */
export function Notes(props: { person: PersonText; refusal: NoteRefusal | undefined }) {
  const { refusal } = props;
  const { page, notes, allNotes, keepers } = props.person;
  return (
    <Section title={messages.title} all={allNotes}>
      <Form
        // A saved note empties the field.
        key={notes[0]?.id}
        method="post"
        action={page}
        noValidate
        preventScrollReset
        className="grid gap-3 print:hidden"
      >
        <NoteFields
          label={messages.note}
          hint={messages.hint}
          rows={3}
          keepers={keepers}
          refusal={refusal}
        />
        <div>
          <SubmitButton tone="quiet" pending={messages.saving}>
            {messages.save}
          </SubmitButton>
        </div>
      </Form>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id, text, author, writtenAt, changedAt, promise }) => (
            <li key={id} className="border-t border-line pt-3">
              <Typed as="p" className="wrap-anywhere whitespace-pre-line">
                {text}
              </Typed>
              {promise && (
                <Form
                  method="post"
                  action={`/admin-dashboard/notes/${id}/done`}
                  preventScrollReset
                  className="flex flex-wrap items-center gap-x-3 gap-y-1"
                >
                  <p className={promise.isOpen ? "font-medium" : "text-sm text-muted"}>
                    {promise.text}
                  </p>
                  {promise.isOpen && (
                    <Button tone="quiet" aria-label={words.doneOf(text)} className="print:hidden">
                      {words.done}
                    </Button>
                  )}
                </Form>
              )}
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                <span>
                  {typedList([author ?? messages.former, writtenAt])}
                  {changedAt && ` · ${messages.changed(changedAt)}`}
                </span>
                <TextLink
                  to={`/admin-dashboard/notes/${id}`}
                  aria-label={messages.editOf(writtenAt)}
                  className="print:hidden"
                >
                  {messages.edit}
                </TextLink>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
