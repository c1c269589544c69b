import { expect, test } from "vitest";
import { takeInheritedSocket } from "./inherited-socket.ts";

test.each([
  ["one socket for us", { LISTEN_PID: "7", LISTEN_FDS: "1", LISTEN_FDNAMES: "viluva.socket" }, 3],
  ["several sockets: the first is used", { LISTEN_PID: "7", LISTEN_FDS: "2" }, 3],
  ["a socket for a parent process", { LISTEN_PID: "6", LISTEN_FDS: "1" }, null],
  ["no socket", { LISTEN_PID: "7", LISTEN_FDS: "0" }, null],
  ["no variables", {}, null],
])("the environment announces %s", (_, variables, descriptor) => {
  const env = { ...variables, PORT: "3001" };
  expect(takeInheritedSocket(env, 7)).toBe(descriptor);
  expect(env).toEqual({ PORT: "3001" });
});
