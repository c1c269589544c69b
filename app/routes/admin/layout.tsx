import { data, Outlet, useLocation } from "react-router";
import { currentAdmin, guardAdmin } from "#access/guards.ts";
import { loadCounts } from "#access/admin-lists.ts";
import { takeNotice, type LeftNotice } from "#access/notice.ts";
import { IkatBand } from "#art/ikat-band.tsx";
import { ChangeNotice, type Told } from "#ui/change-notice.tsx";
import { DashboardHeader } from "#ui/dashboard-header.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { AccountLink } from "../account-link.tsx";
import { forgetAdmin } from "../admin-marker.ts";
import { HomeLink } from "../home-link.tsx";
import type { Route } from "./+types/layout.ts";
import { FindBox } from "./find-box.tsx";
import { messages, notices, tellApprovals } from "./messages.ts";
import { useAdminMarker } from "./use-admin-marker.ts";
import { WeeklyChart } from "./weekly-chart.tsx";

export const middleware: Route.MiddlewareFunction[] = [guardAdmin];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { accountId, email, admin } = currentAdmin(context);
  const taken = await takeNotice(context, request);
  const counts = await loadCounts(context);
  return data(
    { marker: { uid: accountId, email, name: admin.name }, counts, notice: taken.notice },
    { headers: taken.headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const base = "/admin-dashboard";

function tell({ code, undo, count, others }: LeftNotice, search: string): Told | null {
  if (code === "tutors-approved") return { ...tellApprovals(count ?? 0, others ?? 0), undo: null };
  const told = Object.hasOwn(notices, code) ? notices[code] : null;
  if (!told) return null;
  const { tone, text, undoIn } = told;
  const to = undoIn && undo && `${base}/${undoIn}/${undo}/undo${search}`;
  return { tone, text, undo: to ? { to, label: messages.undo } : null };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { marker, counts, notice } = loaderData;
  const { pathname, search } = useLocation();
  useAdminMarker(marker);
  const at = (path: string) => pathname.startsWith(path);
  const inTutors = at(`${base}/tutors`);
  const inAssignments = at(`${base}/assignments`);
  const inSearch = at(`${base}/search`);
  return (
    <>
      <DashboardHeader
        brand={<HomeLink />}
        band={<IkatBand variant="chevron" className="block" />}
        title={messages.title}
        email={marker.email}
        logout={messages.logout}
        onLogout={forgetAdmin}
      >
        <OpenButton to={`${base}/assignments/new`}>{messages.createNew}</OpenButton>
        <AccountLink />
      </DashboardHeader>
      <main className="mx-auto grid max-w-7xl gap-5 px-4 py-6 sm:px-6">
        <ChangeNotice notice={notice} tell={(one) => tell(one, search)} />
        <FindBox />
        <Tabs
          label={messages.tabs}
          panelId="list"
          tabs={[
            {
              to: base,
              label: messages.students(counts.total.students),
              current: !inTutors && !inAssignments && !inSearch,
            },
            {
              to: `${base}/tutors`,
              label: messages.tutors(counts.total.tutors),
              current: inTutors,
            },
            {
              to: `${base}/assignments`,
              label: messages.assignments(counts.total.assignments),
              current: inAssignments,
            },
          ]}
        />
        <div
          id="list"
          {...(!inSearch && { role: "tabpanel", "aria-labelledby": "list-tab" })}
          className="grid gap-4"
        >
          <Outlet />
        </div>
        <WeeklyChart weeks={counts.weeks} />
      </main>
    </>
  );
}
