import { data, useRouteLoaderData } from "react-router";
import { takeFlashMessage } from "#request/flash-message.ts";
import { loadOverview } from "#use-cases/tutor/assignments.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { hasCalendar } from "#domain/tutor.ts";
import { CalendarCard } from "../../calendar-card.tsx";
import { forwardLoaderHeaders } from "../../headers.ts";
import { PasswordAdvice } from "../../password-advice.tsx";
import { PasskeyOffer } from "../../passkey-offer.tsx";
import type { loader as layoutLoader } from "../layout.tsx";
import { AddTools } from "../add-tools.tsx";
import { messages } from "../messages.ts";
import type { Route } from "./+types/page.ts";
import { UpcomingSessions } from "./upcoming-sessions.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = new Date();
  const { sessions, calendar } = await loadOverview(context, now);
  const { notice, headers: taken } = await takeFlashMessage(context, request);
  const loaded = {
    notice: notice?.code ?? null,
    calendar,
    now: now.getTime(),
    sessions: sessions.map(({ classId, subjectId, ...session }) => ({
      ...session,
      course: messages.courseTitle(subjectName(subjectId), className(classId)),
      hasBegun: session.startsAt <= now,
    })),
  };
  return data(loaded, { headers: taken });
}

export const headers = forwardLoaderHeaders;

/** `/tutor-dashboard`, before an assignment is chosen. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  if (!layout) return null;
  const { assignments, canManage, status } = layout;
  return (
    <div className="grid gap-6">
      <PasswordAdvice code={loaderData.notice} />
      <PasskeyOffer />
      {assignments.length > 0 && <p className="text-muted">{messages.chooseAssignment}</p>}
      {/* A tutor who is not approved sees the disabled buttons and the reason (§4). */}
      {!canManage && <AddTools base="/tutor-dashboard" current={null} canManage={false} />}
      {assignments.length > 0 && <UpcomingSessions sessions={loaderData.sessions} />}
      {hasCalendar(status) && <CalendarCard address={loaderData.calendar} now={loaderData.now} />}
    </div>
  );
}
