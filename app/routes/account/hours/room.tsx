import { data } from "react-router";
import { redirectWithFlashMessage } from "#request/flash-message.ts";
import { loadOwnRoom, setOwnRoom } from "#use-cases/timetable/room.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { messages } from "#parts/timetable/room/messages.ts";
import { readRoom } from "#parts/timetable/room/read-room.ts";
import { RoomDialog } from "#parts/timetable/room/room-dialog.tsx";
import type { Route } from "./+types/room.ts";

export const meta: Route.MetaFunction = ({ matches }) => screenTitle(matches, messages.title);

const hours = "/account/hours";

export function loader({ context }: Route.LoaderArgs) {
  return { url: loadOwnRoom(context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { url, refusal } = await readRoom(request, context);
  if (refusal) return data(refusal, { status: 400 });
  await setOwnRoom(context, url);
  return redirectWithFlashMessage(context, hours, "room-saved");
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { isInvalid: false, typed: undefined });

/** `/account/hours/room`: the link of all of a tutor's lessons. */
export default function OwnRoom({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RoomDialog title={messages.title} closeTo={hours} url={loaderData.url} refusal={actionData} />
  );
}
