import webPush from "web-push";
import {
  deleteDeadSubscription,
  delayPush,
  finishPush,
  type ClaimedPush,
} from "#data/push/pushes.ts";
import type { Database } from "#data/shared/database.ts";
import { readEndpoint } from "#domain/push/endpoint.ts";
import { retrySeconds } from "#domain/push/retry.ts";
import type { Language } from "#domain/shared/language.ts";
import type { EventLog } from "#request/context.ts";
import { isDeviceKey, type PushKey } from "#security/push-key.ts";

/** What every notice is sent with. */
export interface PushOptions {
  database: Database;
  /** The origin of the screens that notices open. */
  origin: string;
  key: PushKey;
  /** The academy's name and address, by which the makers of browsers reach who sends. */
  academy: (language: Language) => { name: string; email: string };
  log: EventLog;
  /** Where all requests go instead of to the makers of browsers, in tests. */
  standIn?: string | undefined;
}

/** How long the maker of a browser may take to answer, in milliseconds. */
const timeout = 10_000;

/** Answers that say that a device takes nothing any more. */
const gone = [403, 404, 410];

/**
 * Sends a notice to the maker of its device's browser, and stores what became of it: sent, to be sent
 * again, or refused for good; an address that is gone is deleted with all that waits for it.
 */
export async function sendPush(options: PushOptions, push: ClaimedPush): Promise<void> {
  const { database, log } = options;
  const { id, subscriptionId, kind } = push;
  // Both are checked when they are stored. The list of makers may have changed since, and what can't be
  // encrypted would stop all that is sent beside it.
  if (!readEndpoint(push.endpoint) || !isDeviceKey(push.p256dh)) {
    return deleteDeadSubscription(database, subscriptionId);
  }
  const answer = await post(options, push);
  if (answer.status >= 200 && answer.status < 300) return finishPush(database, id, "sent");
  log("info", "push-refused", { pushId: id, kind, status: answer.status });
  if (gone.includes(answer.status)) return deleteDeadSubscription(database, subscriptionId);
  const seconds = retrySeconds(answer, push.attempts);
  if (seconds === null) return finishPush(database, id, "failed");
  await delayPush(database, id, seconds);
}

/** The answer of a browser's maker; status 0 for none. */
interface PushAnswer {
  status: number;
  retryAfter: string | null;
}

async function post(options: PushOptions, push: ClaimedPush): Promise<PushAnswer> {
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    {
      endpoint: push.endpoint,
      keys: {
        p256dh: push.p256dh.toString("base64url"),
        auth: push.auth.toString("base64url"),
      },
    },
    JSON.stringify(payloadOf(options, push)),
    {
      vapidDetails: {
        subject: `mailto:${options.academy("en").email}`,
        ...options.key,
      },
      contentEncoding: "aes128gcm",
      TTL: Math.max(0, Math.floor((push.expiresAt.getTime() - Date.now()) / 1000)),
      urgency: push.kind === "soon" ? "high" : "normal",
      ...(push.lessonId && { topic: push.lessonId.replaceAll("-", "") }),
    },
  );
  const url = options.standIn ? `${options.standIn}/${endpoint.replace("https://", "")}` : endpoint;
  try {
    const response = await fetch(url, {
      method,
      headers: { ...(headers as Record<string, string>) },
      body: new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return { status: response.status, retryAfter: response.headers.get("retry-after") };
  } catch {
    return { status: 0, retryAfter: null };
  }
}

/**
 * What a device gets: a kind and a path, for which the worker has the words. In the declarative format,
 * so that a browser without the worker shows it too, with the academy's name alone.
 */
function payloadOf({ origin, academy }: PushOptions, push: ClaimedPush) {
  const { kind, path, lessonId, language } = push;
  return {
    web_push: 8030,
    mutable: true,
    notification: {
      title: academy(language).name,
      navigate: origin + path,
      lang: language,
      tag: lessonId ?? kind,
      data: { kind, path },
    },
  };
}
