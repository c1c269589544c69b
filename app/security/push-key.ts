import { createECDH, ECDH, hkdfSync } from "node:crypto";

/** The pair of keys by which the makers of browsers know who sends a notice (VAPID), in base64url. */
export interface PushKey {
  publicKey: string;
  privateKey: string;
}

/** Whether untrusted bytes are a public key of a device: a notice can't be encrypted with any others. */
export function isDeviceKey(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, "prime256v1");
    return true;
  } catch {
    return false;
  }
}

/**
 * The pair of keys of an academy, derived from its secret: all instances have the same, and it stays
 * for as long as that secret (decision 109).
 */
export function pushKeyOf(secret: Uint8Array): PushKey {
  const curve = createECDH("prime256v1");
  for (let attempt = 0; ; attempt += 1) {
    const key = Buffer.from(hkdfSync("sha256", secret, "", `viluva push ${attempt}`, 32));
    try {
      curve.setPrivateKey(key);
    } catch {
      // One of some four thousand million is no key of this curve.
      continue;
    }
    return {
      publicKey: curve.getPublicKey("base64url"),
      privateKey: key.toString("base64url"),
    };
  }
}
