import { data } from "react-router";
import { readForm } from "#request/form.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { logCall } from "#use-cases/enquiries/changes.ts";
import { checkCall } from "#domain/enquiries/work.ts";
import { TextArea } from "#ui/field.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/call.ts";
import { leadToEnquiry } from "./lead-to-board.ts";
import { messages } from "./dialog-messages.ts";
import { FormDialog } from "./form-dialog.tsx";
import { pageOf } from "./request.ts";

const words = messages.call;

export const meta = titled(words.title);

export async function action({ request, context, params }: Route.ActionArgs) {
  const { enquiryId } = params;
  const note = (await readForm(request, context)).text("note");
  const enquiry = await loadEnquiry(context, enquiryId);
  const failure = checkCall({ note });
  if (failure) return data({ error: words.problems[failure.problem], note }, { status: 400 });
  const result = await logCall(context, enquiryId, note);
  if (!result.ok) return data({ error: words.notPossible, note }, { status: 409 });
  return leadToEnquiry(context, enquiry, "call-logged");
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/enquiries/:enquiryId/call`: says that somebody called the family. */
export default function LogCall({ params, actionData }: Route.ComponentProps) {
  return (
    <FormDialog
      title={words.title}
      save={words.save}
      closeTo={pageOf(params.enquiryId)}
      error={actionData?.error}
    >
      <TextArea
        label={words.note}
        optional={words.optional}
        name="note"
        defaultValue={actionData?.note ?? ""}
      />
    </FormDialog>
  );
}
