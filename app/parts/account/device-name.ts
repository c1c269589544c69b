import type { Device } from "#domain/account/device.ts";
import { deviceWords } from "./messages.ts";

/** The name of a device, such as "Firefox on Android". */
export function deviceName({ browser, system }: Device): string {
  if (browser && system) return deviceWords.browserOn(browser, system);
  return browser ?? system ?? deviceWords.unknown;
}
