import { redirect } from "react-router";
import { withdrawMessage } from "#use-cases/messages/change.ts";
import { loadMessage } from "#use-cases/messages/one.ts";
import { tutorReader } from "#use-cases/messages/reader.ts";
import type { Route } from "./+types/withdrawal.ts";

const pageOf = (lineId: string) => `/tutor-dashboard/messages/${lineId}#write`;

/** Takes a message of the tutor's own back. */
export async function action({ context, params }: Route.ActionArgs) {
  const reader = tutorReader(context);
  await loadMessage(context, reader, params);
  await withdrawMessage(context, reader, params);
  return redirect(pageOf(params.chatId), { status: 303 });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  await loadMessage(context, tutorReader(context), params);
  return redirect(pageOf(params.chatId));
}
