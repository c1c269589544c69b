import { changeEmail } from "#access/email.ts";
import { openLink } from "#access/mailed-links.ts";
import { redirectWithNotice } from "#access/notice.ts";
import { doors } from "../doors.ts";
import { AddressCard, linkHeaders, linkMeta, LinkOver, linkOver } from "../link-page.tsx";
import type { Route } from "./+types/page.ts";
import { messages } from "./messages.ts";

export const meta = () => linkMeta(messages.title);

export const headers = linkHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const link = await openLink(context, params.token, "change-email");
  if (!link) return linkOver();
  return { email: link.email };
}

/** Changes the address. Who is signed in to that account here stays so; everybody else is not. */
export async function action({ context, params }: Route.ActionArgs) {
  const done = await changeEmail(context, params.token);
  if (!done) return linkOver();
  const { link, cookie } = done;
  const to = cookie ? "/account" : doors[link.role];
  return redirectWithNotice(context, to, "email-changed", { cookies: cookie ? [cookie] : [] });
}

export default function ChangeEmail({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <LinkOver next={messages.over} />;
  return <AddressCard email={loaderData.email} words={messages} />;
}
