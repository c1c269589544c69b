import { Outlet } from "react-router";
import { currentAdmin } from "#security/guards.ts";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Table } from "#ui/records/table.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { loadStaff } from "#use-cases/people/staff.ts";
import { titled } from "#shell/screen-title.ts";
import { TypedLink } from "#parts/office/typed-link.tsx";
import type { Route } from "./+types/page.ts";
import { describeMember } from "./describe-member.ts";
import { messages } from "./messages.ts";

export { ErrorBoundary } from "#parts/office/screen-error.tsx";
export { ownHeading as handle } from "#shell/own-heading.ts";

export const meta = titled(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { accountId } = currentAdmin(context);
  const now = new Date();
  const staff = await loadStaff(context);
  return { staff: staff.map((member) => describeMember(member, accountId, now)) };
}

/** `/admin-dashboard/staff`: who works in the dashboard. */
export default function Staff({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <PageTitle>{messages.title}</PageTitle>
          <p className="text-sm text-muted">{messages.intro}</p>
        </div>
        <ButtonLink to="/admin-dashboard/staff/invite" tone="primary">
          {messages.invite}
        </ButtonLink>
      </div>
      <Table
        caption={messages.title}
        rows={loaderData.staff}
        columns={[
          {
            label: messages.name,
            cell: ({ id, name }) => (
              <TypedLink href={`/admin-dashboard/staff/${id}`}>{name}</TypedLink>
            ),
          },
          {
            label: messages.role,
            cell: ({ roleName }) => <span className="wrap-break-word">{roleName}</span>,
          },
          { label: messages.email, cell: ({ email }) => email, place: "below" },
          {
            label: messages.state,
            cell: ({ badge }) => <Badge tone={badge.tone}>{badge.text}</Badge>,
            place: "badge",
          },
          {
            label: messages.secondFactor,
            cell: ({ secondFactor }) => secondFactor,
            place: "below",
          },
          { label: messages.lastSeen, cell: ({ lastSeen }) => lastSeen, place: "below" },
        ]}
      />
      <Outlet />
    </>
  );
}
