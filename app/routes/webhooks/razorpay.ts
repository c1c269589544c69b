import { readBytes } from "#request/form.ts";
import { takeNotice } from "#use-cases/fees/gateway/hear.ts";
import type { Route } from "./+types/razorpay.ts";

const statuses = { off: 404, forged: 403, unreadable: 400 } as const;

/** More than any notice has, in bytes. */
const longestNotice = 128 * 1024;

/** `/webhooks/razorpay`: Razorpay's notices, each signed. What is accepted needs not be sent again. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const body = await readBytes(request, context, longestNotice);
  const signature = request.headers.get("x-razorpay-signature") ?? "";
  const eventId = request.headers.get("x-razorpay-event-id") ?? "";
  const result = await takeNotice(context, { body, signature, eventId });
  return new Response(null, { status: result.ok ? 204 : statuses[result.reason] });
}

export function loader(): Response {
  return new Response("Method Not Allowed", { status: 405, headers: { allow: "POST" } });
}
