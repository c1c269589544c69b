import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";

/** How a browser can be reached. */
type Address = Record<"endpoint" | "p256dh" | "auth", string>;

/**
 * Asks the person whether this browser may show notices, and the browser how it can be reached.
 *
 * @param pushKey the academy's public key
 */
export async function subscribe(
  pushKey: string,
): Promise<Result<Address, Refusal<"denied" | "failed">>> {
  if ((await Notification.requestPermission()) !== "granted") return refuse("denied");
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    });
    const { endpoint = "", keys = {} } = made.toJSON();
    return ok({ endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" });
  } catch {
    return refuse("failed");
  }
}
