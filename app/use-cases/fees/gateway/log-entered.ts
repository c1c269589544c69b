import type { Entered } from "#data/fees/gateway/settle.ts";
import type { EventLog } from "#request/context.ts";

/** Logs what was entered in the books because of what the gateway said. */
export function logEntered(log: EventLog, entered: readonly Entered[]): void {
  for (const { what, familyId, paymentId } of entered) {
    log("info", "gateway-entered", { what, familyId, paymentId });
  }
}
