import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { cheapCost } from "#test/support/fast.ts";
import { hashPassword, verifyPassword } from "./password.ts";

test("a hash is OWASP's scrypt, salted, and knows its own password only", async () => {
  const [hash, again] = [await hashPassword("గణితం sesame"), await hashPassword("గణితం sesame")];
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(again).not.toBe(hash);
  expect(await verifyPassword("గణితం sesame", hash)).toBe(true);
  expect(await verifyPassword("గణితం Sesame", hash)).toBe(false);
  expect(await verifyPassword("", hash)).toBe(false);
});

test("a hash of another setting still counts", async () => {
  const key = scryptSync("sesame", "salt", 32, { N: 1024, r: 8, p: 1 });
  const older = `scrypt$1024$8$1$${btoa("salt")}$${key.toString("base64")}`;
  expect(await verifyPassword("sesame", older)).toBe(true);
  expect(await verifyPassword("Sesame", older)).toBe(false);
});

test("no account has no password", async () => {
  expect(await verifyPassword("", null, cheapCost)).toBe(false);
  expect(await verifyPassword("sesame", null, cheapCost)).toBe(false);
});

test("a hash that can't be read fails by itself, and the next one is compared", async () => {
  const hash = await hashPassword("sesame", cheapCost);
  const broken = hash.replace("$64$", "$3$");
  const answers = await Promise.allSettled(
    [broken, hash, broken, hash].map((one) => verifyPassword("sesame", one)),
  );
  expect(answers.map(({ status }) => status)).toEqual([
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
});

test("twenty at once each get their own answer", async () => {
  const key = (text: string) => scryptSync(text, "salt", 32, { N: 1024, r: 8, p: 1 });
  const hashOf = (text: string) =>
    `scrypt$1024$8$1$${btoa("salt")}$${key(text).toString("base64")}`;
  const checks = Array.from({ length: 20 }, (_, at) =>
    verifyPassword(`sesame ${at}`, hashOf(`sesame ${at % 2 === 0 ? at : "other"}`)),
  );
  expect(await Promise.all(checks)).toEqual(Array.from({ length: 20 }, (_, at) => at % 2 === 0));
});
