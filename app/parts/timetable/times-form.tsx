import { Form } from "react-router";
import type { WeeklyTime } from "#domain/timetable/week/hours.ts";
import { SubmitButton } from "#ui/button.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { WeeklyTimesFields } from "./weekly-times-fields.tsx";
import type { WeeklyTimesRefusal } from "./weekly-times-form.ts";
import { weeklyTimesWords as words } from "./weekly-times-messages.ts";

/**
 * The form of an account's weekly times.
 *
 * @param page the address that it is submitted to
 */
export function TimesForm(props: {
  page: string;
  stored: readonly WeeklyTime[];
  refusal: WeeklyTimesRefusal | undefined;
}) {
  const { page, stored, refusal } = props;
  return (
    <Form
      key={JSON.stringify(stored)}
      method="post"
      noValidate
      preventScrollReset
      className="grid grid-cols-1 gap-4"
    >
      <WeeklyTimesFields stored={stored} refusal={refusal} />
      <SubmitButton className="justify-self-start" action={page} pending={words.saving}>
        {words.save}
      </SubmitButton>
    </Form>
  );
}

/** The client action of a route with `TimesForm`: a submit that fails keeps the form. */
export const keepTimesForm = <T,>(args: { serverAction: () => Promise<T> }) =>
  keepFormOnFailure(args, { field: null, values: undefined, isAsOnMonday: undefined });
