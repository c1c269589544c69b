import { isRecordId } from "#domain/shared/record-id.ts";
import { redirect } from "react-router";
import { servicesContext, type Context } from "./context.ts";
import { ownCookie } from "./cookies.ts";
import type { PlainCode } from "./plain-codes.ts";

/** How long a message waits for its page, in seconds. */
export const flashLifetime = 60;

// The cookie has a code, and what it is about only sealed: the text is in the screen's messages, so a
// forged cookie can't add any.
const noticeCookie = ownCookie("notice", { maxAge: flashLifetime });

const flashCookie = (context: Context) => noticeCookie(context.get(servicesContext).secure);

/** The message shown once on the page after a redirect. */
export interface FlashMessage {
  code: string;
  /** How many records were changed, for messages that say so. */
  count: number | null;
  /** How many were requested but not changed. */
  others: number | null;
  /** The id of the record whose deletion can be undone; the undo checks the permission itself. */
  undo: string | null;
  /** The id of the record that was added, and of the assignment that it belongs to. */
  item: string | null;
  assignment: string | null;
  /** When something was before the change, in milliseconds since 1970. */
  moment: number | null;
  /** When a lesson is after a move, likewise. */
  movedTo: number | null;
  /** What has just been answered in a list that it leaves: an id or a day, and its place there. */
  answered: string | null;
  place: number | null;
  /** Whom and what it is about, encrypted: `readAbout` of security reads it. */
  sealed: string | null;
}

type Details = Partial<Omit<FlashMessage, "code" | "sealed">> & { cookies?: string[] };

/**
 * Redirects after a change, with a message for the next page that needs no name. One that says whose
 * record was changed is set by `redirectAbout` of security.
 *
 * @param details with further `Set-Cookie` headers as `cookies`
 */
export function redirectWithFlashMessage(
  context: Context,
  to: string,
  code: PlainCode,
  details: Details = {},
): Promise<Response> {
  return redirectWithSealed(context, to, code, details);
}

/** The same with what the message is about, encrypted: for `redirectAbout` of security. */
export async function redirectWithSealed(
  context: Context,
  to: string,
  code: string,
  { cookies = [], ...details }: Details & { sealed?: string | null },
): Promise<Response> {
  const headers = new Headers();
  const message = await flashCookie(context).serialize({ code, ...details });
  for (const cookie of [message, ...cookies]) headers.append("set-cookie", cookie);
  return redirect(to, { status: 303, headers });
}

/** The pending flash message for a screen whose layout takes it, or null. */
export async function readFlashMessage(
  context: Context,
  request: Request,
): Promise<FlashMessage | null> {
  return parseMessage(await flashCookie(context).parse(request.headers.get("cookie")));
}

/** The pending flash message, or null, and the header that clears it. */
export async function takeFlashMessage(
  context: Context,
  request: Request,
): Promise<{ notice: FlashMessage | null; headers: Record<string, string> }> {
  const cookie = flashCookie(context);
  const notice = await readFlashMessage(context, request);
  if (!notice) return { notice, headers: {} };
  return { notice, headers: { "set-cookie": await cookie.serialize("", { maxAge: 0 }) } };
}

/** Longer ones are not ours: `redirectAbout` limits what it seals. */
const sealedText = /^[\w-]{1,1500}$/;

const answeredName = /^[\da-f-]{10,36}$/;

function parseMessage(value: unknown): FlashMessage | null {
  if (typeof value !== "object" || value === null) return null;
  const { code, count, others, undo, item, assignment, moment, movedTo, answered, place, sealed } =
    value as Record<keyof FlashMessage, unknown>;
  const idOrNull = (id: unknown) => (typeof id === "string" && isRecordId(id) ? id : null);
  if (typeof code !== "string") return null;
  return {
    code,
    count: typeof count === "number" ? count : null,
    others: typeof others === "number" ? others : null,
    undo: idOrNull(undo),
    item: idOrNull(item),
    assignment: idOrNull(assignment),
    moment: typeof moment === "number" ? moment : null,
    movedTo: typeof movedTo === "number" ? movedTo : null,
    answered: typeof answered === "string" && answeredName.test(answered) ? answered : null,
    place: typeof place === "number" ? place : null,
    sealed: typeof sealed === "string" && sealedText.test(sealed) ? sealed : null,
  };
}
