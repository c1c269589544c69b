import { createHmac, timingSafeEqual } from "node:crypto";
import { readLink, readRefund, entityOf, type Entity } from "#domain/fees/gateway/facts.ts";
import { isGatewayPage, pagesOf } from "#domain/fees/gateway/pages.ts";
import { ok, refuse, type Refusal, type Result } from "#domain/shared/result.ts";
import type { EventLog, GatewayRefusal, PaymentGateway } from "#request/context.ts";
import type { RazorpayKeys } from "../settings.ts";

const razorpayUrl = "https://api.razorpay.com";

/** A person waits for it, in milliseconds. */
const standardTimeout = 8_000;

/** The most that an answer may have, in bytes. */
const longestAnswer = 256 * 1024;

type Answer = Result<Entity, Refusal<GatewayRefusal>>;

interface Call {
  /** What the log calls it. */
  call: string;
  path: string;
  /** Without it, something is read. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/**
 * Razorpay's Payment Links and refunds (https://razorpay.com/docs/api). A call that fails is logged with
 * its status, and without what was sent.
 *
 * @param options another address and timeout, for tests
 */
export function createRazorpay(
  { keyId, keySecret, webhookSecret }: RazorpayKeys,
  log: EventLog,
  { url = razorpayUrl, timeout = standardTimeout }: { url?: string; timeout?: number } = {},
): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  const ask = async ({ call, path, body, headers }: Call): Promise<Answer> => {
    const fail = (reason: GatewayRefusal, status: number | null): Answer => {
      log("warn", "gateway-failed", { call, reason, status });
      return refuse(reason);
    };
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(new URL(`/v1/${path}`, url), {
        method: body ? "POST" : "GET",
        headers: {
          authorization,
          accept: "application/json",
          "content-type": "application/json",
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        // It answers itself, or not at all: a key is sent nowhere else.
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      });
      answer = JSON.parse(await readText(response));
    } catch {
      return fail("unavailable", null);
    }
    if (response.ok) return ok(entityOf(answer));
    // Too many requests are no refusal of this one.
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429;
    return fail(isRefused ? "refused" : "unavailable", response.status);
  };
  const readAs = async <T>(call: Call, read: (entity: Entity) => T | null) => {
    const answer = await ask(call);
    if (!answer.ok) return answer;
    const value = read(answer.value);
    if (value !== null) return ok(value);
    log("warn", "gateway-failed", { call: call.call, reason: "unreadable", status: null });
    return refuse<GatewayRefusal>("unavailable");
  };
  return {
    pages: pagesOf(url),
    createLink: ({ reference, paise, description, returnTo, expiresAt }) =>
      readAs(
        {
          call: "create-link",
          path: "payment_links",
          body: {
            amount: paise,
            currency: "INR",
            accept_partial: false,
            reference_id: reference,
            description,
            expire_by: Math.floor(expiresAt.getTime() / 1000),
            // It gets no address of a family either, to which it could write.
            reminder_enable: false,
            callback_url: returnTo,
            callback_method: "get",
          },
        },
        (entity) => {
          const link = readLink(entity);
          return link && isGatewayPage(link.url, url)
            ? { linkId: link.linkId, url: link.url }
            : null;
        },
      ),
    findLink: (linkId) =>
      readAs({ call: "find-link", path: `payment_links/${encodeURIComponent(linkId)}` }, readLink),
    refund: ({ paymentId, paise, receipt }) =>
      readAs(
        {
          call: "refund",
          path: `payments/${encodeURIComponent(paymentId)}/refund`,
          body: { amount: paise, speed: "normal", receipt },
          headers: { "x-refund-idempotency": receipt },
        },
        readRefund,
      ),
    findRefund: (refundId) =>
      readAs({ call: "find-refund", path: `refunds/${encodeURIComponent(refundId)}` }, readRefund),
    isSigned(body, signature) {
      const expected = createHmac("sha256", webhookSecret).update(body).digest();
      const given = /^[\da-f]{64}$/i.test(signature) ? Buffer.from(signature, "hex") : null;
      return given !== null && timingSafeEqual(given, expected);
    },
  };
}

/** @throws for a longer answer than any of Razorpay's */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > longestAnswer) throw new Error("too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
