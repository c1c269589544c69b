import { useRouteLoaderData } from "react-router";
import type { loader } from "../layout.tsx";
import { AddTools } from "../add-tools.tsx";
import { messages } from "../messages.ts";

/** `/tutor-dashboard` before an assignment is chosen; the sidebar says it when there is none. */
export default function Overview() {
  const layout = useRouteLoaderData<typeof loader>("routes/tutor/layout");
  if (!layout) return null;
  const { assignments, canManage } = layout;
  return (
    <div className="grid gap-4">
      {assignments.length > 0 && <p className="text-muted">{messages.chooseAssignment}</p>}
      {/* Whoever waits for approval sees what will be possible, and why it is not yet (§4). */}
      {!canManage && <AddTools base="/tutor-dashboard" current={null} canManage={false} />}
    </div>
  );
}
