// Talks to the person's device. The library is loaded at the first press of a button.

/** What came of asking a device: its answer as JSON for the server, or why there is none. */
export type DeviceAnswer =
  | { ok: true; answer: string }
  /** 'known' means that the device has a passkey of this account already. */
  | { ok: false; reason: "cancelled" | "known" | "offline" };

/** Asks the device for a passkey of this site. @param url gives the options */
export function askForPasskey(url: string): Promise<DeviceAnswer> {
  return askDevice(url, async (options) => {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    return startAuthentication({ optionsJSON: options as never });
  });
}

/** Asks the device to make a passkey. @param url gives the options */
export function makePasskey(url: string): Promise<DeviceAnswer> {
  return askDevice(url, async (options) => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    return startRegistration({ optionsJSON: options as never });
  });
}

async function askDevice(
  url: string,
  ask: (options: unknown) => Promise<unknown>,
): Promise<DeviceAnswer> {
  let options: unknown;
  try {
    const response = await fetch(url);
    if (!response.ok) return { ok: false, reason: "offline" };
    options = await response.json();
  } catch {
    return { ok: false, reason: "offline" };
  }
  try {
    return { ok: true, answer: JSON.stringify(await ask(options)) };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    return { ok: false, reason: isKnown ? "known" : "cancelled" };
  }
}
