import { expect, test } from "vitest";
import { readDevice } from "./device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple}`;

test.each([
  [
    "Chrome",
    "Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/150.0.0.0 Mobile Safari/537.36`,
  ],
  [
    "Chrome",
    "Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36`,
  ],
  [
    "Chrome",
    "ChromeOS",
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/150.0.0.0 Safari/537.36`,
  ],
  [
    "Chrome",
    "Linux",
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/150.0.0.0 Safari/537.36`,
  ],
  ["Chrome", "iPhone", `${iPhone} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`],
  [
    "Edge",
    "Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
  ],
  [
    "Edge",
    "Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/150.0.0.0 Mobile Safari/537.36 EdgA/150.0.0.0`,
  ],
  [
    "Opera",
    "Mac",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/150.0.0.0 Safari/537.36 OPR/134.0.0.0`,
  ],
  [
    "Samsung Internet",
    "Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
  ],
  [
    "UC Browser",
    "Android",
    `Mozilla/5.0 (Linux; U; Android 14) ${webkit} Version/4.0 Chrome/123.0.0.0 UCBrowser/16.0 Mobile Safari/537.36`,
  ],
  ["Firefox", "Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0"],
  ["Firefox", "Android", "Mozilla/5.0 (Android 15; Mobile; rv:152.0) Gecko/152.0 Firefox/152.0"],
  ["Firefox", "iPhone", `${iPhone} FxiOS/152.0 Mobile/15E148 Safari/605.1.15`],
  ["Safari", "iPhone", `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`],
  [
    "Safari",
    "iPad",
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${apple} Version/18.5 Mobile/15E148 Safari/604.1`,
  ],
  [
    "Safari",
    "Mac",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.5 Safari/605.1.15`,
  ],
  [null, null, "curl/8.14.1"],
  [null, null, ""],
  [null, null, "<script>alert('Chrome')</script>"],
])("%s on %s: %s", (browser, system, userAgent) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});

test("a truncated user agent is read as far as possible", () => {
  expect(readDevice("Mozilla/5.0 (Windows NT 10.0; Win64")).toEqual({
    browser: null,
    system: "Windows",
  });
});
