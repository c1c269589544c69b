import { data } from "react-router";
import { readForm } from "#request/form.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { loseEnquiry } from "#use-cases/enquiries/changes.ts";
import { lostReasons, parseLostReason } from "#domain/enquiries/stage.ts";
import { checkLoss } from "#domain/enquiries/work.ts";
import { fieldProps } from "#ui/field-props.ts";
import { SelectField, TextArea } from "#ui/field.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/loss.ts";
import { leadToEnquiry } from "./lead-to-board.ts";
import { messages } from "./dialog-messages.ts";
import { FormDialog } from "./form-dialog.tsx";
import { pageOf } from "./request.ts";
import { lostWords } from "./card-messages.ts";

const words = messages.loss;

export const meta = titled(words.title);

/** The page behind it answers 404 where there is no such enquiry. */
export function loader() {
  return lostReasons.map((id) => ({ id: id as string, name: lostWords[id] }));
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { enquiryId } = params;
  const form = await readForm(request, context);
  const values = { reason: form.text("reason"), note: form.text("note") };
  const enquiry = await loadEnquiry(context, enquiryId);
  const failure = checkLoss(values);
  const reason = parseLostReason(values.reason);
  if (failure || !reason) {
    const { problem, field } = failure ?? { problem: "reason-missing", field: "reason" };
    return data({ error: words.problems[problem], field, values }, { status: 400 });
  }
  const result = await loseEnquiry(context, enquiryId, { reason, note: values.note });
  if (!result.ok) return data({ error: words.notPossible, field: null, values }, { status: 409 });
  return leadToEnquiry(context, enquiry, "enquiry-lost");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/enquiries/:enquiryId/loss`: says why an enquiry was lost. */
export default function Lose({ loaderData: reasons, params, actionData }: Route.ComponentProps) {
  const field = fieldProps(actionData?.values, actionData?.field);
  return (
    <FormDialog
      title={words.title}
      save={words.save}
      closeTo={pageOf(params.enquiryId)}
      error={actionData?.error}
    >
      <SelectField
        label={words.reason}
        placeholder={words.choose}
        choices={reasons}
        {...field("reason")}
      />
      <TextArea label={words.note} optional={words.optional} {...field("note")} />
    </FormDialog>
  );
}
