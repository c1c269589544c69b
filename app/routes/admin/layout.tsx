import { data, Outlet, useLocation } from "react-router";
import { nonceContext } from "#request/context.ts";
import { currentAdmin, guardAdmin } from "#security/guards.ts";
import { hasOwnPasskey } from "#use-cases/account/passkeys.ts";
import { loadCounts } from "#use-cases/admin/lists.ts";
import { takeFlashMessage, type FlashMessage } from "#request/flash-message.ts";
import { BusyRegion } from "#ui/busy-region.tsx";
import { Toasts } from "#ui/toasts.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { usePendingLocation } from "#ui/pending.ts";
import { Tabs } from "#ui/tabs.tsx";
import type { ToastMessage } from "#ui/toast.tsx";
import { removeAdminMarker } from "../admin-marker.ts";
import { keepPageOnFailure } from "../keep-page-on-failure.ts";
import { LiveUpdates } from "../live-updates.tsx";
import { forwardLoaderHeaders } from "../headers.ts";
import { Shell, shellWidth } from "../shell.tsx";
import type { Route } from "./+types/layout.ts";
import { FindBox } from "./find-box.tsx";
import { approvalsNotice, messages, notices } from "./messages.ts";
import { SecondFactorRequest } from "./second-factor-request.tsx";
import { StoreMarker } from "./store-marker.tsx";
import { useAdminMarker } from "./use-admin-marker.ts";
import { WeeklyChart } from "./weekly-chart.tsx";

export const middleware: Route.MiddlewareFunction[] = [guardAdmin];

export const clientMiddleware = [keepPageOnFailure];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { accountId, email, admin } = currentAdmin(context);
  const taken = await takeFlashMessage(context, request);
  const counts = await loadCounts(context);
  return data(
    {
      marker: { uid: accountId, email, name: admin.name },
      nonce: context.get(nonceContext),
      hasSecondFactor: admin.hasSecondFactor || (await hasOwnPasskey(context)),
      counts,
      notice: taken.notice,
    },
    { headers: taken.headers },
  );
}

export const headers = forwardLoaderHeaders;

const base = "/admin-dashboard";

function toToast({ code, undo, count, others }: FlashMessage, search: string): ToastMessage | null {
  if (code === "tutors-approved") {
    return { ...approvalsNotice(count ?? 0, others ?? 0), undo: null };
  }
  const notice = Object.hasOwn(notices, code) ? notices[code] : null;
  if (!notice) return null;
  const { tone, text, undoIn, undoText } = notice;
  const to = undoIn && undo && `${base}/${undoIn}/${undo}/undo${search}`;
  const words = to && undoText ? `${text} ${undoText}` : text;
  return { tone, text: words, undo: to ? { to, label: messages.undo } : null };
}

/** The list that a URL shows, with its filters and page; a dialog over it does not change it. */
function screenOf({ pathname, search }: { pathname: string; search: string }): string {
  const list = /^\/admin-dashboard\/(tutors|assignments|log)\b/.exec(pathname)?.[1] ?? "students";
  return pathname.startsWith(base) ? list + search : pathname;
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { marker, nonce, hasSecondFactor, counts, notice } = loaderData;
  const location = useLocation();
  const pendingLocation = usePendingLocation();
  const { pathname, search } = location;
  useAdminMarker(marker);
  const inTutors = pathname.startsWith(`${base}/tutors`);
  const inAssignments = pathname.startsWith(`${base}/assignments`);
  const inLog = pathname.startsWith(`${base}/log`);
  const inSearch = pathname.startsWith(`${base}/search`);
  return (
    <>
      <StoreMarker marker={marker} nonce={nonce} />
      <LiveUpdates />
      <Shell
        home={base}
        hasCalendar={false}
        identity={{ title: messages.title, email: marker.email }}
        onLogout={removeAdminMarker}
      >
        <OpenButton to={`${base}/assignments/new`}>{messages.createNew}</OpenButton>
      </Shell>
      <main
        id="main"
        tabIndex={-1}
        className={`${shellWidth} grid gap-5 py-6 outline-none max-md:pb-24`}
      >
        {!hasSecondFactor && <SecondFactorRequest />}
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
          isBusy={pendingLocation !== null && screenOf(pendingLocation) !== screenOf(location)}
          busyLabel={messages.loading}
          className="grid gap-4 outline-none"
        >
          <Outlet />
        </BusyRegion>
        <WeeklyChart weeks={counts.weeks} />
        <Toasts
          flashMessage={notice}
          toToast={(flashMessage) => toToast(flashMessage, search)}
          dismissLabel={messages.dismiss}
        />
      </main>
    </>
  );
}
