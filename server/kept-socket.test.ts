import { expect, test } from "vitest";
import { takeKeptSocket } from "./kept-socket.ts";

test.each([
  ["one for us", { LISTEN_PID: "7", LISTEN_FDS: "1", LISTEN_FDNAMES: "viluva@3001.socket" }, 3],
  ["several, of which the first counts", { LISTEN_PID: "7", LISTEN_FDS: "2" }, 3],
  ["one for the process above us", { LISTEN_PID: "6", LISTEN_FDS: "1" }, null],
  ["none", { LISTEN_PID: "7", LISTEN_FDS: "0" }, null],
  ["nothing about it", {}, null],
])("the environment tells of %s", (_, told, descriptor) => {
  const env = { ...told, PORT: "3001" };
  expect(takeKeptSocket(env, 7)).toBe(descriptor);
  expect(env).toEqual({ PORT: "3001" });
});
