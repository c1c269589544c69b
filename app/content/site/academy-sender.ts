import type { Sender } from "#domain/site/sender.ts";
import { resolveAcademy } from "./academy.ts";
import type { SiteChanges } from "./site.ts";

/** Who mails come from by an academy's site, which is the same in every language. */
export function senderOf({ academy }: Pick<SiteChanges, "academy">): Sender {
  const { name, email } = resolveAcademy(academy);
  return { name, address: email };
}
