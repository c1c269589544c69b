import { data, useRouteLoaderData } from "react-router";
import { readForm, refuseForm } from "#request/form.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { planNextStep } from "#use-cases/enquiries/changes.ts";
import { checkNextStep } from "#domain/enquiries/work.ts";
import { parseIndiaDateTime } from "#domain/shared/india-time.ts";
import { fieldProps } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import type { loader as enquiryLoader } from "./enquiry.tsx";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/next-step.ts";
import { leadToEnquiry } from "./lead-to-board.ts";
import { messages } from "./dialog-messages.ts";
import { FormDialog } from "./form-dialog.tsx";
import { pageOf } from "./request.ts";

const words = messages.step;

export const meta = titled(words.title);

export async function action({ request, context, params }: Route.ActionArgs) {
  const { enquiryId } = params;
  const form = await readForm(request, context);
  const values = {
    nextStep: form.text("nextStep"),
    date: form.text("date"),
    time: form.text("time"),
  };
  const enquiry = await loadEnquiry(context, enquiryId);
  const failure = checkNextStep(values);
  if (failure) return refuseForm(failure, words.problems, { values });
  const at = parseIndiaDateTime(values.date, values.time);
  const step = { text: at && values.nextStep.trim(), at };
  const result = await planNextStep(context, enquiryId, step);
  if (!result.ok) return data({ error: words.notPossible, field: null, values }, { status: 409 });
  return leadToEnquiry(context, enquiry, "enquiry-changed");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/enquiries/:enquiryId/next-step`: what is done next, and when. */
export default function PlanNextStep({ params, actionData }: Route.ComponentProps) {
  const enquiry = useRouteLoaderData<typeof enquiryLoader>("routes/admin/enquiries/enquiry");
  const field = fieldProps(actionData?.values ?? enquiry?.step, actionData?.field);
  return (
    <FormDialog
      title={words.title}
      save={words.save}
      closeTo={pageOf(params.enquiryId)}
      error={actionData?.error}
    >
      <TextField label={words.nextStep} hint={words.hint} {...field("nextStep")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={words.date} type="date" {...field("date")} />
        <TextField label={words.time} type="time" {...field("time")} />
      </div>
    </FormDialog>
  );
}
