import { redirect } from "react-router";
import { withdrawMessage } from "#use-cases/messages/change.ts";
import { loadMessage } from "#use-cases/messages/one.ts";
import { linkedGuardian } from "#use-cases/messages/reader.ts";
import type { Route } from "./+types/withdrawal.ts";

const pageOf = ({ guardianToken, chatId: lineId }: Route.ActionArgs["params"]) =>
  `/guardian/messages/${guardianToken}/${lineId}#write`;

/** Takes a message of the guardian's own back. */
export async function action({ context, params }: Route.ActionArgs) {
  const reader = await linkedGuardian(context, params.guardianToken);
  await loadMessage(context, reader, params);
  await withdrawMessage(context, reader, params);
  return redirect(pageOf(params), { status: 303 });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadMessage(context, await linkedGuardian(context, params.guardianToken), params);
  return redirect(pageOf(params));
}
