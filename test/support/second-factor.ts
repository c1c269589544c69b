import { TOTP } from "otpauth";
import type { TestAcademy } from "./academy.ts";
import { TestBrowser } from "./browser.ts";
import { makeAdmin, password, type Person } from "./people.ts";

/** The app's code for a secret, some seconds from now. */
export function codeOf(secret: string, seconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });
}

/** Begins to set a second factor up. @returns the secret that the page shows */
export async function beginSecondFactor(browser: TestBrowser, code = ""): Promise<string> {
  const { page } = await browser.submit("/account/second-factor", { password, code });
  const shown = /value="((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})"/.exec(page)?.[1];
  if (!shown) throw new Error("no secret is shown");
  return shown.replaceAll(" ", "");
}

/** Reads the recovery codes that a page shows. */
export function readCodes(page: string): string[] {
  return [...page.matchAll(/<li>([A-Z2-7-]{19})<\/li>/g)].map(([, code = ""]) => code);
}

/** An admin with a second factor: in a browser that is new to it, and in the one that set it up. */
export interface CarefulAdmin extends Person {
  signedIn: TestBrowser;
  secret: string;
  /** The code of the app that proved it. */
  used: string;
  /** Recovery codes. */
  codes: string[];
}

export async function makeCarefulAdmin(academy: TestAcademy): Promise<CarefulAdmin> {
  const admin = await makeAdmin(academy);
  const secret = await beginSecondFactor(admin.browser);
  const path = "/account/second-factor/confirmation";
  const used = codeOf(secret);
  const answer = await admin.browser.post(path, { code: used });
  const codes = readCodes(await answer.text());
  return {
    ...admin,
    signedIn: admin.browser,
    browser: new TestBrowser(academy),
    secret,
    used,
    codes,
  };
}
