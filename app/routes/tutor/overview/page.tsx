import { useRouteLoaderData } from "react-router";
import { loadOverview } from "#access/teaching.ts";
import { className, subjectName } from "#domain/catalogue.ts";
import { CalendarPart } from "../../calendar-part.tsx";
import type { loader as layoutLoader } from "../layout.tsx";
import { AddTools } from "../add-tools.tsx";
import { messages } from "../messages.ts";
import type { Route } from "./+types/page.ts";
import { UpcomingSessions } from "./upcoming-sessions.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const { sessions, calendarSince } = await loadOverview(context, now);
  return {
    calendarSince,
    sessions: sessions.map(({ classId, subjectId, ...session }) => ({
      ...session,
      course: messages.courseTitle(subjectName(subjectId), className(classId)),
      hasBegun: session.startsAt <= now,
    })),
  };
}

/** `/tutor-dashboard` before an assignment is chosen; the sidebar says it when there is none. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const layout = useRouteLoaderData<typeof layoutLoader>("routes/tutor/layout");
  if (!layout) return null;
  const { assignments, canManage, status } = layout;
  return (
    <div className="grid gap-6">
      {assignments.length > 0 && <p className="text-muted">{messages.chooseAssignment}</p>}
      {/* Whoever waits for approval sees what will be possible, and why it is not yet (§4). */}
      {!canManage && <AddTools base="/tutor-dashboard" current={null} canManage={false} />}
      {assignments.length > 0 && <UpcomingSessions sessions={loaderData.sessions} />}
      {status !== "rejected" && <CalendarPart since={loaderData.calendarSince} />}
    </div>
  );
}
