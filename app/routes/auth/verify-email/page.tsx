import { actorContext } from "#access/context.ts";
import { confirmEmail } from "#access/email.ts";
import { openLink } from "#access/mailed-links.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { doors } from "../doors.ts";
import { AddressCard, linkHeaders, linkMeta, LinkOver, linkOver } from "../link-page.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta = () => linkMeta(messages.title);

export const headers = linkHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const link = await openLink(context, params.token, "verify-email");
  if (!link) return linkOver();
  return { email: link.email };
}

/** Confirms the address, whoever is signed in: the mail proves it, not the browser. */
export async function action({ context, params }: Route.ActionArgs) {
  const link = await confirmEmail(context, params.token);
  if (!link) return linkOver();
  const to = context.get(actorContext) ? "/account" : doors[link.role];
  return redirectWithNotice(context, to, "email-verified");
}

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <LinkOver next={messages.over} />;
  return <AddressCard email={loaderData.email} words={messages} />;
}
