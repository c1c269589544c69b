import { checkRoom } from "#domain/timetable/room.ts";
import { readForm } from "#request/form.ts";
import type { Context } from "#request/context.ts";
import { messages } from "./messages.ts";

/** Why a form of `RoomDialog` was not taken. */
export interface RoomRefusal {
  error: string;
  isInvalid: boolean;
  /** Undefined where the form is still on the screen as it was submitted. */
  typed: string | undefined;
}

/** The submitted address of a room, and why it can't be one; null where it can. @throws as `readForm` */
export async function readRoom(
  request: Request,
  context: Context,
): Promise<{ url: string; refusal: RoomRefusal | null }> {
  const form = await readForm(request, context);
  const url = form.text("url").trim();
  const problem = checkRoom(url);
  const refusal = problem && { error: messages.problems[problem], isInvalid: true, typed: url };
  return { url, refusal };
}
