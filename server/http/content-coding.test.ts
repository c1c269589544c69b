import { expect, test } from "vitest";
import { chooseCoding } from "./content-coding.ts";

test.each([
  [null, null],
  [undefined, null],
  ["", null],
  ["identity", null],
  ["deflate, zstd", null],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["BR", "br"],
  ["br;q=0.5,gzip;q=1.0", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000,gzip;q=0", null],
  ["br;q=0.001", "br"],
  ["brotli, x-gzip", null],
  [`${",".repeat(10_000)}gzip`, "gzip"],
])("Accept-Encoding %j is answered with %j", (accepted, coding) => {
  expect(chooseCoding(accepted, ["br", "gzip"])).toBe(coding);
});

test.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, br, zstd;q=0", "br"],
  ["deflate", null],
])("Accept-Encoding %j is answered with %j where there is zstd", (accepted, coding) => {
  expect(chooseCoding(accepted, ["zstd", "br", "gzip"])).toBe(coding);
});
