import { languageOfText } from "#content/shared/language-of-text.ts";
import { data, Form } from "react-router";
import { parseStaffRole } from "#domain/people/staff.ts";
import { readForm } from "#request/form.ts";
import { requireFreshProof } from "#security/fresh-proof.ts";
import { currentAdmin } from "#security/guards.ts";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/records/fact.tsx";
import { FormEnd } from "#parts/office/form-end.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { gridCardClass } from "#ui/card.tsx";
import { changeStaffRole, loadStaffMember } from "#use-cases/people/staff.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import type { Route } from "./+types/member.ts";
import { describeMember } from "./describe-member.ts";
import { messages } from "./messages.ts";
import { RoleChoice } from "./role-choice.tsx";
import { toStaff } from "./to-staff.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  screenTitle(matches, loaderData?.name, messages.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = await loadStaffMember(context, params.adminId);
  return describeMember(member, currentAdmin(context).accountId, new Date());
}

/** Changes the role. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { name } = await loadStaffMember(context, params.adminId);
  const typed = (await readForm(request, context)).text("role");
  const role = parseStaffRole(typed);
  if (!role) return data({ error: messages.problems["role-missing"] }, { status: 400 });
  await requireFreshProof(context, request, { role });
  const result = await changeStaffRole(context, params.adminId, role);
  return toStaff(context, result, "staff-changed", name);
}

export const clientAction = (args: Route.ClientActionArgs) => keepFormOnFailure(args);

/** `/admin-dashboard/staff/:adminId`: a member of the staff, their role, and the end of their access. */
export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, email, role, roleName, secondFactor, lastSeen, isInvited, state } = loaderData;
  const page = `/admin-dashboard/staff/${id}`;
  return (
    <>
      <PageTitle className="wrap-anywhere" lang={languageOfText(name)}>
        {name}
      </PageTitle>
      <dl className="grid max-w-3xl grid-cols-[max-content_1fr] gap-x-4 gap-y-1 wrap-anywhere">
        <Fact label={messages.email} value={email} />
        <Fact label={messages.role} value={roleName} />
        <Fact label={messages.state} value={state} />
        <Fact label={messages.secondFactor} value={secondFactor} />
        <Fact label={messages.lastSeen} value={lastSeen} />
      </dl>
      <div className="flex flex-wrap gap-3">
        {isInvited && (
          <Form method="post" action={`${page}/invitation`}>
            <Button tone="quiet">{messages.resend}</Button>
          </Form>
        )}
        <OpenButton to={`${page}/end`} tone="danger">
          {isInvited ? messages.endInvitation : messages.end}
        </OpenButton>
      </div>
      <Form method="post" noValidate className={`${gridCardClass} max-w-2xl grid-cols-1 gap-4`}>
        <h2 className="text-lg font-semibold">{messages.changeRole}</h2>
        <p className="text-muted">{messages.changeText}</p>
        <RoleChoice chosen={role} />
        <FormEnd error={actionData?.error} submit={messages.save} pending={messages.saving} />
      </Form>
      <p>
        <TextLink to="/admin-dashboard/staff">{messages.back}</TextLink>
      </p>
    </>
  );
}
