import { setTimeout as delay } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";

/** One request of a page and its response. */
export interface Transfer {
  /** The response's content type, such as "text/html". */
  type: string;
  /** Bytes on the wire, headers included. */
  bytes: number;
  ended: boolean;
}

/** Records every request of a page from now on, except those that never leave the browser. */
export async function recordTransfers(session: CDPSession): Promise<Transfer[]> {
  const transfers = new Map<string, Transfer>();
  const list: Transfer[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!/^https?:/.test(request.url)) return;
    const transfer = { type: "", bytes: 0, ended: false };
    const redirected = transfers.get(requestId);
    if (redirected) redirected.ended = true;
    transfers.set(requestId, transfer);
    list.push(transfer);
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (!transfer) return;
    transfer.type = response.mimeType;
    transfer.bytes = response.encodedDataLength;
    // Live updates stay open for as long as the page.
    if (response.mimeType === "text/event-stream") transfer.ended = true;
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (!transfer) return;
    transfer.bytes = encodedDataLength;
    transfer.ended = true;
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.ended = true;
  });
  await session.send("Network.enable");
  return list;
}

/** Waits until no request has been open for 100 ms, at most five seconds. */
export async function waitForTransfers(transfers: readonly Transfer[]): Promise<void> {
  const limit = Date.now() + 5000;
  let quietChecks = 0;
  while (quietChecks < 2 && Date.now() < limit) {
    await delay(50);
    quietChecks = transfers.every(({ ended }) => ended) ? quietChecks + 1 : 0;
  }
}
