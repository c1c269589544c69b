import { useRef } from "react";
import { Form } from "react-router";
import type { SeriesInput } from "#domain/timetable/series-form.ts";
import { Button } from "#ui/button.tsx";
import { CancelButton, Dialog } from "#ui/dialog.tsx";
import { useDraft } from "#ui/draft.ts";
import { useHoldUpdates } from "#ui/hold-updates.ts";
import { Notice } from "#ui/notice.tsx";
import { useIsSubmitting } from "#ui/pending.ts";
import { RestoredDraft } from "#ui/restored-draft.tsx";
import { draftWords } from "../content-messages.ts";
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
  const busy = useIsSubmitting();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, props.owner, props.closeTo, answer !== undefined);
  const { values } = draft;
  const restored =
    values &&
    readSeriesInput({
      text: (name) => values[name]?.[0] ?? "",
      all: (name) => values[name] ?? [],
    });
  const error = answer?.error ?? refusal;
  useHoldUpdates(answer !== undefined);
  return (
    <Dialog title={messages.title} closeTo={props.closeTo}>
      {props.about && <p className="text-muted">{props.about}</p>}
      {restored && !answer && <RestoredDraft {...draftWords} onDiscard={draft.discard} />}
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        onInput={(event) => draft.save(event.currentTarget)}
        className="grid gap-4"
      >
        {!refusal && (
          <SeriesFields
            key={draft.version}
            typed={restored ?? answer?.typed ?? props.initial}
            invalid={answer?.field ?? null}
          />
        )}
        {answer?.preview && <Preview preview={answer.preview} chosen={answer.chosen} />}
        {error && <Notice tone="danger">{error}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton>{messages.cancel}</CancelButton>
          {!refusal && <Button pending={busy}>{busy ? messages.planning : messages.plan}</Button>}
        </div>
      </Form>
    </Dialog>
  );
}
