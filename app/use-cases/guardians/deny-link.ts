import type { Context } from "#request/context.ts";
import { notFound } from "#request/audit.ts";

/**
 * Answers a guardian's link that is not valid, the same whether it was ended or never existed.
 * Never call it inside a transaction: a denial is recorded on a connection of its own.
 *
 * @throws 404
 */
export async function denyLink(context: Context): Promise<never> {
  return notFound(context, "no-link", "guardian");
}
