import { data } from "react-router";
import { redirectAbout } from "#security/notice-about.ts";
import { findNameOfTutor } from "#use-cases/people/tutors.ts";
import { loadRoomOf, setRoomOf } from "#use-cases/timetable/room.ts";
import { keepFormOnFailure } from "#shell/failed-submit.ts";
import { screenTitle } from "#shell/screen-title.ts";
import { messages } from "#parts/timetable/room/messages.ts";
import { readRoom } from "#parts/timetable/room/read-room.ts";
import { RoomDialog } from "#parts/timetable/room/room-dialog.tsx";
import type { Route } from "./+types/room.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  screenTitle(matches, messages.title, loaderData?.name);

const pageOf = (tutorId: string) => `/admin-dashboard/tutors/${tutorId}`;

export function loader({ context, params }: Route.LoaderArgs) {
  return loadRoomOf(context, params.tutorId);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { tutorId } = params;
  const { url, refusal } = await readRoom(request, context);
  if (refusal) {
    await loadRoomOf(context, tutorId);
    return data(refusal, { status: 400 });
  }
  await setRoomOf(context, tutorId, url);
  const name = await findNameOfTutor(context, tutorId);
  return redirectAbout(context, pageOf(tutorId), "room-saved", name);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  keepFormOnFailure(args, { isInvalid: false, typed: undefined });

/** `/admin-dashboard/tutors/:tutorId/room`: the link of all of a tutor's lessons. */
export default function Room({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <RoomDialog
      title={messages.titleOf(loaderData.name)}
      closeTo={pageOf(params.tutorId)}
      url={loaderData.url}
      refusal={actionData}
    />
  );
}
