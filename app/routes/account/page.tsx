import { data, Link, Outlet } from "react-router";
import { isOwnEmailVerified } from "#use-cases/account/email-address.ts";
import { currentActor } from "#security/guards.ts";
import { loadOwnSessions } from "#use-cases/account/sessions.ts";
import { loadSecondFactor } from "#use-cases/account/second-factor.ts";
import { canEnter } from "#domain/people/staff.ts";
import { buttonClass } from "#ui/button.tsx";
import { Fact } from "#ui/records/fact.tsx";
import { OpenButton } from "#ui/open-button.tsx";
import { forwardLoaderHeaders } from "#shell/headers.ts";
import { FlashNotice } from "#shell/flash-notice.tsx";
import { screenTitle } from "#shell/screen-title.ts";
import { takeNotice } from "#parts/shared/take-notice.ts";
import type { Route } from "./+types/page.ts";
import { describeActor } from "./describe-actor.ts";
import { deviceName } from "#parts/account/device-name.ts";
import { AccountFrame } from "#parts/account/frame.tsx";
import { LanguageSection } from "./language-section.tsx";
import { MailSection } from "./mail-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { messages, notices } from "#parts/account/messages.ts";
import { AccountSection } from "./section.tsx";
import { SessionList } from "./session-list.tsx";
import { ShortcutSection } from "./shortcut-section.tsx";
import { typed } from "#shell/typed.tsx";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.pageTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = currentActor(context);
  const { notice, headers } = await takeNotice(context, request, notices);
  const sessions = await loadOwnSessions(context);
  return data(
    {
      ...describeActor(actor),
      isVerified: await isOwnEmailVerified(context),
      sessions: sessions.map(({ id, userAgent, openedAt, seenAt, hasPush }) => ({
        id,
        device: deviceName(userAgent),
        openedAt,
        seenAt,
        isCurrent: id === actor.session.id,
        hasPush,
      })),
      // An admin chooses only about sign-ups, and searches only the lists.
      hasMails: !actor.admin || canEnter(actor.admin.role, "people"),
      hasSecondFactor: actor.admin && (await loadSecondFactor(context)).since !== null,
      notice,
    },
    { headers },
  );
}

export const headers = forwardLoaderHeaders;

export default function Account({ loaderData }: Route.ComponentProps) {
  const { name, email, isVerified, role, roleName, sessions, hasMails, hasSecondFactor, notice } =
    loaderData;
  return (
    <>
      <AccountFrame title={messages.title} back={null}>
        <FlashNotice text={notice} />
        <section className="grid gap-3">
          <h2 className="text-xl font-semibold">{messages.signedInAs}</h2>
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1">
            <Fact label={messages.name} value={typed(name)} />
            <Fact label={messages.email} value={email} />
            {roleName && <Fact label={messages.role} value={roleName} />}
          </dl>
        </section>
        <EmailSection email={email} isVerified={isVerified} />
        {role !== "admin" && (
          <AccountSection title={messages.profile} text={messages.profileText}>
            <Link to="/account/profile" className={buttonClass("quiet")}>
              {messages.openProfile}
            </Link>
          </AccountSection>
        )}
        <AccountSection title={messages.password} text={messages.passwordText}>
          <OpenButton to="/account/password" tone="quiet">
            {messages.changePassword}
          </OpenButton>
        </AccountSection>
        <AccountSection title={messages.passkeys} text={messages.passkeysText}>
          <Link to="/account/passkeys" className={buttonClass("quiet")}>
            {messages.openPasskeys}
          </Link>
        </AccountSection>
        {hasSecondFactor !== null && (
          <AccountSection
            title={messages.secondFactor}
            text={hasSecondFactor ? messages.secondFactorOn : messages.secondFactorOff}
          >
            <Link to="/account/second-factor" className={buttonClass("quiet")}>
              {messages.openSecondFactor}
            </Link>
          </AccountSection>
        )}
        {role === "tutor" && (
          <AccountSection title={messages.hours} text={messages.hoursText}>
            <Link to="/account/hours" className={buttonClass("quiet")}>
              {messages.openHours}
            </Link>
          </AccountSection>
        )}
        {role === "student" && (
          <AccountSection title={messages.times} text={messages.timesText}>
            <Link to="/account/times" className={buttonClass("quiet")}>
              {messages.openTimes}
            </Link>
          </AccountSection>
        )}
        {role === "student" && (
          <AccountSection title={messages.guardian} text={messages.guardianText}>
            <OpenButton to="/account/guardian" tone="quiet">
              {messages.openGuardian}
            </OpenButton>
          </AccountSection>
        )}
        <LanguageSection />
        {hasMails && <MailSection />}
        {hasMails && role === "admin" && <ShortcutSection />}
        <SessionList sessions={sessions} />
        <AccountSection title={messages.everything} text={messages.everythingText}>
          <div className="flex flex-wrap gap-3">
            <Link to="/account/export" className={buttonClass("quiet")}>
              {messages.openExport}
            </Link>
            <Link to="/account/deletion" className={buttonClass("quiet")}>
              {messages.deletion}
            </Link>
          </div>
        </AccountSection>
      </AccountFrame>
      <Outlet />
    </>
  );
}
