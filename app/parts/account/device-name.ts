import { readDevice } from "#domain/account/device.ts";
import { deviceWords } from "./messages.ts";

/** The name of a device, such as "Firefox on Android". */
export function deviceName(userAgent: string): string {
  const { browser, system } = readDevice(userAgent);
  if (browser && system) return deviceWords.browserOn(browser, system);
  return browser ?? system ?? deviceWords.unknown;
}
