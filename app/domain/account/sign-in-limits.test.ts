import { expect, test } from "vitest";
import {
  addressKey,
  addressSignInLimit,
  callerLimit,
  minutesToWait,
  slowedLimit,
  strangersDailyLimit,
  strangersLimit,
} from "./sign-in-limits.ts";

test("10 failures per account and caller and 300 per network in 15 minutes, 100 and 1000 per account", () => {
  expect(callerLimit).toEqual({ failures: 10, seconds: 900 });
  expect(addressSignInLimit).toEqual({ failures: 300, seconds: 900 });
  expect(strangersLimit).toEqual({ failures: 100, seconds: 3600 });
  expect(slowedLimit).toEqual({ failures: 2, seconds: 3600 });
  expect(strangersDailyLimit).toEqual({ failures: 1000, seconds: 86_400 });
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  [" 192.0.2.1 ", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:c000:0201", "192.0.2.1"],
  ["2001:db8:0:1:aaaa:bbbb:cccc:dddd", "2001:db8:0:1::/64"],
  ["2001:DB8:0:1::9", "2001:db8:0:1::/64"],
  ["2001:0db8:0000:0001:0000:0000:0000:0009", "2001:db8:0:1::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["2001:db8::1:0:0:0:9", "2001:db8:0:1::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["fe80::1%25eth0", "fe80:0:0:0::/64"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["[192.0.2.1]:4711", "192.0.2.1"],
  ["[2001:db8:0:1::9]:4711", "2001:db8:0:1::/64"],
  ["[2001:db8:0:1::9]", "2001:db8:0:1::/64"],
  ["[fe80::1%eth0]:4711", "fe80:0:0:0::/64"],
  ["[::ffff:192.0.2.1]:4711", "192.0.2.1"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
])("%s is counted under %s", (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test.each([
  "",
  "localhost",
  "1.2.3",
  "1.2.3.256",
  "1.2.3.4.5",
  "1::2::3",
  "1:2:3",
  "1:2:3:4::5:6:7:8",
  "g::1",
  ":1::",
  "192.0.2.1:",
  "192.0.2.1:x",
  "192.0.2.1:123456",
  "[2001:db8::1",
  "[2001:db8::1]x",
  "[]:80",
  "unknown",
  "_hidden",
])("%j is counted as unknown", (text) => {
  expect(addressKey(text)).toBe("unknown");
});

test("neighbouring networks are counted separately", () => {
  expect(addressKey("2001:db8:0:1::1")).not.toBe(addressKey("2001:db8:0:2::1"));
  expect(addressKey("192.0.2.1")).not.toBe(addressKey("192.0.2.2"));
});

test.each([
  [0, 1],
  [1, 1],
  [60_000, 1],
  [60_001, 2],
  [899_999, 15],
  [900_000, 15],
  [-5, 1],
])("%i ms is %i minutes to wait", (milliseconds, minutes) => {
  expect(minutesToWait(milliseconds)).toBe(minutes);
});
