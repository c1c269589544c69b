import { data } from "react-router";
import type { Context } from "#request/context.ts";
import { denyRecord } from "#request/audit.ts";

/**
 * Answers a guardian's link that is not valid, the same whether it was ended or never existed.
 * Never call it inside a transaction: a denial is recorded on a connection of its own.
 *
 * @throws 404
 */
export async function denyLink(context: Context): Promise<never> {
  await denyRecord(context, "guardian", "");
  throw data("no-link", { status: 404 });
}
