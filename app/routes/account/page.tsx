import { data, Link, Outlet } from "react-router";
import { isOwnEmailVerified } from "#access/email.ts";
import { currentActor, guardAccount, homeOf } from "#access/guards.ts";
import { takeNotice } from "#access/notice.ts";
import { loadOwnSessions } from "#access/own-account.ts";
import { loadSecondFactor } from "#access/second-factor.ts";
import { readDevice } from "#domain/device.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import type { Route } from "./+types/page.ts";
import { describeActor } from "./describe-actor.ts";
import { AccountFrame } from "./frame.tsx";
import { MailSection } from "./mail-section.tsx";
import { EmailSection } from "./email-section.tsx";
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
      isVerified: await isOwnEmailVerified(context),
      home: homeOf(actor),
      sessions: sessions.map(({ id, userAgent, openedAt, seenAt }) => ({
        id,
        device: deviceName(readDevice(userAgent)),
        openedAt,
        seenAt,
        isCurrent: id === actor.session.id,
      })),
      hasSecondFactor: actor.admin && (await loadSecondFactor(context)).since !== null,
      notice: notice?.code ?? null,
    },
    { headers },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { name, email, isVerified, role, home, sessions, hasSecondFactor, notice } = loaderData;
  const told = notice !== null && Object.hasOwn(notices, notice) ? notices[notice] : undefined;
  return (
    <>
      <AccountFrame
        title={messages.title}
        email={email}
        back={{ to: home, label: messages.dashboard }}
      >
        {told && <Notice tone="success">{told}</Notice>}
        <section className="grid gap-3">
          <h2 className="text-xl font-semibold">{messages.signedInAs}</h2>
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1">
            <Fact label={messages.name} value={name} />
            <Fact label={messages.email} value={email} />
            {role && <Fact label={messages.role} value={messages.roles[role]} />}
          </dl>
        </section>
        <EmailSection email={email} isVerified={isVerified} />
        {role !== "admin" && (
          <section className="grid justify-items-start gap-3">
            <h2 className="text-xl font-semibold">{messages.profile}</h2>
            <p className="text-muted">{messages.profileText}</p>
            <Link to="/account/profile" className={buttonClass("quiet")}>
              {messages.openProfile}
            </Link>
          </section>
        )}
        <section className="grid justify-items-start gap-3">
          <h2 className="text-xl font-semibold">{messages.password}</h2>
          <p className="text-muted">{messages.passwordText}</p>
          <OpenButton to="/account/password" tone="quiet">
            {messages.changePassword}
          </OpenButton>
        </section>
        {hasSecondFactor !== null && (
          <section className="grid justify-items-start gap-3">
            <h2 className="text-xl font-semibold">{messages.secondFactor}</h2>
            <p className="text-muted">
              {hasSecondFactor ? messages.secondFactorOn : messages.secondFactorOff}
            </p>
            <Link to="/account/second-factor" className={buttonClass("quiet")}>
              {messages.openSecondFactor}
            </Link>
          </section>
        )}
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
        <section className="grid justify-items-start gap-3">
          <h2 className="text-xl font-semibold">{messages.everything}</h2>
          <p className="text-muted">{messages.everythingText}</p>
          <div className="flex flex-wrap gap-3">
            <Link to="/account/export" className={buttonClass("quiet")}>
              {messages.openExport}
            </Link>
            <Link to="/account/deletion" className={buttonClass("quiet")}>
              {messages.deletion}
            </Link>
          </div>
        </section>
      </AccountFrame>
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
