import { redirect } from "react-router";
import { readForm } from "#request/form.ts";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadLine, setAside } from "#use-cases/fees/lines.ts";
import { linePage, statementPage } from "#routes/admin/fees/request.ts";
import type { Route } from "./+types/aside.ts";

/** Sets a line of a bank statement aside that is no fee. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { lineId } = params;
  const { statementId } = await loadLine(context, lineId, "");
  const reason = (await readForm(request, context)).text("reason").trim().slice(0, 200);
  if (reason === "") return redirectWithFlashMessage(context, linePage(lineId), "line-no-reason");
  const result = await setAside(context, lineId, reason);
  return result.ok
    ? redirectWithFlashMessage(context, statementPage(statementId), "line-set-aside")
    : redirectWithFlashMessage(context, linePage(lineId), "line-gone");
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadLine(context, params.lineId, "");
  return redirect(linePage(params.lineId));
}
