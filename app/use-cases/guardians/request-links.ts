import { insertGuardianLinkRequest } from "#data/guardians/guardian-link-requests.ts";
import { ok, type LimitedRefusal, type Result } from "#domain/shared/result.ts";
import { auditedTransaction, denyLimited } from "#request/audit.ts";
import {
  clientAddressContext,
  requestIdContext,
  servicesContext,
  type Context,
} from "#request/context.ts";

/**
 * Records a request for new links of a guardian. The address is looked up later
 * (`process-link-requests.ts`), so that the work, and with it the response time, is the same
 * whether or not it is a guardian's. Refused when this network has made too many requests.
 */
export async function requestGuardianLinks(
  context: Context,
  email: string,
): Promise<Result<null, LimitedRefusal>> {
  const { addressLimits } = context.get(servicesContext);
  const entry = { action: "ask-guardian-link", subject: null } as const;
  const minutes = await addressLimits.guardian.attempt(context.get(clientAddressContext));
  if (minutes !== null) return denyLimited(context, entry, minutes);
  await auditedTransaction(context, async (trx, record) => {
    await insertGuardianLinkRequest(trx, { email, requestId: context.get(requestIdContext) });
    await record(entry);
  });
  return ok();
}
