import { data, Link, Outlet, useLocation } from "react-router";
import { nonceContext } from "#request/context.ts";
import { currentAdmin, guardAdmin } from "#security/guards.ts";
import { currentCounts } from "#use-cases/office/lists.ts";
import { takeFlashMessage } from "#request/flash-message.ts";
import { readAbout } from "#security/notice-about.ts";
import { BusyRegion } from "#ui/busy-region.tsx";
import { Toasts } from "#ui/toast/toasts.tsx";
import { buttonClass } from "#ui/button.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { usePendingLocation } from "#ui/pending.ts";
import { Tabs } from "#ui/records/tabs.tsx";
import type { ToastMessage } from "#ui/toast/toast.tsx";
import { removeAdminMarker } from "#shell/admin-marker.ts";
import { keepPageOnFailure } from "#shell/keep-page-on-failure.ts";
import { LiveUpdates } from "#shell/live-updates.tsx";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import { Places } from "#shell/places.tsx";
import { officeScreen, Shell } from "#shell/shell.tsx";
import { titled } from "#shell/screen-title.ts";
import type { Route } from "./+types/layout.ts";
import { areaOfUrl, mayOpen } from "./routes.ts";
import { describeNotice, type DescribedNotice } from "#parts/office/describe-notice.ts";
import { describeTabs } from "#parts/office/describe-tabs.ts";
import { describePlaces } from "#parts/office/places/describe-places.ts";
import { resolvePlaces } from "#parts/office/places/resolve-places.ts";
import { messages } from "#parts/office/messages.ts";
import { openedFrom } from "#parts/office/return-to.ts";
import { SearchForm, SearchSign } from "#parts/office/search-form.tsx";
import { StoreMarker } from "#parts/office/store-marker.tsx";
import { useAdminMarker } from "#parts/office/use-admin-marker.ts";

export const middleware: Route.MiddlewareFunction[] = [guardAdmin(areaOfUrl)];

export const clientMiddleware = [keepPageOnFailure];

export const meta = titled(messages.pageTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { accountId, email, admin } = currentAdmin(context);
  const taken = await takeFlashMessage(context, request);
  // Whoever may not enter the lists gets no number, no search and no button either.
  const counts = currentCounts(context);
  return data(
    {
      marker: { uid: accountId, email, name: admin.name },
      nonce: context.get(nonceContext),
      hasLists: counts !== null,
      tabs: describeTabs(counts),
      places: describePlaces((url) => mayOpen(admin.role, url)),
      notice: describeNotice(taken.notice, readAbout(context, taken.notice)),
    },
    { headers: taken.headers },
  );
}

export const headers = forwardLoaderHeaders;

const base = "/admin-dashboard";
const searchPath = `${base}/search`;

/** A lesson's page, and the dialogs over it. */
const lessonPage = /^\/admin-dashboard\/lessons\/[^/]+/;

/** A student's or a tutor's page, with the dialogs over it. */
const personPage =
  /^\/admin-dashboard\/(?:students|tutors)\/[^/]+(?=$|\/(?:delete|guardian|rejection|sign-out|suspension))/;

function toToast({ tone, text, undo }: DescribedNotice, search: string): ToastMessage {
  if (undo === null) return { tone, text, undo: null };
  const to = undo.includes("?") ? undo : undo + search;
  return { tone, text, undo: { to, label: messages.undo } };
}

/** The list that a URL shows, with its filters and page; a dialog over it does not change it. */
function screenOf({ pathname, search }: { pathname: string; search: string }): string {
  const page = personPage.exec(pathname) ?? lessonPage.exec(pathname);
  if (page) return page[0];
  const list = /^\/admin-dashboard\/(students|tutors|assignments|timetable|log)\b/.exec(
    pathname,
  )?.[1];
  return list ? list + search : pathname;
}

/** The way to the search of a narrow screen, beside its lists. */
function SearchLink() {
  return (
    <Link to={searchPath} className={`${buttonClass("quiet")} w-11 px-0! lg:hidden`}>
      <span className="sr-only">{messages.search}</span>
      <SearchSign />
    </Link>
  );
}

/** "Create New Assignment", of which narrow screens show one word. */
function CreateNew() {
  const { before, shown, after } = messages.createNew;
  return (
    <span>
      <span className="max-lg:sr-only">{before} </span>
      {shown}
      <span className="max-lg:sr-only"> {after}</span>
    </span>
  );
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { marker, nonce, hasLists, notice } = loaderData;
  const places = resolvePlaces(loaderData.places);
  const location = useLocation();
  const pendingLocation = usePendingLocation();
  const { pathname, search } = location;
  useAdminMarker(marker);
  const tabs = loaderData.tabs.map((tab) => ({ ...tab, current: pathname.startsWith(tab.to) }));
  const person = personPage.exec(pathname)?.[0];
  const isList = tabs.some(({ current }) => current);
  // Elsewhere a phone has a link to the search instead, so that the screen begins high.
  const hasSearch = isList || pathname === searchPath;
  return (
    <>
      <StoreMarker marker={marker} nonce={nonce} />
      <LiveUpdates />
      <Shell
        home={base}
        hasLessons={false}
        office={places}
        identity={{ title: messages.title, email: marker.email }}
        onLogout={removeAdminMarker}
      >
        {hasLists && (
          <div className="flex gap-2 print:hidden">
            {!hasSearch && <SearchLink />}
            <OpenButton to={`${base}/assignments/new`}>
              <CreateNew />
            </OpenButton>
          </div>
        )}
      </Shell>
      <div className={officeScreen}>
        <Places look="rail" label={places.label} places={places.rail} />
        <main
          id="main"
          tabIndex={-1}
          className="grid grid-cols-1 content-start gap-4 py-4 outline-none sm:py-6"
        >
          <div className="grid grid-cols-1 gap-4 empty:hidden xl:grid-cols-[1fr_minmax(0,28rem)] xl:items-end print:hidden">
            {tabs.length > 0 && (isList || pathname === base) && (
              <Tabs label={messages.tabs} panelId="list" tabs={tabs} />
            )}
            {hasLists && (
              <div className={`xl:col-start-2 ${hasSearch ? "" : "max-lg:hidden"}`}>
                <SearchForm />
              </div>
            )}
          </div>
          <BusyRegion
            id="list"
            {...(isList && { role: "tabpanel", "aria-labelledby": "list-tab" })}
            tabIndex={-1}
            isBusy={pendingLocation !== null && screenOf(pendingLocation) !== screenOf(location)}
            busyLabel={messages.loading}
            className="grid grid-cols-1 gap-4 outline-none"
          >
            <Outlet />
          </BusyRegion>
          <Toasts
            flashMessage={notice}
            toToast={(described) => toToast(described, person ? openedFrom(person, "") : search)}
            dismissLabel={messages.dismiss}
          />
        </main>
      </div>
    </>
  );
}
