import type { Database } from "#data/shared/database.ts";
import { hearGateway } from "#data/fees/gateway/heard.ts";
import { noteLink, reserveLink } from "#data/fees/gateway/links.ts";
import type { GatewayNews } from "#domain/fees/gateway/event.ts";
import { hour } from "#domain/shared/durations.ts";
import type { Chance } from "../../support/chance.ts";

/**
 * A family opens a page of the gateway, and the gateway says what was paid there and perhaps given back: in
 * any order, some of it at once, and some of it again.
 *
 * @param day of the payment, YYYY-MM-DD
 */
export async function payOnline(
  db: Database,
  { familyId, day }: { familyId: string; day: string },
  chance: Chance,
): Promise<void> {
  const now = new Date();
  const paise = 100 * (500 + chance.below(20));
  const expiresAt = new Date(now.getTime() + 24 * hour);
  const link = await db
    .transaction()
    .execute((trx) => reserveLink(trx, { familyId, paise, expiresAt }, now));
  if (link.is === "asked") return;
  const { id } = link;
  const linkId = `plink_${id}`;
  if (link.is === "new") {
    await noteLink(db, id, { linkId, url: "https://rzp.io/i/test" }, expiresAt);
  }
  // Some families leave it open, and pay there later.
  if (chance.percent(30)) return;
  const payment = { paymentId: `pay_${id}`, paise, currency: "INR", day };
  const captured = { ...payment, reference: null, linkId: null };
  const paid = { ...payment, reference: id, linkId };
  const refund = { refundId: `rfnd_${id}`, paymentId: payment.paymentId, receipt: null };
  const given = { ...refund, paise: 1 + chance.below(paise) };
  const said: GatewayNews[] = [
    { is: "payment", payment: captured },
    { is: "payment", payment: paid },
    { is: "payment", payment: paid },
  ];
  if (chance.percent(40)) said.push({ is: "refund", refund: { ...given, state: "processed" } });
  if (chance.percent(10)) said.push({ is: "refund", refund: { ...given, state: "failed" } });
  const shuffled = said
    .map((news) => ({ news, at: chance.below(1000) }))
    .toSorted((a, b) => a.at - b.at);
  await Promise.all(
    shuffled.map(({ news, at }) =>
      hearGateway(db, news, chance.percent(70) ? { id: `${id}-${at}`, kind: "test" } : null),
    ),
  );
}
