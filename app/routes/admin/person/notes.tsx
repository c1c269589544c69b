import { languageOfText } from "#content/shared/language-of-text.ts";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { TextLink } from "#ui/text-link.tsx";
import type { PersonText } from "./describe-person.ts";
import { noteMessages as messages } from "./note-messages.ts";
import { Section } from "./section.tsx";
import { typedList } from "#shell/typed.tsx";

/** What the page's action returns when it refuses a note. */
export interface NoteRefusal {
  error: string;
  /** As submitted; undefined where it was kept in the browser. */
  text: string | undefined;
}

/** The staff's notes about a person, and the form for another. */
export function Notes(props: { person: PersonText; refusal: NoteRefusal | undefined }) {
  const { refusal } = props;
  const { page, notes, allNotes } = props.person;
  const isSubmitting = useIsSubmitting();
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
        <TextArea
          label={messages.note}
          hint={messages.hint}
          name="text"
          rows={3}
          defaultValue={refusal?.text}
          invalid={refusal !== undefined}
        />
        {refusal && <Notice tone="danger">{refusal.error}</Notice>}
        <div>
          <Button tone="quiet" pending={isSubmitting}>
            {isSubmitting ? messages.saving : messages.save}
          </Button>
        </div>
      </Form>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id, text, author, writtenAt, changedAt }) => (
            <li key={id} className="border-t border-line pt-3">
              <p className="wrap-anywhere whitespace-pre-line" lang={languageOfText(text)}>
                {text}
              </p>
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
