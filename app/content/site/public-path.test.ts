import { expect, test } from "vitest";
import { mailedPath } from "./public-path.ts";

test("a mailed link names its language where its reader has no session, English too", () => {
  for (const [path, mailed] of [
    ["/guardian/token", "/guardian/token?language=en"],
    ["/guardian/consent/token?a=b", "/guardian/consent/token?a=b&language=en"],
    ["/guardian/token?a=b#c", "/guardian/token?a=b&language=en#c"],
    ["/guardian/token#c", "/guardian/token?language=en#c"],
    ["/requests/token", "/requests/token?language=en"],
    ["/guardian", "/guardian"],
    ["/dashboard", "/dashboard"],
    ["/reset-password/token", "/reset-password/token"],
    ["/calendar/token.ics", "/calendar/token.ics"],
  ] as const) {
    expect(mailedPath(path)).toBe(mailed);
  }
});
