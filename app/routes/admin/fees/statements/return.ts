import { redirect } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadLine, putBack } from "#use-cases/fees/lines.ts";
import { linePage } from "#routes/admin/fees/request.ts";
import type { Route } from "./+types/return.ts";

/** Lets a line wait again that was set aside. */
export async function action({ context, params }: Route.ActionArgs) {
  const { lineId } = params;
  await loadLine(context, lineId, "");
  const result = await putBack(context, lineId);
  const code = result.ok ? "line-put-back" : "line-gone";
  return redirectWithFlashMessage(context, linePage(lineId), code);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadLine(context, params.lineId, "");
  return redirect(linePage(params.lineId));
}
