import { data, Form } from "react-router";
import { enquiryProblems } from "#content/enquiries/enquiry-problems.ts";
import { staffSources } from "#domain/enquiries/enquiry.ts";
import { checkStaffEnquiry, readEnquiry } from "#domain/enquiries/form.ts";
import { readForm } from "#request/form.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { addEnquiry } from "#use-cases/enquiries/receive.ts";
import { ButtonLink, SubmitButton } from "#ui/button.tsx";
import { SelectField, TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { cardClass } from "#ui/card.tsx";
import {
  AskerFields,
  EmailField,
  LanguageField,
  LessonFields,
  TimeFields,
} from "#parts/enquiries/fields.tsx";
import { readEnquiryForm } from "#parts/enquiries/form.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/new.ts";
import { messages } from "./new-messages.ts";
import { enquiriesPage } from "./request.ts";
import { sourceWords } from "#parts/enquiries/messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta = titled(messages.title, messages.back);

export function loader() {
  return { sources: staffSources.map((id) => ({ id: id as string, name: sourceWords[id] })) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const values = {
    ...readEnquiryForm(form),
    source: form.text("source"),
    note: form.text("note"),
  };
  const failure = checkStaffEnquiry(values, new Date());
  const enquiry = readEnquiry(values);
  if (failure || !enquiry) {
    const { problem, field } = failure ?? { problem: "class-missing", field: "selectedClass" };
    return data({ error: enquiryProblems[problem], field, values }, { status: 400 });
  }
  const source = staffSources.find((one) => one === values.source) ?? "phone";
  const id = await addEnquiry(context, enquiry, { source, note: values.note });
  const page = `${enquiriesPage}#enquiry-${id}`;
  return redirectAbout(context, page, "enquiry-added", enquiry.askerName);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/enquiries/new`: the staff type in what a family asked on the phone. */
export default function NewEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { values, field, error } = actionData ?? {};
  const invalidField = field === "note" ? null : field;
  const fields = { values, invalidField, error };
  return (
    <section className={`${cardClass} grid max-w-xl gap-4 p-4 sm:p-6`}>
      <PageTitle as="h2">{messages.title}</PageTitle>
      <p className="text-muted">{messages.intro}</p>
      {error && <Notice tone="danger">{error}</Notice>}
      <Form method="post" noValidate className="grid gap-4">
        <AskerFields labels={messages.labels} beginsHere {...fields} />
        <EmailField isOwn={false} {...fields} />
        <LessonFields {...fields} />
        <TimeFields {...fields} />
        <LanguageField {...fields} />
        <SelectField
          label={messages.source}
          name="source"
          choices={loaderData.sources}
          defaultValue={values?.source || "phone"}
          hint={messages.sourceHint}
        />
        <TextArea
          label={messages.note}
          optional={messages.optional}
          name="note"
          rows={3}
          defaultValue={values?.note}
          invalid={field === "note"}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton pending={messages.adding}>{messages.add}</SubmitButton>
          <ButtonLink to={enquiriesPage}>{messages.cancel}</ButtonLink>
        </div>
      </Form>
    </section>
  );
}
