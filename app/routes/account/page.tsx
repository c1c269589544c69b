import { data, Link, Outlet } from "react-router";
import { currentActor, guardAccount, homeOf } from "#access/guards.ts";
import { takeNotice } from "#access/notice.ts";
import { loadOwnSessions } from "#access/own-account.ts";
import { IkatBand } from "#art/ikat-band.tsx";
import { readDevice } from "#domain/device.ts";
import { buttonClass } from "#ui/button.tsx";
import { DashboardHeader } from "#ui/dashboard-header.tsx";
import { Notice } from "#ui/notice.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { forgetAdmin } from "../admin-marker.ts";
import { HomeLink } from "../home-link.tsx";
import type { Route } from "./+types/page.ts";
import { describeActor } from "./describe-actor.ts";
import { MailSection } from "./mail-section.tsx";
import { deviceName, messages, notices } from "./messages.ts";
import { SessionList } from "./session-list.tsx";

export const middleware: Route.MiddlewareFunction[] = [guardAccount];

export const meta: Route.MetaFunction = () => [{ title: messages.pageTitle }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = currentActor(context);
  const { notice, headers } = await takeNotice(context, request);
  const sessions = await loadOwnSessions(context);
  return data(
    {
      ...describeActor(actor),
      home: homeOf(actor),
      sessions: sessions.map(({ id, userAgent, openedAt, seenAt }) => ({
        id,
        device: deviceName(readDevice(userAgent)),
        openedAt,
        seenAt,
        isCurrent: id === actor.session.id,
      })),
      notice: notice?.code ?? null,
    },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { name, email, role, home, sessions, notice } = loaderData;
  const told = notice !== null && Object.hasOwn(notices, notice) ? notices[notice] : undefined;
  return (
    <>
      <DashboardHeader
        brand={<HomeLink />}
        band={<IkatBand variant="chevron" className="block" />}
        title={messages.title}
        email={email}
        logout={messages.logout}
        onLogout={forgetAdmin}
      >
        <Link to={home} className={buttonClass("plain")}>
          {messages.dashboard}
        </Link>
      </DashboardHeader>
      <main className="mx-auto grid max-w-5xl grid-cols-1 gap-8 px-4 py-6 wrap-anywhere sm:px-6">
        {told && <Notice tone="success">{told}</Notice>}
        <section className="grid gap-3">
          <h2 className="text-xl font-semibold">{messages.signedInAs}</h2>
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1">
            <Fact label={messages.name} value={name} />
            <Fact label={messages.email} value={email} />
            {role && <Fact label={messages.role} value={messages.roles[role]} />}
          </dl>
        </section>
        <section className="grid justify-items-start gap-3">
          <h2 className="text-xl font-semibold">{messages.password}</h2>
          <p className="text-muted">{messages.passwordText}</p>
          <OpenButton to="/account/password" tone="quiet">
            {messages.changePassword}
          </OpenButton>
        </section>
        {role === "student" && (
          <section className="grid justify-items-start gap-3">
            <h2 className="text-xl font-semibold">{messages.guardian}</h2>
            <p className="text-muted">{messages.guardianText}</p>
            <OpenButton to="/account/guardian" tone="quiet">
              {messages.openGuardian}
            </OpenButton>
          </section>
        )}
        <MailSection />
        <SessionList sessions={sessions} />
      </main>
      <Outlet />
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
