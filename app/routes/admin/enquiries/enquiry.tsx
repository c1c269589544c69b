import { languageOfText } from "#content/shared/language-of-text.ts";
import { data, Form, Outlet } from "react-router";
import { siteContext } from "#request/context.ts";
import { readForm } from "#request/form.ts";
import { loadEnquiry } from "#use-cases/enquiries/enquiries.ts";
import { noteEnquiry } from "#use-cases/enquiries/changes.ts";
import { checkNoteText } from "#domain/people/staff-note.ts";
import { Badge } from "#ui/badge.tsx";
import { TextArea } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { Typed } from "#shell/typed.tsx";
import type { Route } from "./+types/enquiry.ts";
import { leadToEnquiry } from "./lead-to-board.ts";
import { Contact } from "./contact.tsx";
import { describeEnquiry } from "./describe-enquiry.ts";
import { messages } from "./page-messages.ts";
import { enquiriesPage, pageOf } from "./request.ts";
import { Part } from "./part.tsx";
import { Work } from "./work.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, loaderData?.name, messages.back);

export async function loader({ context, params }: Route.LoaderArgs) {
  const enquiry = await loadEnquiry(context, params.enquiryId);
  return describeEnquiry(enquiry, context.get(siteContext).academy.name, new Date());
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const text = (await readForm(request, context)).text("text");
  const enquiry = await loadEnquiry(context, params.enquiryId);
  const problem = checkNoteText(text);
  if (problem) return data({ error: messages.noteProblems[problem], text }, { status: 400 });
  const result = await noteEnquiry(context, params.enquiryId, text);
  const code = result.ok ? "note-written" : "enquiry-not-changed";
  return leadToEnquiry(context, enquiry, code);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/enquiries/:enquiryId`: who asks, what happened, and what is done next. */
export default function Enquiry({ loaderData: enquiry, actionData }: Route.ComponentProps) {
  const { id, name, course, stage, isLate, events } = enquiry;
  return (
    <>
      <div>
        <TextLink to={`${enquiriesPage}#enquiry-${id}`}>{messages.back}</TextLink>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PageTitle as="h2" className="wrap-anywhere" lang={languageOfText(name)}>
            {name}
          </PageTitle>
          <Badge tone="success">{stage}</Badge>
          {isLate && <Badge tone="danger">{messages.late}</Badge>}
        </div>
        <p className="text-muted">{course}</p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Contact enquiry={enquiry} />
          <Work enquiry={enquiry} />
          {!enquiry.student && (
            <div>
              <OpenButton tone="danger" to={`${pageOf(id)}/deletion`}>
                {messages.delete}
              </OpenButton>
            </div>
          )}
        </div>
        <div className="grid gap-4">
          <Part title={messages.note}>
            <NoteForm answer={actionData} count={events.length} />
          </Part>
          <Part title={messages.history}>
            <ol className="divide-y divide-line">
              {events.map(({ id: key, what, by, note }) => (
                <li key={key} className="py-2 wrap-anywhere">
                  <p className="font-medium">{what}</p>
                  <p className="text-sm text-muted">{by}</p>
                  {note && (
                    <Typed as="p" className="whitespace-pre-line">
                      {note}
                    </Typed>
                  )}
                </li>
              ))}
            </ol>
          </Part>
        </div>
      </div>
      <Outlet />
    </>
  );
}

function NoteForm(props: {
  answer: { error: string; text: string | undefined } | undefined;
  /** How many lines the history has; the form is empty again after another one. */
  count: number;
}) {
  const { answer, count } = props;
  return (
    <Form key={count} method="post" noValidate preventScrollReset className="grid gap-3">
      <TextArea
        label={messages.note}
        name="text"
        rows={3}
        defaultValue={answer?.text ?? ""}
        invalid={answer !== undefined}
      />
      <FormEnd
        error={answer?.error}
        submit={messages.addNote}
        tone="quiet"
        pending={messages.adding}
      />
    </Form>
  );
}
