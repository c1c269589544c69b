import { pieceBytes } from "#domain/homework/photo.ts";

/** What the server answers to a piece. */
export type PieceAnswer =
  | { received: number; photoId: string | null; reason?: undefined }
  | { reason: string };

/** How long is waited after a failure, in milliseconds: longer after each, up to the last. */
const waits = [500, 1_000, 2_000, 5_000, 10_000, 15_000];

/** After how many failures in a row it is given up: after about half an hour. */
const mostFailures = 120;

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** One request; null where the network or the server failed, and it is worth trying again. */
async function ask(url: string, body: Blob | null): Promise<PieceAnswer | null> {
  try {
    const method = body ? "POST" : "GET";
    const headers = { "content-type": "application/octet-stream", accept: "application/json" };
    const answer = await fetch(url, { method, body, headers });
    if (answer.status >= 500 || answer.status === 429) return null;
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return isJson ? ((await answer.json()) as PieceAnswer) : { reason: "gone" };
  } catch {
    return null;
  }
}

/**
 * Sends a photo in pieces. After any break it asks how far the upload is and goes on from there.
 *
 * @param path the address of the homework's uploads
 * @param onProgress called with the share that is sent, from 0 to 1
 * @returns null once the photo has arrived; else why it was refused
 */
export async function sendPhoto(
  path: string,
  photo: Blob,
  onProgress: (share: number) => void,
): Promise<string | null> {
  const url = `${path}?upload=${crypto.randomUUID()}&size=${photo.size}`;
  let start = 0;
  let failures = 0;
  let isUnsure = false;
  while (failures < mostFailures) {
    const piece = isUnsure ? null : photo.slice(start, start + pieceBytes);
    // oxlint-disable-next-line no-await-in-loop -- pieces follow each other
    const answer = await ask(`${url}&start=${start}`, piece);
    if (answer === null) {
      // oxlint-disable-next-line no-await-in-loop
      await pause(waits[Math.min(failures, waits.length - 1)] ?? 0);
      failures += 1;
      isUnsure = true;
      continue;
    }
    if (answer.reason !== undefined) {
      if (answer.reason !== "busy") return answer.reason;
      // oxlint-disable-next-line no-await-in-loop
      await pause(2_000);
      failures += 1;
    } else {
      if (answer.photoId) return null;
      failures = 0;
      isUnsure = false;
      onProgress(answer.received / photo.size);
      // All of it is there and no photo yet: the last piece asks for it once more.
      start = Math.min(answer.received, Math.max(0, photo.size - 1));
    }
  }
  return "unreachable";
}
