import { useRouteLoaderData } from "react-router";
import type { loader } from "../layout.tsx";
import { messages } from "../messages.ts";

/** `/tutor-dashboard` before an assignment is chosen; the sidebar says it when there is none. */
export default function Overview() {
  const layout = useRouteLoaderData<typeof loader>("routes/tutor/layout");
  if (!layout || layout.assignments.length === 0) return null;
  return <p className="text-muted">{messages.chooseAssignment}</p>;
}
