import { createHash } from "node:crypto";
import { siteContext, type Context } from "#request/context.ts";
import type { Calendar } from "#use-cases/calendar/calendar.ts";
import { calendarText } from "./calendar-text.ts";

/** A response with a calendar, or 304 where the client has the same version. */
export function answerCalendar(
  request: Request,
  context: Context,
  calendar: Calendar,
  fileName: string,
): Response {
  const { origin } = new URL(request.url);
  const text = calendarText(calendar, { origin, academy: context.get(siteContext).academy.name });
  // Weak, since the response may be compressed.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url")}"`;
  const headers = {
    etag,
    "cache-control": "private, no-cache",
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": `inline; filename="${fileName}"`,
    "x-robots-tag": "noindex",
  };
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  if (known.some((one) => one.trim() === etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}
