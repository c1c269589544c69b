import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import type { TestAcademy } from "./academy.ts";
import type { TestBrowser } from "./browser.ts";
import { password } from "./people.ts";

/** What a test may make a device say other than the truth. */
export interface Lie {
  origin?: string;
  site?: string;
  challenge?: string;
  counter?: number;
  isVerified?: boolean;
  handle?: string;
}

interface Options {
  challenge: string;
  user?: { id: string };
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** A device with one passkey, in software: it makes the passkey and signs with it. */
export class TestDevice {
  readonly #origin: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  readonly #id = randomBytes(32);
  #handle = "";
  #counter: number;

  /** @param counter how often it has signed; null for a device that does not count */
  constructor({ origin }: Pick<TestAcademy, "origin">, counter: number | null = null) {
    this.#origin = origin;
    this.#counter = counter ?? -1;
    ({ privateKey: this.#privateKey, publicKey: this.#publicKey } = generateKeyPairSync("ec", {
      namedCurve: "P-256",
    }));
  }

  get #id64(): string {
    return this.#id.toString("base64url");
  }

  #client(type: "create" | "get", { challenge }: Options, lie: Lie): Buffer {
    const origin = lie.origin ?? this.#origin;
    return Buffer.from(
      JSON.stringify({ type: `webauthn.${type}`, challenge: lie.challenge ?? challenge, origin }),
    );
  }

  #authenticator(lie: Lie, flags: number, credential = Buffer.alloc(0)): Buffer {
    if (this.#counter >= 0) this.#counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? Math.max(0, this.#counter));
    const site = lie.site ?? new URL(this.#origin).hostname;
    const verified = lie.isVerified === false ? 0 : 4;
    return Buffer.concat([sha256(site), Buffer.from([flags | verified]), counter, credential]);
  }

  /** Makes the passkey. @returns the answer as a browser sends it */
  create(options: Options, lie: Lie = {}): string {
    this.#handle = options.user?.id ?? "";
    const { x = "", y = "" } = this.#publicKey.export({ format: "jwk" });
    const point = (text: string) => [Buffer.from([0x58, 32]), Buffer.from(text, "base64url")];
    // CBOR: an EC2 key for ES256 on P-256.
    const key = Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
      ...point(x),
      Buffer.from([0x22]),
      ...point(y),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), this.#id, key]);
    const data = this.#authenticator(lie, 0x41, credential);
    // CBOR: {fmt: "none", attStmt: {}, authData}
    const attestation = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
      Buffer.from([data.length]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: this.#client("create", options, lie).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal", "made-up"],
    });
  }

  /** Signs a challenge. @returns the answer as a browser sends it */
  get(options: Options, lie: Lie = {}): string {
    const client = this.#client("get", options, lie);
    const data = this.#authenticator(lie, 1);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), this.#privateKey);
    return this.#answer({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle: lie.handle ?? this.#handle,
    });
  }

  #answer(response: object): string {
    const id = this.#id64;
    return JSON.stringify({
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response,
    });
  }
}

/** The options of a challenge, which the browser remembers. */
export async function readOptions(browser: TestBrowser, path: string): Promise<Options> {
  return (await (await browser.get(path)).json()) as Options;
}

/** Proves in a signed-in browser with the password that it is its owner's. */
export async function prove(browser: TestBrowser): Promise<void> {
  const answer = await browser.post("/account/proof", { password });
  if (answer.status !== 303) throw new Error(`not proved: ${answer.status}`);
}

/** Adds a passkey in a signed-in browser. @returns the device that has it */
export async function addPasskey(
  academy: TestAcademy,
  browser: TestBrowser,
  device = new TestDevice(academy),
): Promise<TestDevice> {
  await prove(browser);
  const options = await readOptions(browser, "/account/passkeys/challenge");
  const fields = { name: "Test device", answer: device.create(options) };
  const answer = await browser.post("/account/passkeys", fields);
  if (answer.status !== 303) throw new Error(`no passkey was added: ${answer.status}`);
  return device;
}

/** Answers a sign-in's challenge at a role's screen. */
export async function signInWithPasskey(
  browser: TestBrowser,
  device: TestDevice,
  role: string,
  lie: Lie = {},
): Promise<Response> {
  const options = await readOptions(browser, "/passkey/challenge");
  return browser.post(`/passkey/sign-in/${role}`, { answer: device.get(options, lie) });
}
