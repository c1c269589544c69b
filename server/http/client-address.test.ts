import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const peer = "10.0.0.1";

test.each([
  ["nobody is believed", "203.0.113.9", 0, peer],
  ["there is no header", null, 1, peer],
  ["the header is empty", "", 1, peer],
  ["one proxy is believed", "203.0.113.9", 1, "203.0.113.9"],
  ["a client forged the rest", "1.2.3.4, 5.6.7.8, 203.0.113.9", 1, "203.0.113.9"],
  ["two proxies are believed", "1.2.3.4, 203.0.113.9,10.0.0.2", 2, "203.0.113.9"],
  ["there are fewer hops than proxies", "203.0.113.9", 3, "203.0.113.9"],
  ["the last hop is blank", "1.2.3.4, ", 1, peer],
  ["it is IPv6", "2001:db8::1", 1, "2001:db8::1"],
])("where %s", (_, forwarded, trusted, address) => {
  expect(clientAddress(peer, forwarded, trusted)).toBe(address);
});
