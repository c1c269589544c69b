import { setTimeout as delay } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";

/** A request of a page and its response. */
export interface Transfer {
  url: string;
  /** The content type, such as "text/html". */
  type: string;
  /** Bytes on the wire, headers included. */
  bytes: number;
  ended: boolean;
}

/** Records every network request of a page from now on. */
export async function followTransfers(session: CDPSession): Promise<Transfer[]> {
  const transfers = new Map<string, Transfer>();
  const list: Transfer[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!/^https?:/.test(request.url)) return;
    const transfer = { url: request.url, type: "", bytes: 0, ended: false };
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

/** Waits until no request has been open for a tenth of a second, at most five seconds. */
export async function settle(transfers: readonly Transfer[]): Promise<void> {
  const limit = Date.now() + 5000;
  let idlePolls = 0;
  while (idlePolls < 2 && Date.now() < limit) {
    await delay(50);
    idlePolls = transfers.every(({ ended }) => ended) ? idlePolls + 1 : 0;
  }
}
