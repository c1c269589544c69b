import { expect, test } from "vitest";
import { readDeviceKeys, readEndpoint } from "./endpoint.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://web.push.apple.com/QGuI",
  "https://wns2-pn1p.notify.windows.com/w/?token=BQYAAA",
  "https://fcm.googleapis.com:443/fcm/send/abc",
])("%s is called", (text) => {
  expect(readEndpoint(text)?.href).toBeTruthy();
});

test.each([
  "",
  "fcm.googleapis.com",
  "http://fcm.googleapis.com/x",
  "ftp://fcm.googleapis.com/x",
  "https://fcm.googleapis.com:8443/x",
  "https://fcm.googleapis.com:80/x",
  "https://user@fcm.googleapis.com/x",
  "https://user:word@fcm.googleapis.com/x",
  "https://fcm.googleapis.com@127.0.0.1/x",
  "https://fcm.googleapis.com#@127.0.0.1/x",
  "https://fcm.googleapis.com./x",
  "https://fcm.googleapis.com.attacker.example/x",
  "https://attacker.example/fcm.googleapis.com",
  "https://xfcm.googleapis.com/x",
  "https://notify.windows.com/x",
  "https://notify.windows.com.attacker.example/x",
  "https://attackernotify.windows.com/x",
  "https://127.0.0.1/x",
  "https://127.1/x",
  "https://2130706433/x",
  "https://0x7f000001/x",
  "https://0177.0.0.1/x",
  "https://0/x",
  "https://localhost/x",
  "https://[::1]/x",
  "https://[::ffff:127.0.0.1]/x",
  "https://[fd00::1]/x",
  "https://10.0.0.1/x",
  "https://169.254.169.254/latest/meta-data",
  "https://192.168.1.1/x",
  "https://①②⑦.⓪.⓪.①/x",
  "javascript:alert(1)",
  "data:text/plain,x",
  `https://fcm.googleapis.com/${"x".repeat(1000)}`,
])("%s is never called", (text) => {
  expect(readEndpoint(text)).toBeNull();
});

test("the keys of a device are a point and 16 bytes", () => {
  const point = Buffer.alloc(65, 4).toString("base64url");
  const auth = Buffer.alloc(16, 1).toString("base64url");
  expect(readDeviceKeys(point, auth)).toEqual({
    p256dh: Buffer.alloc(65, 4),
    auth: Buffer.alloc(16, 1),
  });
  for (const wrong of ["", "x", Buffer.alloc(65, 3).toString("base64url"), `${point}AA`]) {
    expect(readDeviceKeys(wrong, auth)).toBeNull();
  }
  for (const wrong of ["", "?", `${auth}AA`]) expect(readDeviceKeys(point, wrong)).toBeNull();
});
