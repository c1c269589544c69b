import { data, Form } from "react-router";
import { checkStaffInvitation } from "#domain/people/staff-invitation.ts";
import { parseStaffRole } from "#domain/people/staff.ts";
import { redirectAbout } from "#security/notice-about.ts";
import { readForm } from "#request/form.ts";
import { requireFreshProof } from "#security/fresh-proof.ts";
import { fieldProps } from "#ui/field-props.ts";
import { TextField } from "#ui/field.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { inviteStaff } from "#use-cases/people/staff.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/invite.ts";
import { messages } from "./messages.ts";
import { RoleChoice } from "./role-choice.tsx";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.inviteTitle);

/** The layout's guard needs a loader to run at a navigation in the browser. */
export const loader = () => null;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, context);
  const values = { name: form.text("name"), email: form.text("email"), role: form.text("role") };
  const refuse = (error: string, field: string) => data({ error, field, values }, { status: 400 });
  const failure = checkStaffInvitation(values);
  const role = parseStaffRole(values.role);
  if (failure) return refuse(messages.problems[failure.problem], failure.field);
  if (!role) return refuse(messages.problems["role-missing"], "role");
  await requireFreshProof(context, request, values);
  const result = await inviteStaff(context, { ...values, role });
  if (!result.ok) return refuse(messages.taken, "email");
  return redirectAbout(context, "/admin-dashboard/staff", "staff-invited", values.name.trim());
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/staff/invite`: an account for a member of the staff, who sets the password. */
export default function InviteStaff({ actionData }: Route.ComponentProps) {
  const field = fieldProps(actionData?.values, actionData?.field);
  return (
    <>
      <PageTitle>{messages.inviteTitle}</PageTitle>
      <Form method="post" noValidate className="grid max-w-2xl grid-cols-1 gap-4">
        <p className="text-muted">{messages.inviteText}</p>
        <TextField label={messages.name} autoComplete="off" {...field("name")} />
        <TextField label={messages.email} type="email" autoComplete="off" {...field("email")} />
        <RoleChoice chosen={actionData?.values?.role} />
        <FormEnd error={actionData?.error} submit={messages.submit} pending={messages.sending} />
      </Form>
    </>
  );
}
