import { expect, test } from "vitest";
import { serversOf } from "./primary.ts";

test.each([
  ["postgres://u:p@db:5432/v", ["postgres://u:p@db:5432/v"]],
  ["postgresql:///v?host=/run,/tmp", ["postgresql:///v?host=/run,/tmp"]],
  [
    "postgres://u:p%2C@a:5432,b/v?sslmode=require",
    ["postgres://u:p%2C@a:5432/v?sslmode=require", "postgres://u:p%2C@b/v?sslmode=require"],
  ],
  [
    "postgres://a:1,[::1]:2,c:3/v",
    ["postgres://a:1/v", "postgres://[::1]:2/v", "postgres://c:3/v"],
  ],
])("%s is split into its servers", (address, servers) => {
  expect(serversOf(address)).toEqual(servers);
});
