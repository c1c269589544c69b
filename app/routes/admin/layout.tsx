import { data, Outlet, useLocation } from "react-router";
import { nonceContext } from "#access/context.ts";
import { currentAdmin, guardAdmin } from "#access/guards.ts";
import { loadCounts } from "#access/admin-lists.ts";
import { takeNotice, type LeftNotice } from "#access/notice.ts";
import { IkatBand } from "#art/ikat-band.tsx";
import { BusyRegion } from "#ui/busy-region.tsx";
import { ChangeNotice } from "#ui/change-notice.tsx";
import { DashboardHeader } from "#ui/dashboard-header.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { useMovingTo } from "#ui/pending.ts";
import { Tabs } from "#ui/tabs.tsx";
import type { Told } from "#ui/toast.tsx";
import { AccountLink } from "../account-link.tsx";
import { forgetAdmin } from "../admin-marker.ts";
import { HomeLink } from "../home-link.tsx";
import { keepPage } from "../keep-page.ts";
import { LiveUpdates } from "../live-updates.tsx";
import type { Route } from "./+types/layout.ts";
import { FindBox } from "./find-box.tsx";
import { messages, notices, tellApprovals } from "./messages.ts";
import { StoreMarker } from "./store-marker.tsx";
import { useAdminMarker } from "./use-admin-marker.ts";
import { WeeklyChart } from "./weekly-chart.tsx";

export const middleware: Route.MiddlewareFunction[] = [guardAdmin];

export const clientMiddleware = [keepPage];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { accountId, email, admin } = currentAdmin(context);
  const taken = await takeNotice(context, request);
  const counts = await loadCounts(context);
  return data(
    {
      marker: { uid: accountId, email, name: admin.name },
      nonce: context.get(nonceContext),
      counts,
      notice: taken.notice,
    },
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

/** Which list an address shows, and which part of it; a dialog over it is no other screen. */
function screenOf({ pathname, search }: { pathname: string; search: string }): string {
  const list = /^\/admin-dashboard\/(tutors|assignments|log)\b/.exec(pathname)?.[1] ?? "students";
  return pathname.startsWith(base) ? list + search : pathname;
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { marker, nonce, counts, notice } = loaderData;
  const here = useLocation();
  const moving = useMovingTo();
  const { pathname, search } = here;
  useAdminMarker(marker);
  const at = (path: string) => pathname.startsWith(path);
  const inTutors = at(`${base}/tutors`);
  const inAssignments = at(`${base}/assignments`);
  const inLog = at(`${base}/log`);
  const inSearch = at(`${base}/search`);
  return (
    <>
      <StoreMarker marker={marker} nonce={nonce} />
      <LiveUpdates />
      <DashboardHeader
        brand={<HomeLink />}
        band={<IkatBand variant="chevron" className="block" />}
        title={messages.title}
        email={marker.email}
        account={<AccountLink />}
        logout={messages.logout}
        onLogout={forgetAdmin}
      >
        <OpenButton to={`${base}/assignments/new`}>{messages.createNew}</OpenButton>
      </DashboardHeader>
      <main className="mx-auto grid max-w-7xl gap-5 px-4 py-6 max-md:pb-24 sm:px-6">
        <FindBox />
        <Tabs
          look="bar"
          label={messages.tabs}
          panelId="list"
          tabs={[
            {
              to: base,
              label: messages.students(counts.total.students),
              current: !inTutors && !inAssignments && !inLog && !inSearch,
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
            { to: `${base}/log`, label: messages.log, current: inLog },
          ]}
        />
        <BusyRegion
          id="list"
          {...(!inSearch && { role: "tabpanel", "aria-labelledby": "list-tab" })}
          tabIndex={-1}
          isBusy={moving !== null && screenOf(moving) !== screenOf(here)}
          busyLabel={messages.loading}
          className="grid gap-4 outline-none"
        >
          <Outlet />
        </BusyRegion>
        <WeeklyChart weeks={counts.weeks} />
        <ChangeNotice
          notice={notice}
          tell={(one) => tell(one, search)}
          dismiss={messages.dismiss}
        />
      </main>
    </>
  );
}
