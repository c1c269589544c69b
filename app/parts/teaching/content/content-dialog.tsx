import { useState, type ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { ContentInput, ContentInputName } from "#domain/teaching/content.ts";
import type { ContentKind } from "#domain/teaching/content-kind.ts";
import { SubmitButton } from "#ui/button.tsx";
import { DraftDialog } from "#ui/draft/draft-dialog.tsx";
import type { FormValues } from "#ui/draft-storage.ts";
import { fieldsOf } from "#ui/draft/draft.ts";
import type { BookingAnswer } from "#parts/timetable/booking/booking-fields.ts";
import { BookingNotice, EnterButton } from "#parts/timetable/booking/booking-notice.tsx";
import { ContentFields } from "./content-fields.tsx";
import { readContentInput } from "./content-input.ts";
import { draftWords, messages } from "./content-messages.ts";

/** The answer to the last submission. */
interface Answer {
  error: string;
  /** The input with a problem. */
  field: ContentInputName | null;
  /** Why a lesson can't be at its time. */
  booking?: BookingAnswer | null;
  /** Undefined where the form is still on the screen as it was submitted. */
  typed: ContentInput | undefined;
}

/** The dialog that adds or edits an item; its unsent values survive a reload (`useDraft`). */
export function ContentDialog(props: {
  title: string;
  submit: string;
  closeTo: string;
  kind: ContentKind;
  initial?: Partial<ContentInput>;
  /** Whether the item is not published yet. */
  isNew?: boolean;
  /** The date and time of a pressed place: newer than those of a draft from elsewhere. */
  placed?: Pick<ContentInput, "date" | "time"> | null;
  answer: Answer | undefined;
  /** Shown instead of the fields to a tutor who may not manage content. */
  refusal: string | null;
  /** More inputs, filled from a draft where there is one. */
  children?: (draft: FormValues | null) => ReactNode;
}) {
  const { answer, kind } = props;
  // A tutor whose approval is withdrawn meanwhile keeps what they typed; submitting is refused.
  const [canType] = useState(props.refusal === null);
  const refusal = canType ? null : props.refusal;
  const owner = useRouteLoaderData<{ accountId: string }>("routes/tutor/layout")?.accountId ?? "";
  const { placed } = props;
  const place = placed && `${placed.date} ${placed.time}`;
  return (
    <DraftDialog
      title={props.title}
      closeTo={props.closeTo}
      owner={owner}
      words={draftWords}
      isAnswered={answer !== undefined}
      error={answer?.booking ? null : (answer?.error ?? refusal)}
      cancel={kind === "live-session" ? messages.notNow : messages.cancel}
      buttons={!refusal && <SubmitButton pending={messages.saving}>{props.submit}</SubmitButton>}
      className="grid gap-4"
    >
      {({ values, version }) => {
        const isFromHere = place === (values?.["place"]?.[0] ?? null);
        const restored = values && {
          ...readContentInput(fieldsOf(values).text),
          ...(!isFromHere && placed),
        };
        return (
          <>
            {answer?.booking && <EnterButton label={props.submit} />}
            {place && <input type="hidden" name="place" value={place} />}
            {!refusal && (
              <div key={version} className="grid gap-4">
                <ContentFields
                  kind={kind}
                  isNew={props.isNew ?? false}
                  typed={restored ?? answer?.typed ?? { ...props.initial, ...placed }}
                  invalid={answer?.field ?? null}
                />
                {props.children?.(values)}
              </div>
            )}
            {answer?.booking && <BookingNotice booking={answer.booking} />}
          </>
        );
      }}
    </DraftDialog>
  );
}
