import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

/** A notice as it arrived at a maker of browsers. */
export interface ArrivedPush {
  /** The device's address. */
  endpoint: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** How the stand-in answers an address. */
export interface PushAnswer {
  status: number;
  headers?: Record<string, string>;
}

/** A browser that can be reached. */
export interface Device {
  endpoint: string;
  /** The form with which it says so. */
  form: Record<"endpoint" | "p256dh" | "auth", string>;
  /** What a notice says. */
  read: (push: ArrivedPush) => unknown;
}

/**
 * A stand-in for the makers of browsers on this machine, by RFC 8030: the address of a device is the
 * path. Call it at the top of a test file: `const makers = await startPushService()`.
 */
export async function startPushService() {
  const arrived: ArrivedPush[] = [];
  /** The answers of an address, in turn, the last one from then on; null ends the connection. */
  const answers = new Map<string, (PushAnswer | null)[]>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const endpoint = `https:/${request.url ?? ""}`;
      arrived.push({ endpoint, headers: request.headers, body: Buffer.concat(parts) });
      const own = answers.get(endpoint) ?? [{ status: 201 }];
      const answer = own.length > 1 ? own.shift() : own[0];
      if (!answer) return request.socket.destroy();
      return response.writeHead(answer.status, answer.headers).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { url, arrived, answers };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A browser of its own, of one of the makers. */
export function makeDevice(host = "fcm.googleapis.com"): Device {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `https://${host}/fcm/send/${randomUUID()}`;
  return {
    endpoint,
    form: { endpoint, p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    read: ({ body }) => {
      // RFC 8291 in the record of RFC 8188: salt, size, the sender's key, then one record.
      const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 21 + 65)];
      const shared = curve.computeSecret(senderKey);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
      const key = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync("sha256", key, salt, `Content-Encoding: ${name}\0`, length));
      const record = body.subarray(21 + 65);
      const decipher = createDecipheriv(
        "aes-128-gcm",
        derive("aes128gcm", 16),
        derive("nonce", 12),
      );
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
