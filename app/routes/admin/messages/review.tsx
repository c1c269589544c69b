import { data, Form, redirect } from "react-router";
import { languageOfText } from "#content/shared/language-of-text.ts";
import { checkDecision, decisions, reviewTextLength } from "#domain/messages/review.ts";
import { toIndiaDateTimeFields } from "#domain/shared/india-time.ts";
import { readForm } from "#request/form.ts";
import { decideMessage, loadReview, requireMessage } from "#use-cases/messages/office.ts";
import { describeStaffLine } from "#parts/messages/describe-staff.ts";
import { StaffMessages } from "#parts/messages/staff-line.tsx";
import { staffWords } from "#parts/messages/staff-messages.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import { SubmitButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { RadioGroup } from "#ui/choices/radio-group.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Route } from "./+types/review.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(staffWords.reviewTitle, staffWords.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { line, message } = await loadReview(context, params);
  const { review, seq } = message;
  return {
    line: describeStaffLine(line, new Date()),
    seq,
    typed: {
      decision: review?.decision ?? "",
      note: review?.note ?? "",
      policeOn: review?.policeOn ?? "",
    },
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  await requireMessage(context, params);
  const form = await readForm(request, context);
  const typed = {
    decision: form.text("decision"),
    note: form.text("note"),
    policeOn: form.text("policeOn"),
  };
  const { date: today } = toIndiaDateTimeFields(new Date());
  const failure = checkDecision(typed, today);
  if (failure) {
    return data({ error: staffWords.problems[failure.problem], typed }, { status: 400 });
  }
  const result = await decideMessage(context, params, typed);
  if (!result.ok) throw data("no-line", { status: 404 });
  return redirect("/admin-dashboard/messages", { status: 303 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/messages/:chatId/:messageSeq`: the staff decide about a message. */
export default function ReviewMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { line, seq } = loaderData;
  const typed = actionData?.typed ?? loaderData.typed;
  return (
    <>
      <PageTitle>{staffWords.reviewTitle}</PageTitle>
      <p className="text-muted">
        <span lang={languageOfText(line.title)}>{line.title}</span> · {staffWords.recorded}
      </p>
      <StaffMessages line={line} at={seq} />
      <Card className="max-w-3xl gap-4">
        <Form method="post" noValidate className="grid grid-cols-1 gap-4">
          {actionData && <Notice tone="danger">{actionData.error}</Notice>}
          <RadioGroup
            legend={staffWords.decision}
            name="decision"
            look="lines"
            choices={decisions.map((id) => ({ id, name: staffWords.decisions[id] }))}
            chosen={typed.decision}
          />
          <TextArea
            label={staffWords.note}
            hint={staffWords.noteHint}
            name="note"
            maxLength={reviewTextLength}
            defaultValue={typed.note}
          />
          <TextField
            label={staffWords.policeOn}
            hint={staffWords.policeHint}
            name="policeOn"
            type="date"
            defaultValue={typed.policeOn}
          />
          <p>
            <SubmitButton pending={staffWords.saving}>{staffWords.save}</SubmitButton>
          </p>
        </Form>
      </Card>
      <p className="flex flex-wrap gap-x-4">
        <TextLink to={`/admin-dashboard/messages/${line.id}`}>{staffWords.whole}</TextLink>
        <TextLink to={line.person}>{staffWords.person}</TextLink>
        <TextLink to="/admin-dashboard/messages">{staffWords.title}</TextLink>
      </p>
    </>
  );
}
