import type { SeriesInput } from "#domain/timetable/series/series-form.ts";
import { SubmitButton } from "#ui/button.tsx";
import { DraftDialog } from "#ui/draft/draft-dialog.tsx";
import { fieldsOf } from "#ui/draft/draft.ts";
import { draftWords } from "#parts/teaching/content/content-messages.ts";
import type { DescribedPreview } from "./preview-words.ts";
import { SeriesFields } from "./fields.tsx";
import { messages } from "./messages.ts";
import { Preview } from "./preview.tsx";
import { readSeriesInput } from "./input.ts";

/** The answer to the last submission. */
interface Answer {
  error: string | null;
  field: string | null;
  preview: DescribedPreview | null;
  chosen: Record<string, string>;
  /** Undefined where the form is still on the screen as it was submitted. */
  typed: SeriesInput | undefined;
  /** The offered time that was pressed, which the fields show now; '' for none. */
  moved: string;
}

/**
 * The dialog that plans weekly lessons: the first press of its button shows the preview, the second
 * one plans what was shown.
 */
export function WeeklyLessonsDialog(props: {
  /** Whose lessons they are. */
  about: string | null;
  closeTo: string;
  initial: SeriesInput;
  answer: Answer | undefined;
  /** Shown instead of the fields to somebody who may not plan. */
  refusal: string | null;
  /** The account whose draft is kept. */
  owner: string;
}) {
  const { answer, refusal } = props;
  return (
    <DraftDialog
      title={messages.title}
      about={props.about}
      closeTo={props.closeTo}
      owner={props.owner}
      words={draftWords}
      isAnswered={answer !== undefined}
      error={answer?.error ?? refusal}
      cancel={messages.cancel}
      buttons={!refusal && <SubmitButton pending={messages.planning}>{messages.plan}</SubmitButton>}
      className="grid gap-4"
    >
      {({ values, version }) => (
        <>
          {!refusal && (
            <SeriesFields
              key={`${version} ${answer?.moved}`}
              typed={
                (answer?.moved ? answer.typed : values && readSeriesInput(fieldsOf(values))) ??
                answer?.typed ??
                props.initial
              }
              invalid={answer?.field ?? null}
            />
          )}
          {answer?.preview && <Preview preview={answer.preview} chosen={answer.chosen} />}
        </>
      )}
    </DraftDialog>
  );
}
