import { useAnswerFocus } from "#ui/kept/answer-focus.ts";
import { Button } from "#ui/button.tsx";
import { MessageList } from "#ui/message-list.tsx";
import { Notice } from "#ui/notice.tsx";
import { confirmedName, freeTimeName, type BookingAnswer } from "./booking-fields.ts";
import { freeTimes as label } from "./booking-messages.ts";

/**
 * The button that Enter presses in a form with free times: without it, the first of those would be
 * chosen. Put it before all other buttons.
 */
export function EnterButton({ label }: { label: string }) {
  return (
    <button hidden tabIndex={-1}>
      {label}
    </button>
  );
}

/** Why a lesson can't be at its time: who has another one then, and free times as buttons. */
export function BookingNotice({ booking }: { booking: BookingAnswer }) {
  const { error, lessons, freeTimes, confirms } = booking;
  const reason = useAnswerFocus<HTMLParagraphElement>();
  return (
    <>
      <Notice tone="danger">
        <p {...reason}>{error}</p>
        <MessageList items={lessons} />
      </Notice>
      {confirms !== null && <input type="hidden" name={confirmedName} value={confirms} />}
      {freeTimes.length > 0 && (
        <div role="group" aria-label={label} className="grid gap-2">
          <p className="font-medium" aria-hidden="true">
            {label}
          </p>
          <div className="flex flex-wrap gap-2">
            {freeTimes.map(({ value, label: time }) => (
              <Button
                key={value}
                tone="quiet"
                name={freeTimeName}
                value={value}
                onClick={(event) => fillTime(event.currentTarget.form, value)}
              >
                {time}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** Shows the chosen time in the form, whose inputs keep what was typed. */
function fillTime(form: HTMLFormElement | null, value: string): void {
  const [date = "", time = ""] = value.split(" ");
  for (const [name, text] of Object.entries({ date, time })) {
    const input = form?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = text;
  }
}
