import { data, Form } from "react-router";
import { tutorWords as words } from "#content/account/profile.ts";
import { knownClasses, knownSubjects } from "#domain/teaching/catalogue/catalogue-ids.ts";
import { classes, subjects } from "#domain/teaching/catalogue/catalogue.ts";
import { checkInvitedTutor } from "#domain/account/tutor-sign-up.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { fullName } from "#domain/account/account.ts";
import { readForm } from "#request/form.ts";
import { fieldProps } from "#ui/field-props.ts";
import { CheckboxGroup, TextField } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { inviteTutor } from "#use-cases/people/invitations.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { afterStep } from "#parts/office/setup-step.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/invite.ts";
import { messages } from "./invite-messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title);

/** The layout's guard needs a loader to run at a navigation in the browser. */
export const loader = () => null;

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const values = {
    firstName: form.text("firstName"),
    lastName: form.text("lastName"),
    email: form.text("email"),
    phoneNumber: form.text("phoneNumber"),
    selectedClasses: form.all("selectedClasses"),
    selectedSubjects: form.all("selectedSubjects"),
  };
  const refuse = (error: string, field: string) => data({ error, field, values }, { status: 400 });
  const failure = checkInvitedTutor({ ...values, bio: "" });
  if (failure) return refuse(messages.problems[failure.problem], failure.field);
  const result = await inviteTutor(context, values.email, {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phoneNumber: values.phoneNumber.trim(),
    selectedClasses: knownClasses(values.selectedClasses),
    selectedSubjects: knownSubjects(values.selectedSubjects),
    bio: "",
  });
  if (!result.ok) return refuse(messages.taken, "email");
  const to = afterStep(url, `/admin-dashboard/tutors/${result.value}`);
  return redirectAbout(context, to, "tutor-invited", fullName(values.firstName, values.lastName));
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/tutors/invite`: an account for a tutor, who is approved and sets the password. */
export default function InviteTutor({ actionData }: Route.ComponentProps) {
  const values = actionData?.values;
  const field = fieldProps(values, actionData?.field);
  return (
    <>
      <PageTitle>{messages.title}</PageTitle>
      <Form method="post" noValidate className="grid max-w-2xl grid-cols-1 gap-4">
        <p className="text-muted">{messages.text}</p>
        <TextField label={words.firstName} autoComplete="off" {...field("firstName")} />
        <TextField label={words.lastName} autoComplete="off" {...field("lastName")} />
        <TextField label={messages.email} type="email" autoComplete="off" {...field("email")} />
        <TextField
          label={words.phoneNumber}
          type="tel"
          autoComplete="off"
          {...field("phoneNumber")}
        />
        <CheckboxGroup
          legend={words.classes}
          name="selectedClasses"
          choices={classes}
          chosen={values?.selectedClasses ?? []}
          invalid={actionData?.field === "selectedClasses"}
        />
        <CheckboxGroup
          legend={words.subjects}
          name="selectedSubjects"
          choices={subjects}
          chosen={values?.selectedSubjects ?? []}
          invalid={actionData?.field === "selectedSubjects"}
        />
        <FormEnd error={actionData?.error} submit={messages.submit} pending={messages.sending} />
      </Form>
    </>
  );
}
